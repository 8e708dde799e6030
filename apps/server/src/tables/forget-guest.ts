/**
 * Deletes a guest: name, chat messages and seat holdings go; moves stay, since others played those games too.
 *
 * It takes many small transactions, so that nobody waits for a guest of many tables. The first one decides: from then on
 * there is no such guest, and whatever interrupts the rest, a server finishes it (`finishForgetting`).
 */
import type { Kysely } from 'kysely';
import type { Services } from '../services.ts';
import { mayPass, persist } from '../store/persistence.ts';
import type { Schema } from '../store/schema.ts';
import { leaveTables, type More } from './leave.ts';
import { takeAway } from './take-away.ts';

/** `decided` runs in the transaction that decides, `left` in that of each table. False: there is no such guest. */
export async function forgetGuest(services: Services, guest: string, hooks: Partial<Hooks> = {}): Promise<boolean> {
  const { store, dismiss, announce } = services;
  const isKnown = await persist(() =>
    store.db.transaction().execute(async (trx) => {
      const marking = trx.updateTable('guests').set({ leaving_at: services.now(), name: null });
      const marked = await marking.where('id', '=', guest).where('leaving_at', 'is', null).executeTakeFirst();
      if (marked.numUpdatedRows === 0n) return false;
      await hooks.decided?.(trx);
      return true;
    }),
  );
  if (!isKnown) return false;
  announce('dismissed', [guest]);
  dismiss(guest);
  await finish(services, guest, hooks.left).catch((error) => {
    // A server finishes it when the store is back.
    if (!mayPass(error)) throw error;
  });
  return true;
}

interface Hooks {
  readonly decided: (trx: Kysely<Schema>) => Promise<void>;
  readonly left: More;
}

/** Deletes what is left of guests whose deletion was interrupted. */
export async function finishForgetting(services: Services): Promise<void> {
  const { db } = services.store;
  const due = db
    .selectFrom('guests')
    .select('id')
    .where('leaving_at', '<', services.now() - INTERRUPTED);
  for (const { id } of await due.execute()) await finish(services, id);
}

/** After this long nobody is at work on it any more. Milliseconds. */
const INTERRUPTED = 5 * 60_000;

async function finish(services: Services, guest: string, left?: More): Promise<void> {
  const { store, tellSaid } = services;
  const parts = store.db.selectFrom('guests').select('id').where('became', '=', guest);
  for (const { id } of await persist(() => parts.execute())) await finish(services, id);
  await persist(() => takeAway(services, guest));
  await leaveTables(services, { guest }, async (trx, held) => {
    for (const { id, seat, followed_at } of held) {
      if (followed_at !== null) continue;
      await trx.updateTable('seats').set({ name: null }).where('table_id', '=', id).where('seat', '=', seat).execute();
    }
    await left?.(trx, held);
  });
  for (const silenced of await forgetAtTables(services, guest)) await tellSaid(silenced);
  await persist(() =>
    store.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('put_away').where('guest', '=', guest).execute();
      await trx.deleteFrom('aborts').where('guest', '=', guest).execute();
      await trx.deleteFrom('invitations').where('guest', '=', guest).execute();
      await trx.updateTable('tables').set({ host: null }).where('host', '=', guest).execute();
      await trx.updateTable('word_lists').set({ guest: null }).where('guest', '=', guest).execute();
      await trx.deleteFrom('devices').where('guest', '=', guest).execute();
      await trx.deleteFrom('six_words').where('guest', '=', guest).execute();
      await trx.deleteFrom('guests').where('id', '=', guest).execute();
    }),
  );
}

/** Tables looked through in one go. */
const AT_ONCE = 200;

/** Goes through all tables, also those the guest has left: a few at a time, by keys that start with the table. */
async function forgetAtTables({ store, announce }: Services, guest: string): Promise<readonly string[]> {
  const silenced: string[] = [];
  for (let last = ''; ; ) {
    const page = store.db.selectFrom('tables').select('id').where('id', '>', last).orderBy('id').limit(AT_ONCE);
    const ids = (await persist(() => page.execute())).map(({ id }) => id);
    const next = ids.at(-1);
    if (next === undefined) return silenced;
    last = next;
    const said = await persist(() =>
      store.db.transaction().execute(async (trx) => {
        const gone = trx.deleteFrom('sayings').where('table_id', 'in', ids).where('guest', '=', guest);
        const tables = (await gone.returning('table_id').execute()).map(({ table_id }) => table_id);
        await trx
          .deleteFrom('reports')
          .where('table_id', 'in', ids)
          .where(({ or, eb }) => or([eb('guest', '=', guest), eb('about', '=', guest)]))
          .execute();
        await trx
          .updateTable('entries')
          .set({ guest: null, request: null })
          .where('table_id', 'in', ids)
          .where('guest', '=', guest)
          .execute();
        return tables;
      }),
    );
    announce('said', [...new Set(said)]);
    silenced.push(...new Set(said));
  }
}
