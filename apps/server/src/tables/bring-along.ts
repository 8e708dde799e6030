/**
 * A guest signs in as another self, by six words. What was played on this device goes along, unless the guest has
 * another way back to it: then only this device changes.
 */
import { type Kysely, sql } from 'kysely';
import type { Person } from '../people/guests.ts';
import type { Services } from '../services.ts';
import { persist } from '../store/persistence.ts';
import type { Schema } from '../store/schema.ts';

export async function bringAlong(services: Services, from: Person, into: string): Promise<void> {
  const { store, announce, dismiss, tellTable } = services;
  const moved = await persist(() =>
    store.db.transaction().execute(async (trx) => {
      const hasOtherWay = await hasOtherWayBack(trx, from);
      await trx.deleteFrom('devices').where('id', '=', from.device).execute();
      return hasOtherWay ? [] : moveAll(trx, from.id, into);
    }),
  );
  announce('dismissed', [from.device]);
  dismiss(from.device);
  announce('table', moved);
  for (const table of moved) await tellTable(table);
}

async function hasOtherWayBack(trx: Kysely<Schema>, { id, device }: Person): Promise<boolean> {
  const other = trx.selectFrom('devices').select('id').where('guest', '=', id).where('id', '!=', device);
  const words = trx.selectFrom('six_words').select('guest').where('guest', '=', id);
  return ((await other.executeTakeFirst()) ?? (await words.executeTakeFirst())) !== undefined;
}

/** The running tables that have another guest at a seat now. */
async function moveAll(trx: Kysely<Schema>, from: string, into: string): Promise<string[]> {
  // Both may hold the same seat. The owner's row stays.
  await sql`delete from seat_holders where guest = ${into} and exists (select 1 from seat_holders as other
    where other.table_id = seat_holders.table_id and other.seat = seat_holders.seat
    and other.guest = ${from} and other.followed_at is null)`.execute(trx);
  for (const [table, key] of [
    ['seat_holders', sql`other.table_id = seat_holders.table_id and other.seat = seat_holders.seat`],
    ['put_away', sql`other.table_id = put_away.table_id`],
    ['aborts', sql`other.table_id = aborts.table_id`],
    ['invitations', sql`other.table_id = invitations.table_id`],
  ] as const) {
    const name = sql.table(table);
    await sql`delete from ${name} where guest = ${from}
      and exists (select 1 from ${name} as other where ${key} and other.guest = ${into})`.execute(trx);
  }
  const held = await trx
    .updateTable('seat_holders')
    .set({ guest: into })
    .where('guest', '=', from)
    .returning('table_id')
    .execute();
  await trx.updateTable('put_away').set({ guest: into }).where('guest', '=', from).execute();
  await trx.updateTable('invitations').set({ guest: into }).where('guest', '=', from).execute();
  await trx.updateTable('aborts').set({ guest: into }).where('guest', '=', from).execute();
  await trx.updateTable('tables').set({ host: into }).where('host', '=', from).execute();
  await trx.updateTable('word_lists').set({ guest: into }).where('guest', '=', from).execute();
  const ids = [...new Set(held.map(({ table_id }) => table_id))];
  const said = await trx.selectFrom('sayings').select('number').where('guest', '=', from).executeTakeFirst();
  if (ids.length === 0 && !said) {
    // Most come with a browser that was just opened: nothing of such a guest stays.
    await trx.deleteFrom('guests').where('id', '=', from).execute();
    return [];
  }
  // Moves and messages keep the former id until either is deleted.
  await trx.updateTable('guests').set({ became: into, name: null }).where('id', '=', from).execute();
  const running = trx
    .selectFrom('tables')
    .select('id')
    .where('id', 'in', ids)
    .where('phase', 'in', ['gathering', 'shuffling', 'playing']);
  return (await running.execute()).map(({ id }) => id);
}
