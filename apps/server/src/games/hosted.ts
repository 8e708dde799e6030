/** A game as its host holds it in memory: replayed from the log, dropped when nobody plays. */
import {
  type Game,
  type GameId,
  type GameState,
  gameById,
  LOG_VERSION,
  type LogEntry,
  replay,
  type Seat,
} from '@lettertafel/engine';
import { type Chance, type Seed, seedOf } from '@lettertafel/fairness';
import type { Store } from '../store/database.ts';
import { readEntries } from '../store/log.ts';
import type { EntryRow, SeatHolderRow, SeatRow, TableRow } from '../store/schema.ts';

export interface Hosted {
  readonly id: string;
  readonly game: Game;
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly holders: readonly SeatHolderRow[];
  readonly seed: Seed;
  readonly state: GameState;
  readonly length: number;
  /** How many entries have drawn tiles or cards. */
  readonly draws: number;
  /** The time of the latest entry; a log never runs back. */
  readonly latest: number;
  /** Which entry a guest's request has become: sending it twice plays it once. */
  readonly requests: ReadonlyMap<string, number>;
}

export function requestKey(guest: string, request: string): string {
  return `${guest} ${request}`;
}

export interface Loaded {
  readonly hosted: Hosted;
  /** What was read of the log. */
  readonly entries: readonly EntryRow[];
}

/** The game as the log has it now; from `known` on, where that is still the same game. */
export async function loadHosted(store: Store, id: string, known?: Hosted): Promise<Loaded | null> {
  const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const from = known && known.length > 0 && known.length <= row.length ? known : null;
  const people = from?.row.revision === row.revision ? from : await readPeople(store, id);
  const read = from?.length === row.length ? [] : await readEntries(store, id, from?.length ?? 0);
  // Another server may have written more since the row was read.
  const entries = read.filter(({ number }) => number < row.length);
  checkWhole(row, from?.length ?? 0, entries);
  const start = from ?? startOf(row, people);
  return { hosted: afterEntries({ ...start, row, seats: people.seats, holders: people.holders }, entries), entries };
}

/** A log that lacks an entry, or has one that only a newer server can read: nobody can go on with that game here. */
export class DamagedLog extends Error {
  override readonly name = 'DamagedLog';
}

function checkWhole({ id, length }: TableRow, from: number, entries: readonly EntryRow[]): void {
  const gap = entries.findIndex(({ number }, index) => number !== from + index);
  const missing = gap >= 0 ? from + gap : from + entries.length;
  if (missing < length) throw new DamagedLog(`the log of table ${id} lacks entry ${missing} of ${length}`);
  const newer = entries.find(({ version }) => version > LOG_VERSION);
  if (newer) throw new DamagedLog(`entry ${newer.number} of table ${id} has the newer version ${newer.version}`);
}

type People = Pick<Hosted, 'seats' | 'holders'>;

async function readPeople(store: Store, table: string): Promise<People> {
  const holders = store.db.selectFrom('seat_holders').selectAll().where('table_id', '=', table);
  return { seats: await readSeats(store, table), holders: await holders.execute() };
}

export function readSeats({ db }: Store, table: string): Promise<SeatRow[]> {
  return db.selectFrom('seats').selectAll().where('table_id', '=', table).orderBy('seat').execute();
}

function startOf(row: TableRow, people: People): Hosted {
  const { seats } = people;
  const game = gameById(row.game as GameId);
  const created = game.create(seats.length, JSON.parse(row.options));
  if ('refusal' in created) throw new Error(`the options of table ${row.id} are refused: ${created.refusal.code}`);
  const { id } = row;
  const settings = { game: row.game, players: seats.length, options: JSON.parse(row.options) };
  const seed = seedOf(chanceOf(row, seats), settings);
  const nothing = { state: created.state, length: 0, draws: 0, latest: 0, requests: new Map() };
  return { id, game, row, ...people, seed, ...nothing };
}

/** What fixes the shuffle, as far as it is known. */
export function chanceOf({ scheme, secret, shares }: TableRow, seats: readonly SeatRow[]): Chance {
  if (scheme === 1) {
    return { secret, shares: shares === null ? seats.map(({ share }) => share ?? '') : JSON.parse(shares) };
  }
  const hashes = seats.map(({ share_hash }) => share_hash);
  return { scheme: 2, secret, hashes, shares: seats.map(({ share }) => share) };
}

function afterEntries(hosted: Hosted, rows: readonly EntryRow[]): Hosted {
  if (rows.length === 0) return hosted;
  const log = rows.map(entryOf);
  const requests = new Map(hosted.requests);
  for (const { guest, request, number } of rows) {
    if (guest !== null && request !== null) requests.set(requestKey(guest, request), number);
  }
  return {
    ...hosted,
    state: replay(hosted.game, hosted.state, log),
    length: hosted.length + rows.length,
    draws: hosted.draws + rows.filter(({ draw }) => draw !== null).length,
    latest: rows.at(-1)?.at ?? hosted.latest,
    requests,
  };
}

export function entryOf({ number, at, move, events, verdicts, draw }: EntryRow): LogEntry {
  return {
    number,
    at,
    move: JSON.parse(move),
    events: JSON.parse(events),
    ...(draw === null ? {} : { draw }),
    ...(verdicts === null ? {} : { verdicts: JSON.parse(verdicts) }),
  };
}

/** Whom the game waits for. */
export function awaitedSeats({ game, state }: Pick<Hosted, 'game' | 'state'>): readonly Seat[] {
  if (!state.dealt || state.over) return [];
  return game.windowOf(state)?.awaiting ?? [state.turn];
}

/**
 * The bots that have something to do now. While persons may still answer, a bot only answers too: its own turn waits,
 * so that it never closes a window over somebody's head.
 */
export function botsToAsk(hosted: Pick<Hosted, 'game' | 'state' | 'seats'>): readonly Seat[] {
  return awaitedSeats(hosted).filter((seat) => hosted.seats[seat]?.kind === 'bot');
}
