/** A game in a server's memory: replayed from the log, with the rows of its table. */
import type { Chance } from '@lettertafel/fairness';
import { type IsBot, type LiveGame, type ReadTable, replayOn, startGame } from '@lettertafel/house';
import type { Store } from '../store/database.ts';
import { readEntries } from '../store/log.ts';
import type { SeatHolderRow, SeatRow, TableRow } from '../store/schema.ts';

export interface Hosted extends LiveGame {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly holders: readonly SeatHolderRow[];
}

/** Loads the current game, replaying only what follows `known` where that is possible. */
export async function loadHosted(store: Store, id: string, known?: Hosted): Promise<ReadTable<Hosted> | null> {
  const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const from = known && known.length > 0 && known.length <= row.length ? known : null;
  const people = from?.row.revision === row.revision ? from : await readPeople(store, id);
  const length = from?.length ?? 0;
  const read = length === row.length ? [] : await readEntries(store, id, length);
  // Another server may have appended since the row was read.
  const entries = read.filter(({ number }) => number < row.length);
  const start = { ...(from ?? startOf(row, people)), row, seats: people.seats, holders: people.holders };
  return { table: replayOn(start, entries, row.length), entries };
}

type People = Pick<Hosted, 'seats' | 'holders'>;

async function readPeople(store: Store, table: string): Promise<People> {
  const holders = store.db.selectFrom('seat_holders').selectAll().where('table_id', '=', table);
  return { seats: await readSeats(store, table), holders: await holders.execute() };
}

export function readSeats({ db }: Store, table: string): Promise<SeatRow[]> {
  return db.selectFrom('seats').selectAll().where('table_id', '=', table).orderBy('seat').execute();
}

function startOf(row: TableRow, { seats }: People): LiveGame {
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

export function botsOf({ seats }: Pick<Hosted, 'seats'>): IsBot {
  return (seat) => seats[seat]?.kind === 'bot';
}
