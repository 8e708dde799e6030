/** A game in a server's memory: replayed from the log, with the rows of its table. */
import type { Chance } from '@lettertafel/fairness';
import { type IsBot, type KeptEntry, type LiveGame, type ReadTable, replayOn, startGame } from '@lettertafel/house';
import type { Store } from '../store/database.ts';
import type { ReadTable as ReadStored } from '../store/group-reads.ts';
import { readEntries } from '../store/log.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import type { TableRows } from '../store/table-rows.ts';

export interface LiveTable extends LiveGame, TableRows {}

/** Loads the current game, replaying only what follows `known` where that is possible. */
export async function loadLiveTable(
  read: ReadStored,
  id: string,
  known?: LiveTable,
): Promise<ReadTable<LiveTable> | null> {
  const found = await read({ id, from: known?.length ?? 0, revision: known?.row.revision });
  if (!found) return null;
  const { row, seats = known?.seats ?? [], holders = known?.holders ?? [], entries } = found;
  // A shorter log than the known one: the store was replaced.
  if (known && known.length > row.length) return loadLiveTable(read, id);
  let table = withRows({ row, seats, holders }, known);
  for (const page of pagesOf(entries)) {
    table = replayOn(table, page);
    // Others' moves come between the pages of a long log.
    if (table.length < row.length) await new Promise((resolve) => setImmediate(resolve));
  }
  return { table: replayOn(table, [], row.length), entries };
}

/** Entries replayed in one go: a few milliseconds. */
const PAGE = 100;

function pagesOf(entries: readonly KeptEntry[]): (readonly KeptEntry[])[] {
  return Array.from({ length: Math.ceil(entries.length / PAGE) }, (_, page) =>
    entries.slice(page * PAGE, (page + 1) * PAGE),
  );
}

/** Reads tables one by one, for SQLite. */
export function makeReader(store: Store): ReadStored {
  const { db } = store;
  return async ({ id, from, revision }) => {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const entries: KeptEntry[] = [];
    for (let next = from; next < row.length; next += PAGE) {
      entries.push(...(await readEntries(store, id, { from: next, to: Math.min(next + PAGE, row.length) })));
    }
    if (row.revision === revision) return { row, entries };
    const ofTable = db.selectFrom('seat_holders').selectAll().where('table_id', '=', id);
    const [seats, holders] = await Promise.all([seatsOf(db, id).execute(), ofTable.execute()]);
    return { row, seats, holders, entries };
  };
}

export function seatsOf(db: Store['db'], table: string) {
  return db.selectFrom('seats').selectAll().where('table_id', '=', table).orderBy('seat');
}

/** A game with these rows of its table: from its beginning, or from what is known of it. */
export function withRows(rows: TableRows, known?: LiveTable): LiveTable {
  const { row, seats, holders } = rows;
  // The shuffle depends on the seats as long as nothing is dealt.
  const isDealt = known !== undefined && known.length > 0;
  return { ...(isDealt ? known : startOf(row, rows)), row, seats, holders };
}

function startOf(row: TableRow, { seats }: Pick<TableRows, 'seats'>): LiveGame {
  const settings = { game: row.game, players: seats.length, options: JSON.parse(row.options) };
  const started = startGame(row.id, settings, chanceOf(row, seats));
  if ('refusal' in started) throw new Error(`the options of table ${row.id} are refused: ${started.refusal.code}`);
  return started;
}

/** What determines the shuffle, as far as it is known. */
export function chanceOf({ scheme, secret, shares }: TableRow, seats: readonly SeatRow[]): Chance {
  if (scheme === 1) {
    return { secret, shares: shares === null ? seats.map(({ share }) => share ?? '') : JSON.parse(shares) };
  }
  return {
    scheme: 2,
    secret,
    hashes: hashesOf({ shares }, seats),
    shares: isAlone({ shares }) ? [] : seats.map(({ share }) => share),
  };
}

type Shares = Pick<TableRow, 'shares'>;

/** By seat; empty if a single device shuffled before the game was imported. */
export function hashesOf(row: Shares, seats: readonly SeatRow[]): (string | null)[] {
  return isAlone(row) ? [] : seats.map(({ share_hash }) => share_hash);
}

function isAlone({ shares }: Shares): boolean {
  return shares !== null;
}

export function botsOf({ seats }: Pick<LiveTable, 'seats'>): IsBot {
  return (seat) => seats[seat]?.kind === 'bot';
}
