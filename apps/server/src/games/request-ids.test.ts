import { moveRequestSchema, parseWith } from '@lettertafel/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ban, deleteGuest, evict, openOfflineServer } from '../admin/index.ts';
import { type Client, newGuest, newRequest, openTestServer, tableOfTwo } from '../kit.testing.ts';
import { openTestStore, STORES, type TestStore } from '../store/stores.testing.ts';

const idOf = (client: Client) => /=([^.]+)\./.exec(client.cookie())?.[1] ?? '';

describe.each(STORES)('request ids in %s', (kind) => {
  let store: TestStore;
  let server: Awaited<ReturnType<typeof openTestServer>>;
  beforeAll(async () => {
    store = await openTestStore(kind);
    server = await openTestServer({ store: store.address });
  });
  afterAll(async () => {
    await server.close();
    await store.remove();
  });
  const play = (client: Client, table: string, id: string, move: object) =>
    client.post(`/api/tables/${table}/moves`, { id, move });

  test.each([
    ['evict', (offline: Offline, guest: string, table: string) => evict(offline.services, { guest, table })],
    ['ban', (offline: Offline, guest: string) => ban(offline.services, { guest })],
    ['delete', (offline: Offline, guest: string) => deleteGuest(offline.services, { guest })],
  ])('of a client do not keep an administrator from removing it: %s', async (_, act) => {
    const [noord, oost] = [await newGuest(server.address), await newGuest(server.address)];
    const { id } = await tableOfTwo(noord, oost);
    // What the server once called its own requests.
    expect((await play(noord, id, 'leaving-0', { by: 0, do: 'pass' })).body).toEqual({ number: 1 });
    const offline = await openOfflineServer(store.address);
    expect(await act(offline, idOf(noord), id)).toEqual({ done: true });
    await offline.close();
    const { body } = await oost.get(`/api/tables/${id}/news?as=1`);
    await expect
      .poll(async () => (await oost.get(`/api/tables/${id}/news?as=1`)).body.view.over)
      .toMatchObject({ reason: 'resigned' });
    expect(body.length).toBeGreaterThan(1);
  });
  type Offline = Awaited<ReturnType<typeof openOfflineServer>>;

  test('acknowledge the move they were used for, and no other one', async () => {
    const noord = await newGuest(server.address);
    const asked = { game: 'scrabble-xl-nl', options: { starter: 0 }, seats: [{ kind: 'me' }, { kind: 'me' }] };
    const { id } = (await noord.post('/api/tables', asked)).body;
    await noord.post(`/api/tables/${id}/start`);
    const request = newRequest();
    expect((await play(noord, id, request, { by: 0, do: 'pass' })).body).toEqual({ number: 1 });
    expect((await play(noord, id, request, { by: 0, do: 'pass' })).body).toEqual({ number: 1 });
    for (const move of [
      { by: 1, do: 'pass' },
      { by: 0, do: 'resign' },
    ]) {
      expect((await play(noord, id, request, move)).body.problem).toMatchObject({ code: 'not-understood', path: 'id' });
    }
    expect((await noord.get(`/api/tables/${id}/news?as=0`)).body.length).toBe(2);
    // A lost answer to the last move is found again after the game.
    const last = newRequest();
    expect((await play(noord, id, last, { by: 1, do: 'resign' })).body).toEqual({ number: 2 });
    expect((await play(noord, id, last, { by: 1, do: 'resign' })).body).toEqual({ number: 2 });
  });

  test('acknowledge the chat message they were used for, and no other one', async () => {
    const [noord, oost] = [await newGuest(server.address), await newGuest(server.address)];
    const { id } = await tableOfTwo(noord, oost, { chat: true });
    const request = newRequest();
    const say = async (text: string) => (await noord.post(`/api/tables/${id}/chat`, { id: request, text })).body;
    expect([await say('one'), await say('one')]).toEqual([{ number: 0 }, { number: 0 }]);
    expect(await say('other')).toMatchObject({ problem: { code: 'not-understood', path: 'id' } });
  });
});

test('the server’s own requests cannot be named by clients', () => {
  expect(parseWith(moveRequestSchema, { id: 'leaving-0', move: null })).toHaveProperty('value');
  expect(parseWith(moveRequestSchema, { id: 'leaving:0', move: null })).toHaveProperty('problem');
});
