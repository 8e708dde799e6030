/** Removes tables with everything that belongs to them. */
import type { Kysely, Transaction } from 'kysely';
import type { Services } from '../services.ts';
import type { Schema } from '../store/schema.ts';
import { renewOpenList } from './lists.ts';

/** Everything that refers to a table. */
const PARTS = [
  'entries',
  'sayings',
  'reports',
  'deadlines',
  'seat_holders',
  'seats',
  'aborts',
  'put_away',
  'invitations',
] as const satisfies readonly (keyof Schema)[];

/** Few enough that nobody waits for the store. */
const AT_ONCE = 20;

/** `more` runs in the transaction of each batch, with the tables that were there. */
export async function removeTables(
  { store, runner, announce }: Pick<Services, 'store' | 'runner' | 'announce'>,
  ids: readonly string[],
  more: (trx: Transaction<Schema>, removed: readonly string[]) => Promise<void> = async () => {},
): Promise<number> {
  let count = 0;
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const batch = ids.slice(from, from + AT_ONCE).sort();
    const removed = await store.db.transaction().execute(async (trx) => {
      const there = await lock(trx, batch, store.isShared);
      if (there.length === 0) return there;
      for (const part of PARTS) await trx.deleteFrom(part).where('table_id', 'in', there).execute();
      await trx.updateTable('tables').set({ next: null }).where('next', 'in', there).execute();
      await trx.deleteFrom('tables').where('id', 'in', there).execute();
      await more(trx, there);
      return there;
    });
    announce('table', removed);
    renewOpenList(store);
    // What is in memory is forgotten: the store has no such table.
    for (const id of removed) await runner.refresh(id);
    count += removed.length;
  }
  return count;
}

async function lock(trx: Kysely<Schema>, ids: readonly string[], isShared: boolean): Promise<string[]> {
  const query = trx.selectFrom('tables').select('id').where('id', 'in', ids).orderBy('id');
  return (await (isShared ? query.forUpdate() : query).execute()).map(({ id }) => id);
}
