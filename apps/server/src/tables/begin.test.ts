import { expect, test } from 'vitest';
import { makeClient, openHouse, openTestServer } from '../kit.testing.ts';
import { makeGuests } from '../people/guests.ts';
import { keyOf } from '../store/installation.ts';
import { openTestStore, STORES } from '../store/stores.testing.ts';
import { createTable } from './create.ts';
import { sit, stand } from './seats.ts';

test.each(STORES)('%s: a table that was full when the server stopped is dealt after a restart', async (kind) => {
  const store = await openTestStore(kind);
  const { services, close } = await openHouse(store.address);
  const keys = { cookie: await keyOf(services.store, 'cookie-key'), network: 'network' };
  const guests = makeGuests(services.store, () => keys, services.now);
  const [noord, oost] = [(await guests.welcome('::1', '')).person, (await guests.welcome('::1', '')).person];
  const setTable = async () => {
    const seats = [{ kind: 'me' as const }, { kind: 'link' as const }];
    const asked = { game: 'scrabble-xl-nl', options: {}, seats, listed: false, chat: false } as const;
    const created = await createTable(services, noord, asked);
    const { id } = created as { id: string };
    expect(await sit(services, id, oost, { name: 'Oost' })).toEqual({ isFull: true });
    return id;
  };
  const full = await setTable();
  // The last player to sit down cannot leave: the shuffle has begun.
  expect(await stand(services, full, oost)).toMatchObject({ problem: { code: 'already-begun' } });
  await close();

  const server = await openTestServer({ store: store.address, now: () => Date.now() + 10_000 });
  const client = makeClient(server.address);
  const phaseOf = async (table: string) => (await client.get(`/api/tables/${table}`)).body.phase;
  await expect.poll(() => phaseOf(full)).toBe('playing');
  await server.close();
  await store.remove();
});

test('a server without threads for bots refuses them, and people play', async () => {
  const server = await openTestServer({ botWorkers: 0 });
  const client = makeClient(server.address);
  const table = (...seats: object[]) => client.post('/api/tables', { game: 'scrabble-xl-nl', options: {}, seats });
  const why = 'this server runs no computer players';
  const refused = { status: 400, body: { problem: { code: 'bad-options', why } } };
  expect(await table({ kind: 'me' }, { kind: 'bot', level: 'child' })).toMatchObject(refused);
  const { body } = await table({ kind: 'me' }, { kind: 'link' });
  expect(await client.post(`/api/tables/${body.id}/start`, { level: 'child' })).toMatchObject(refused);
  await server.close();
});
