/** Appends to game logs, only if a log is still as long as when the move was decided. */
import type { KeptEntry } from '@lettertafel/house';
import { type CompiledQuery, type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Store } from './database.ts';
import { entryOfRow, rowOfEntry, sizeOf } from './entry-rows.ts';
import type { Announce } from './hints.ts';
import { noticing, type Waiting } from './notices.ts';
import { isPassing } from './postgres.ts';
import type { DeadlineRow, EntryRow, Schema, TableRow } from './schema.ts';

/** What a decision adds, and the row it was decided on. */
export interface Append {
  readonly table: string;
  readonly on: Pick<TableRow, 'phase' | 'length' | 'owed' | 'revision'>;
  readonly entries: readonly KeptEntry[];
  /** The entries as rows, if they are known already. */
  readonly rows?: readonly EntryRow[];
  /** The table's row afterwards. */
  readonly row: Pick<TableRow, 'phase' | 'turn' | 'scores' | 'awaited' | 'changed_at'>;
  readonly deadlines: readonly Pick<DeadlineRow, 'kind' | 'at'>[];
  /** Whom the game waits for; absent: as before. */
  readonly waiting?: Waiting;
}

/** With its entries as rows. */
interface Written extends Append {
  readonly rows: readonly EntryRow[];
}

/** `overtaken`: the log has grown in the meantime. `busy`: another server is changing the table right now. */
export type Appended = 'done' | 'overtaken' | 'busy';

/** Most appends per commit. */
const MOST_AT_ONCE = 64;

/**
 * Group commit: appends that arrive during a transaction share the next one, so that many games cost one write to
 * the disk. Resolves only when the append is durable.
 */
export function makeAppender(store: Store, announce: Announce) {
  const waiting: { append: Written; settle: (outcome: Promise<Appended>) => void }[] = [];
  let isBusy = false;

  async function commit(appends: readonly Written[]): Promise<Appended[]> {
    if (!store.isShared) return commitAtOnce(store, appends);
    const hint = (grown: readonly Written[]) =>
      announce(
        'log',
        grown.map(({ table }) => table),
      );
    try {
      const outcomes = await commitShared(store.db, appends);
      hint(appends.filter((_, index) => outcomes[index] === 'done'));
      return outcomes;
    } catch (error) {
      // They may have been written although the answer was lost.
      if (isPassing(error)) hint(appends);
      throw error;
    }
  }

  async function work(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) {
      // SQLite writes are slow: first let pending I/O add to the batch.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = waiting.splice(0, MOST_AT_ONCE);
      try {
        const outcomes = await commit(batch.map(({ append }) => append));
        for (const [index, outcome] of outcomes.entries()) batch[index]?.settle(Promise.resolve(outcome));
      } catch (error) {
        for (const { append, settle } of batch) {
          // Unknown whether it was written: the caller reads the log again.
          if (isPassing(error)) {
            settle(Promise.reject(error));
            continue;
          }
          // One failure rolls the whole batch back: retry each in a transaction of its own.
          const alone = commit([append]).then(([outcome = 'busy']) => outcome);
          settle(alone);
          await alone.catch(() => {});
        }
      }
    }
    isBusy = false;
  }

  return (append: Append): Promise<Appended> =>
    new Promise((settle) => {
      const rows = append.rows ?? append.entries.map((entry) => rowOfEntry(append.table, entry));
      waiting.push({ append: { ...append, rows }, settle });
      if (!isBusy) void work();
    });
}

/** In one message to SQLite's thread, and all of them or none: an overtaken one is found by trying each alone. */
async function commitAtOnce({ db, write }: Store, appends: readonly Written[]): Promise<Appended[]> {
  const isDone = await write([advance(appends).compile(db), ...writes(db, appends)], appends.length);
  if (!isDone && appends.length > 1) throw new Error('one of these appends is overtaken');
  return appends.map(() => (isDone ? 'done' : 'overtaken'));
}

/** On PostgreSQL, where other servers may write to the same tables. */
function commitShared(db: Kysely<Schema>, appends: readonly Written[]): Promise<Appended[]> {
  return db.transaction().execute(async (trx) => {
    const free = await lockFree(trx, appends);
    const { rows } = free.length > 0 ? await advance(free).execute(trx) : { rows: [] };
    const advanced = new Set(rows.map(({ id }) => id));
    const grown = free.filter(({ table }) => advanced.has(table));
    if (grown.length > 0) for (const query of writes(trx, grown)) await trx.executeQuery(query);
    return appends.map((append) => {
      if (!free.includes(append)) return 'busy';
      return advanced.has(append.table) ? 'done' : 'overtaken';
    });
  });
}

/** Compare-and-swap of all table rows at once. Returns the tables that advanced. */
function advance(appends: readonly Written[]): RawBuilder<{ readonly id: string }> {
  const steps = appends.map(
    ({ table, on, rows, row }) =>
      sql`(${table}, ${on.phase}, cast(${on.length} as integer), cast(${on.owed} as bigint),
      cast(${on.revision} as integer), ${row.phase}, cast(${on.length + rows.length} as integer),
      cast(${rows.reduce((sum, one) => sum + sizeOf(one), 0)} as integer), cast(${row.turn} as integer), ${row.scores}, ${row.awaited},
      cast(${row.changed_at} as bigint))`,
  );
  return sql`
    with step (id, on_phase, on_length, on_owed, on_revision, phase, length, grown, turn, scores, awaited, changed_at)
      as (values ${sql.join(steps)})
    update tables set phase = step.phase, length = step.length, size = tables.size + step.grown,
      turn = step.turn, scores = step.scores, awaited = step.awaited, changed_at = step.changed_at, owed = 0,
      nudged_seat = null, nudged_until = null
    from step
    where tables.id = step.id and tables.phase = step.on_phase and tables.length = step.on_length
      and tables.owed = step.on_owed and tables.revision = step.on_revision
    returning tables.id`;
}

/**
 * Locks the tables that no other server has locked. A server that was paused while holding a lock never blocks other
 * tables.
 */
async function lockFree(trx: Transaction<Schema>, appends: readonly Written[]): Promise<readonly Written[]> {
  const tables = appends.map(({ table }) => table);
  const query = trx.selectFrom('tables').select('id').where('id', 'in', tables).forUpdate().skipLocked();
  const locked = new Set((await query.execute()).map(({ id }) => id));
  return appends.filter(({ table }) => locked.has(table));
}

/** What tables that advanced get: each statement is for all of them. */
function writes(db: Kysely<Schema>, appends: readonly Written[]): CompiledQuery[] {
  const tables = appends.map(({ table }) => table);
  const entries = appends.flatMap(({ rows }) => rows);
  const deadlines = appends.flatMap(({ table, deadlines }) =>
    deadlines.map(({ kind, at }) => ({ table_id: table, kind, at, leased_until: 0 })),
  );
  return [
    db.insertInto('entries').values(entries).compile(),
    db.deleteFrom('deadlines').where('table_id', 'in', tables).compile(),
    ...(deadlines.length > 0 ? [db.insertInto('deadlines').values(deadlines).compile()] : []),
    ...noticing(
      db,
      appends.flatMap(({ waiting }) => (waiting ? [waiting] : [])),
    ),
  ];
}

/** Part of a log: from a number on, up to another one that is left out. */
export interface Page {
  readonly from: number;
  readonly to: number;
}

export async function readEntries(store: Store, table: string, page: Page): Promise<KeptEntry[]> {
  return (await readEntryRows(store, table, page)).map(entryOfRow);
}

export function readEntryRows({ db }: Store, table: string, { from, to }: Page): Promise<EntryRow[]> {
  return db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('number', '>=', from)
    .where('number', '<', to)
    .orderBy('number')
    .execute();
}
