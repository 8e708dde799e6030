/** Deletes a guest: name, chat messages and seat holdings go; moves stay, since others played those games too. */
import type { Services } from '../services.ts';
import { leaveTables, type More } from './leave.ts';
import { takeAway } from './take-away.ts';

/** `more` runs in the same transaction. */
export async function forgetGuest(services: Services, guest: string, more?: More): Promise<void> {
  const { store, dismiss, announce, tellSaid } = services;
  await takeAway(services, guest);
  const said = await store.db.selectFrom('sayings').select('table_id').distinct().where('guest', '=', guest).execute();
  const silenced = said.map(({ table_id }) => table_id);
  await leaveTables(services, { guest }, async (trx, held) => {
    for (const { id, seat, followed_at } of held) {
      if (followed_at !== null) continue;
      await trx.updateTable('seats').set({ name: null }).where('table_id', '=', id).where('seat', '=', seat).execute();
    }
    await trx.deleteFrom('sayings').where('guest', '=', guest).execute();
    await trx
      .deleteFrom('reports')
      .where(({ or, eb }) => or([eb('guest', '=', guest), eb('about', '=', guest)]))
      .execute();
    await trx.deleteFrom('put_away').where('guest', '=', guest).execute();
    await trx.deleteFrom('aborts').where('guest', '=', guest).execute();
    await trx.updateTable('tables').set({ host: null }).where('host', '=', guest).execute();
    await trx.updateTable('word_lists').set({ guest: null }).where('guest', '=', guest).execute();
    await trx.updateTable('entries').set({ guest: null, request: null }).where('guest', '=', guest).execute();
    await trx.deleteFrom('guests').where('id', '=', guest).execute();
    await more?.(trx, held);
  });
  announce('said', silenced);
  announce('dismissed', [guest]);
  dismiss(guest);
  await Promise.all(silenced.map(tellSaid));
}
