import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type Client, newGuest, newRequest, openHouse, openTestServer, tableOfTwo } from '../kit.testing.ts';
import { openStore } from '../store/database.ts';
import { openTestStore, STORES } from '../store/stores.testing.ts';
import { finishForgetting } from './forget-guest.ts';

const idOf = (client: Client) => /=([^.]+)\./.exec(client.cookie())?.[1] ?? '';

/** Everything that names a guest. */
async function traces(db: Awaited<ReturnType<typeof openStore>>['db'], guest: string): Promise<string[]> {
  const found: string[] = [];
  const parts = ['seat_holders', 'sayings', 'reports', 'entries', 'aborts', 'put_away', 'word_lists'] as const;
  for (const part of [...parts, 'invitations'] as const) {
    if (await db.selectFrom(part).select('guest').where('guest', '=', guest).executeTakeFirst()) found.push(part);
  }
  if (await db.selectFrom('tables').select('id').where('host', '=', guest).executeTakeFirst()) found.push('host');
  if (await db.selectFrom('guests').select('id').where('id', '=', guest).executeTakeFirst()) found.push('guests');
  return found;
}

test('a guest is deleted although somebody else holds a table for longer than a server waits for it', async () => {
  const store = await openTestStore('PostgreSQL');
  const server = await openTestServer({ store: store.address });
  const [noord, oost] = [await newGuest(server.address), await newGuest(server.address)];
  const tables = [await tableOfTwo(noord, oost), await tableOfTwo(noord, oost), await tableOfTwo(oost, noord)];
  const { db, close } = await openStore(store.address);
  const locked = tables[1]?.id ?? '';
  const holding = db.transaction().execute(async (trx) => {
    await sql`select id from tables where id = ${locked} for update`.execute(trx);
    await sleep(4000);
  });
  expect((await noord.ask('DELETE', '/api/me')).status).toBe(204);
  await holding;
  expect(await traces(db, idOf(noord))).toEqual([]);
  for (const { id } of tables) {
    expect((await oost.get(`/api/tables/${id}`)).body).toMatchObject({ phase: 'over' });
  }
  await close();
  await server.close();
  await store.remove();
});

describe.each(STORES)('deleting a guest in %s', (kind) => {
  test('is decided at once, and finished by a server if it was interrupted', async () => {
    const store = await openTestStore(kind);
    const server = await openTestServer({ store: store.address });
    const [noord, oost] = [await newGuest(server.address), await newGuest(server.address)];
    const { id } = await tableOfTwo(noord, oost, { chat: true });
    await noord.post(`/api/tables/${id}/chat`, { id: newRequest(), text: 'hello' });
    await noord.post(`/api/tables/${id}/moves`, { id: newRequest(), move: { by: 0, do: 'pass' } });
    const { db, close } = await openStore(store.address);
    const gone = idOf(noord);
    // As it is when a server was killed after the first transaction.
    await db.updateTable('guests').set({ leaving_at: 1 }).where('id', '=', gone).execute();
    // From then on the cookie is nobody's.
    expect((await noord.get('/api/me')).body).toMatchObject({ name: null });
    expect(idOf(noord)).not.toBe(gone);
    await server.close();
    const house = await openHouse(store.address);
    await finishForgetting(house.services);
    expect(await traces(db, gone)).toEqual([]);
    expect((await house.services.runner.look(id))?.state.over).toMatchObject({ reason: 'resigned' });
    await house.close();
    await close();
    await store.remove();
  });
});
