/** Deadlines in the store: taken up by one server at a time, and by another if that one dies. */
import type { Kysely } from 'kysely';
import type { Store } from './database.ts';
import type { DeadlineRow, Schema } from './schema.ts';

/** Longer than it takes to do what is due, even for a bot that thinks. */
const LEASE = 15_000;

/** The one of its kind at a table. */
export async function setDeadline(db: Kysely<Schema>, { table_id, kind, at }: Due): Promise<void> {
  await db
    .insertInto('deadlines')
    .values({ table_id, kind, at, leased_until: 0 })
    .onConflict((conflict) => conflict.columns(['table_id', 'kind']).doUpdateSet({ at, leased_until: 0 }))
    .execute();
}

export type Due = Pick<DeadlineRow, 'table_id' | 'kind' | 'at'>;

/** What is due and not taken up by anybody: it is now, for the length of a lease. */
export async function takeDue({ db, isShared }: Store, now: number, most: number): Promise<Due[]> {
  return db.transaction().execute(async (trx) => {
    let query = trx
      .selectFrom('deadlines')
      .select(['table_id', 'kind', 'at'])
      .where('at', '<=', now)
      .where('leased_until', '<=', now)
      .orderBy('at')
      .limit(most);
    if (isShared) query = query.forUpdate().skipLocked();
    const due = await query.execute();
    for (const { table_id, kind } of due) {
      await trx
        .updateTable('deadlines')
        .set({ leased_until: now + LEASE })
        .where('table_id', '=', table_id)
        .where('kind', '=', kind)
        .execute();
    }
    return due;
  });
}

/** When the next one comes that nobody has taken up. */
export async function nextDue({ db }: Store): Promise<number | null> {
  const row = await db
    .selectFrom('deadlines')
    .select(({ fn }) => fn.min('at').as('at'))
    .where('leased_until', '=', 0)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** It turned out that there was nothing to do. */
export async function dropDeadline({ db }: Store, { table_id, kind, at }: Due): Promise<void> {
  await db
    .deleteFrom('deadlines')
    .where('table_id', '=', table_id)
    .where('kind', '=', kind)
    .where('at', '=', at)
    .execute();
}

/** A single server that starts holds no leases: those it finds are of before. */
export async function endLeases({ db }: Store): Promise<void> {
  await db.updateTable('deadlines').set({ leased_until: 0 }).where('leased_until', '>', 0).execute();
}
