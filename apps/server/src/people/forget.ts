/** A guest leaves for good: the name, what was said, and every tie to a seat go; the moves of games others played stay. */
import type { House } from '../house.ts';

export async function forgetGuest(house: House, guest: string): Promise<void> {
  const { store, host, dismiss, announce, tellTable, tellSaid } = house;
  const { db } = store;
  const held = await db
    .selectFrom('seat_holders')
    .innerJoin('tables', 'tables.id', 'seat_holders.table_id')
    .select(['tables.id', 'tables.phase', 'seat_holders.seat'])
    .where('guest', '=', guest)
    .execute();
  for (const { id, phase, seat } of held) {
    const others = db.selectFrom('seat_holders').select('guest').where('table_id', '=', id).where('seat', '=', seat);
    const isShared = await others.where('guest', '!=', guest).executeTakeFirst();
    if (isShared) continue;
    // Nobody shall wait for who never comes back.
    if (phase === 'playing') await host.play(id, { by: seat, do: 'resign' }, { guest, request: `leaving-${seat}` });
    const left = phase === 'gathering' ? { kind: 'free' as const, share: null } : {};
    await db
      .updateTable('seats')
      .set({ name: null, link_hash: null, ...left })
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .execute();
  }
  const said = await db.selectFrom('sayings').select('table_id').distinct().where('guest', '=', guest).execute();
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('seat_holders').where('guest', '=', guest).execute();
    await trx.deleteFrom('sayings').where('guest', '=', guest).execute();
    await trx.deleteFrom('reports').where('guest', '=', guest).execute();
    await trx.updateTable('tables').set({ host: null }).where('host', '=', guest).execute();
    await trx.updateTable('entries').set({ guest: null, request: null }).where('guest', '=', guest).execute();
    await trx.deleteFrom('guests').where('id', '=', guest).execute();
    const tables = [...new Set(held.map(({ id }) => id))];
    if (tables.length > 0) {
      const raised = trx.updateTable('tables').set(({ eb }) => ({ revision: eb('revision', '+', 1) }));
      await raised.where('id', 'in', tables).execute();
    }
    await announce(trx, 'table', tables);
  });
  dismiss(guest);
  for (const { id } of held) await host.refresh(id);
  await Promise.all([...held.map(({ id }) => tellTable(id)), ...said.map(({ table_id }) => tellSaid(table_id))]);
}
