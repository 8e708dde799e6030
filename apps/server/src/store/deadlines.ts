/** Deadlines in the store: leased by one server at a time, and by another if that one dies. */
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Store } from './database.ts';
import type { DeadlineRow, Schema } from './schema.ts';

/** Length of a lease in milliseconds. A busy server renews it; a dead one delays a deadline no longer than this. */
const LEASE = 3000;

/** Replaces the one of its kind at the table. */
export function settingDeadline(db: Kysely<Schema>, { table_id, kind, at }: Due): CompiledQuery {
  return db
    .insertInto('deadlines')
    .values({ table_id, kind, at, leased_until: 0 })
    .onConflict((conflict) => conflict.columns(['table_id', 'kind']).doUpdateSet({ at, leased_until: 0 }))
    .compile();
}

export type Due = Pick<DeadlineRow, 'table_id' | 'kind' | 'at'>;

/**
 * Leases what is due and not leased yet. A single statement, so that a paused server never holds rows that others
 * need.
 */
export async function takeDue({ db, isShared }: Store, now: number, most: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update deadlines set leased_until = ${now + LEASE}
    where (table_id, kind) in (
      select table_id, kind from deadlines where at <= ${now} and leased_until <= ${now} order by at limit ${most}
      ${isShared ? sql`for update skip locked` : sql``})
    returning table_id, kind, at`.execute(db);
  return rows;
}

/** What is due and not leased, oldest first. */
export function readDue({ db }: Store, now: number, most: number): Promise<Due[]> {
  return db
    .selectFrom('deadlines')
    .select(['table_id', 'kind', 'at'])
    .where('at', '<=', now)
    .where('leased_until', '<=', now)
    .orderBy('at')
    .limit(most)
    .execute();
}

/** Leases those of these that nobody else has leased since they were read. A single statement, like `takeDue`. */
export async function takeThese({ db }: Store, due: readonly Due[], now: number): Promise<Due[]> {
  if (due.length === 0) return [];
  const keys = sql.join(due.map(({ table_id, kind, at }) => sql`(${table_id}, ${kind}, cast(${at} as bigint))`));
  const { rows } = await sql<Due>`
    update deadlines set leased_until = ${now + LEASE}
    where (table_id, kind) in (
      select table_id, kind from deadlines where (table_id, kind, at) in (values ${keys}) and leased_until <= ${now}
      for update skip locked)
    returning table_id, kind, at`.execute(db);
  return rows;
}

/** Renews leases. */
export async function renewLeases({ db, isShared }: Store, taken: readonly Due[], now: number): Promise<void> {
  if (taken.length === 0) return;
  const keys = sql.join(taken.map(({ table_id, kind, at }) => sql`(${table_id}, ${kind}, cast(${at} as bigint))`));
  await sql`
    update deadlines set leased_until = ${now + LEASE}
    where (table_id, kind) in (
      select table_id, kind from deadlines where (table_id, kind, at) in (values ${keys}) and leased_until > 0
      ${isShared ? sql`for update skip locked` : sql``})`.execute(db);
}

/** When the next deadline without a lease is due, of those after a moment. */
export async function nextDue({ db }: Store, after: number): Promise<number | null> {
  const row = await db
    .selectFrom('deadlines')
    .select(({ fn }) => fn.min('at').as('at'))
    .where('leased_until', '=', 0)
    .where('at', '>', after)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Removes a deadline at which there was nothing to do. */
export async function dropDeadline({ db }: Store, { table_id, kind, at }: Due): Promise<void> {
  await db
    .deleteFrom('deadlines')
    .where('table_id', '=', table_id)
    .where('kind', '=', kind)
    .where('at', '=', at)
    .execute();
}

/** At the start of a single server: leases in the store are left over from its previous run. */
export async function endLeases({ db }: Store): Promise<void> {
  await db.updateTable('deadlines').set({ leased_until: 0 }).where('leased_until', '>', 0).execute();
}
