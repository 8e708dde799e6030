/**
 * Group reads, for PostgreSQL: tables that are asked for during a query share the next one, so that a server that follows the
 * moves of others pays for a few queries, not for a few per move. The counterpart of group commit (`log.ts`).
 */
import type { KeptEntry } from '@lettertafel/house';
import { type Kysely, sql } from 'kysely';
import type { Store } from './database.ts';
import { entryOfRow } from './entry-rows.ts';
import type { EntryRow, Schema, SeatHolderRow, SeatRow, TableRow } from './schema.ts';

/** A table, and what is known of it. */
export interface Wanted {
  readonly id: string;
  /** The number of the first log entry that is not known. */
  readonly from: number;
  /** Seats and holders are known as of this revision. */
  readonly revision?: number | undefined;
}

/** A stored table. Seats and holders are absent if they are as known. */
export interface Found {
  readonly row: TableRow;
  readonly seats?: readonly SeatRow[];
  readonly holders?: readonly SeatHolderRow[];
  readonly entries: readonly KeptEntry[];
}

export type ReadTable = (wanted: Wanted) => Promise<Found | null>;

/** Most tables per query. */
const MOST_AT_ONCE = 64;

export function makeGroupReader({ db }: Pick<Store, 'db'>): ReadTable {
  interface Waiting {
    readonly wanted: Wanted;
    readonly settle: (found: Found | null) => void;
    readonly fail: (error: unknown) => void;
  }
  const waiting: Waiting[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) {
      // Let the other hints of the same message add to the batch.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = waiting.splice(0, MOST_AT_ONCE);
      try {
        const found = await readTogether(
          db,
          batch.map(({ wanted }) => wanted),
        );
        for (const { wanted, settle } of batch) settle(found(wanted));
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    isBusy = false;
  }

  return (wanted) =>
    new Promise((settle, fail) => {
      waiting.push({ wanted, settle, fail });
      if (!isBusy) void work();
    });
}

async function readTogether(db: Kysely<Schema>, wanted: readonly Wanted[]): Promise<(wanted: Wanted) => Found | null> {
  const ids = [...new Set(wanted.map(({ id }) => id))];
  const { rows } = await sql<TableRow>`select * from tables where id = any(${ids})`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  // After the rows: a change between them raises the revision, and is found when something is written.
  const isNew = ({ id, revision }: Wanted) => byId.has(id) && byId.get(id)?.revision !== revision;
  const changed = [...new Set(wanted.filter(isNew).map(({ id }) => id))];
  const longer = wanted.filter(({ id, from }) => (byId.get(id)?.length ?? 0) > from);
  const [seats, holders, entries] = await Promise.all([
    changed.length > 0 ? readSeats(db, changed) : [],
    changed.length > 0 ? readHolders(db, changed) : [],
    longer.length > 0 ? readLogs(db, longer) : [],
  ]);
  const ofTable = <Row extends { readonly table_id: string }>(all: readonly Row[], id: string) =>
    all.filter(({ table_id }) => table_id === id);
  return (one) => {
    const { id, from } = one;
    const row = byId.get(id);
    if (!row) return null;
    // Another server may have appended since the row was read.
    const own = ofTable(entries, id).filter(({ number }) => number >= from && number < row.length);
    const parts = isNew(one) ? { seats: ofTable(seats, id), holders: ofTable(holders, id) } : {};
    return { row, ...parts, entries: own.map(entryOfRow) };
  };
}

async function readSeats(db: Kysely<Schema>, ids: readonly string[]): Promise<SeatRow[]> {
  return (await sql<SeatRow>`select * from seats where table_id = any(${ids}) order by seat`.execute(db)).rows;
}

async function readHolders(db: Kysely<Schema>, ids: readonly string[]): Promise<SeatHolderRow[]> {
  return (await sql<SeatHolderRow>`select * from seat_holders where table_id = any(${ids})`.execute(db)).rows;
}

async function readLogs(db: Kysely<Schema>, wanted: readonly Wanted[]): Promise<EntryRow[]> {
  const first = new Map<string, number>();
  for (const { id, from } of wanted) first.set(id, Math.min(from, first.get(id) ?? from));
  const [ids, numbers] = [[...first.keys()], [...first.values()]];
  const { rows } = await sql<EntryRow>`
    select entries.* from unnest(${ids}::text[], ${numbers}::integer[]) as wanted(id, first)
    join entries on entries.table_id = wanted.id and entries.number >= wanted.first
    order by entries.number`.execute(db);
  return rows;
}
