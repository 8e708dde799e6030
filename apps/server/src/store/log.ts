/** Appends to game logs, only if a log is still as long as when the move was decided. */
import type { KeptEntry } from '@lettertafel/house';
import { sql, type Transaction } from 'kysely';
import type { Store } from './database.ts';
import { entryOfRow, rowOfEntry } from './entry-rows.ts';
import type { Announce } from './hints.ts';
import { isPassing } from './postgres.ts';
import type { DeadlineRow, Schema, TableRow } from './schema.ts';

/** What a decision adds, and the row it was decided on. */
export interface Append {
  readonly table: string;
  readonly on: Pick<TableRow, 'phase' | 'length' | 'owed' | 'revision'>;
  readonly entries: readonly KeptEntry[];
  /** The table's row afterwards. */
  readonly row: Pick<TableRow, 'phase' | 'turn' | 'scores' | 'awaited' | 'changed_at'>;
  readonly deadlines: readonly Pick<DeadlineRow, 'kind' | 'at'>[];
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
  const waiting: { append: Append; settle: (outcome: Promise<Appended>) => void }[] = [];
  let isBusy = false;

  async function commit(appends: readonly Append[]): Promise<Appended[]> {
    return store.db.transaction().execute(async (trx) => {
      const free = store.isShared ? await lockFree(trx, appends) : appends;
      const advanced: ReadonlySet<string> = free.length > 0 ? await advance(trx, free) : new Set();
      const grown = free.filter(({ table }) => advanced.has(table));
      if (grown.length > 0) await writeAll(trx, grown);
      await announce(trx, 'log', [...advanced]);
      return appends.map((append) => {
        if (!free.includes(append)) return 'busy';
        return advanced.has(append.table) ? 'done' : 'overtaken';
      });
    });
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
      waiting.push({ append, settle });
      if (!isBusy) void work();
    });
}

/** Compare-and-swap of all table rows at once. Returns the tables that advanced. */
async function advance(trx: Transaction<Schema>, appends: readonly Append[]): Promise<ReadonlySet<string>> {
  const steps = appends.map(
    ({ table, on, entries, row }) =>
      sql`(${table}, ${on.phase}, cast(${on.length} as integer), cast(${on.owed} as bigint),
      cast(${on.revision} as integer), ${row.phase}, cast(${on.length + entries.length} as integer),
      cast(${row.turn} as integer), ${row.scores}, ${row.awaited}, cast(${row.changed_at} as bigint))`,
  );
  const { rows } = await sql<{ id: string }>`
    with step (id, on_phase, on_length, on_owed, on_revision, phase, length, turn, scores, awaited, changed_at)
      as (values ${sql.join(steps)})
    update tables set phase = step.phase, length = step.length, turn = step.turn, scores = step.scores,
      awaited = step.awaited, changed_at = step.changed_at, owed = 0, nudged_seat = null, nudged_until = null
    from step
    where tables.id = step.id and tables.phase = step.on_phase and tables.length = step.on_length
      and tables.owed = step.on_owed and tables.revision = step.on_revision
    returning tables.id`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Locks the tables that no other server has locked. A server that was paused while holding a lock never blocks other
 * tables.
 */
async function lockFree(trx: Transaction<Schema>, appends: readonly Append[]): Promise<readonly Append[]> {
  const tables = appends.map(({ table }) => table);
  const query = trx.selectFrom('tables').select('id').where('id', 'in', tables).forUpdate().skipLocked();
  const locked = new Set((await query.execute()).map(({ id }) => id));
  return appends.filter(({ table }) => locked.has(table));
}

/** One statement for all tables: every statement is a round trip. */
async function writeAll(trx: Transaction<Schema>, appends: readonly Append[]): Promise<void> {
  await trx
    .insertInto('entries')
    .values(appends.flatMap(({ table, entries }) => entries.map((entry) => rowOfEntry(table, entry))))
    .execute();
  const tables = appends.map(({ table }) => table);
  await trx.deleteFrom('deadlines').where('table_id', 'in', tables).execute();
  const rows = appends.flatMap(({ table, deadlines }) =>
    deadlines.map(({ kind, at }) => ({ table_id: table, kind, at, leased_until: 0 })),
  );
  if (rows.length > 0) await trx.insertInto('deadlines').values(rows).execute();
}

export async function readEntries({ db }: Store, table: string, from: number): Promise<KeptEntry[]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('number', '>=', from)
    .orderBy('number')
    .execute();
  return rows.map(entryOfRow);
}
