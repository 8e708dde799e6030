import { SMALL_DUTCH } from '@lettertafel/engine/testing';
import { verifyGame } from '@lettertafel/fairness';
import type { ServerMessage } from '@lettertafel/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playByScript } from './games/scripted-player.testing.ts';
import {
  type Client,
  hello,
  makeClient,
  newGuest,
  newRequest,
  ofType,
  openHouse,
  openTestServer,
  sendMove,
  tableOfTwo,
  watch,
} from './kit.testing.ts';
import { openTestStore, type TestStore } from './store/stores.testing.ts';
import { nudge } from './tables/begin.ts';
import { say } from './tables/chat.ts';

let store: TestStore;
let one: Awaited<ReturnType<typeof openTestServer>>;
let other: Awaited<ReturnType<typeof openTestServer>>;

/** A cookie is the guest's id and its signature. */
const idOf = (client: Client) => client.cookie().split('=')[1]?.split('.')[0] ?? '';

beforeAll(async () => {
  store = await openTestStore('PostgreSQL');
  [one, other] = await Promise.all([
    openTestServer({ store: store.address }),
    openTestServer({ store: store.address }),
  ]);
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await store.remove();
});

describe('two servers on one PostgreSQL', () => {
  test('servers share guests, and a move on one reaches the other', async () => {
    const noord = await newGuest(one.address);
    const oost = await newGuest(other.address);
    const { id } = await tableOfTwo(noord, makeClient(one.address, oost.cookie()));
    const socket = await hello(oost);
    await watch(socket, id, 1);
    const told = socket.next(ofType('news'));
    const pass = { id: newRequest(), move: { by: 0, do: 'pass' } };
    expect((await noord.post(`/api/tables/${id}/moves`, pass)).body).toEqual({ number: 1 });
    expect(await told).toMatchObject({ length: 2, entries: [{ number: 1 }] });
    const elsewhere = makeClient(other.address, noord.cookie());
    expect((await elsewhere.post(`/api/tables/${id}/moves`, pass)).body).toEqual({ number: 1 });
    expect(await sendMove(socket, id, { by: 1, do: 'pass' })).toMatchObject({ type: 'done', number: 2 });
    expect((await noord.post(`/api/tables/${id}/chat`, { id: newRequest(), text: 'hello' })).body).toEqual({
      number: 0,
    });
    expect(await socket.find(ofType('said'))).toMatchObject({ sayings: [{ text: 'hello' }] });
    socket.close();
  });

  test.each(['scrabble-xl-nl', 'rummikub-sabra'] as const)(
    '%s is played to its end by clients of both',
    async (game) => {
      const [noord, oost] = await Promise.all([newGuest(one.address), newGuest(other.address)]);
      const { body: list } = await noord.ask('POST', '/api/words?language=nl&name=small', SMALL_DUTCH.join('\n'));
      const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'bot', level: 'child' }];
      const { id } = (await noord.post('/api/tables', { game, words: list.id, seats, options: { starter: 0 } })).body;
      await oost.post(`/api/tables/${id}/sit`);
      const [first, second] = await Promise.all([
        playByScript(noord, id, { game, seat: 0, seed: `${game} one` }),
        playByScript(oost, id, { game, seat: 1, seed: `${game} other`, reconnects: 9 }),
      ]);
      expect(second.entries.map(({ number }) => number)).toEqual([...Array(first.last.length).keys()]);
      expect(verifyGame((await oost.get(`/api/tables/${id}/record`)).body)).toEqual({ ok: true });
    },
  );

  test('a client cannot make up who is present', async () => {
    const [noord, oost] = [await newGuest(one.address), await newGuest(one.address)];
    const { id } = await tableOfTwo(noord, oost);
    const [watching, stranger] = [await hello(noord), await hello(await newGuest(one.address))];
    const socket = await hello(makeClient(other.address, oost.cookie()));
    await watch(watching, id, 0);
    await watch(socket, id, 1);
    const told = () => socket.received.flatMap((message) => (message.type === 'table' ? [message.table] : []));
    await expect.poll(() => told().at(-1)?.seats).toMatchObject([{ present: true }, { present: true }]);
    // Hints between servers are text, separated by spaces.
    stranger.send({ type: 'unwatch', table: `${id} 7 01`, as: 'spectator' });
    // Hints arrive in order.
    watching.send({ type: 'unwatch', table: id, as: 0 });
    await expect.poll(() => told().at(-1)?.seats).toMatchObject([{ present: false }, { present: true }]);
    expect(told().map(({ watchers }) => watchers)).not.toContain(7);
    for (const open of [stranger, socket, watching]) open.close();
  });

  test('what no hint told is found by the next look: log entries, other changes and chat', async () => {
    const [noord, oost] = [await newGuest(one.address), await newGuest(one.address)];
    const { id } = await tableOfTwo(noord, oost, { chat: true });
    const socket = await hello(oost);
    await watch(socket, id, 1);
    // The same parts of a server, which tell nobody.
    const { services, close } = await openHouse(store.address);
    const person = { id: idOf(noord), device: idOf(noord), name: null, isBanned: false };
    expect(await services.runner.playAt(id, 1, { by: 0, do: 'pass' })).toMatchObject({ number: 1 });
    await say(services, id, { person, id: newRequest(), text: 'unheard' });
    await nudge(services, id, person);
    await close();
    const told = (fits: (message: ServerMessage) => boolean) =>
      expect.poll(() => socket.received.some(fits)).toBe(true);
    await told((message) => message.type === 'news' && message.length === 2);
    await told((message) => message.type === 'said' && message.sayings.some(({ text }) => text === 'unheard'));
    await told((message) => message.type === 'table' && message.table.nudged?.seat === 1);
    socket.close();
  });

  test('a bot moves even if the hint of the move before it was lost', async () => {
    const noord = await newGuest(one.address);
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'child' }];
    const { id } = (await noord.post('/api/tables', { game: 'scrabble-xl-nl', options: { starter: 0 }, seats })).body;
    await noord.post(`/api/tables/${id}/start`);
    const length = async ({ address }: typeof one) =>
      (await makeClient(address, noord.cookie()).get(`/api/tables/${id}/news?as=0`)).body.length;
    // Both servers have the game in memory.
    for (const server of [one, other]) await expect.poll(() => length(server)).toBe(1);

    const silent = await openHouse(store.address);
    const pass = { by: 0, do: 'pass' };
    expect(await silent.services.runner.playAt(id, 1, pass)).toMatchObject({ number: 1 });
    await silent.close();
    await expect.poll(() => length(one)).toBeGreaterThan(2);
  });
});
