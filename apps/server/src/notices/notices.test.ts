/** Notices: servers, sockets, databases and a push service are real. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Client,
  hello,
  makeClient,
  newGuest,
  newRequest,
  ofType,
  openTestServer,
  QUICK,
  tableOfTwo,
  watch,
} from '../kit.testing.ts';
import { openStore, type Store } from '../store/database.ts';
import { openTestStore, STORES, type TestStore } from '../store/stores.testing.ts';
import { openPushReceiver, type PushReceiver, type TestBrowser } from './push-receiver.testing.ts';

/** Minutes. */
const DAY = 24 * 60;

describe.each(STORES)('notices in %s', (kind) => {
  let home: TestStore;
  let store: Store;
  let push: PushReceiver;
  let server: Awaited<ReturnType<typeof openTestServer>>;
  let noord: Client;
  let oost: Client;
  /** Of oost. */
  let browser: TestBrowser;

  const config = () => ({
    store: home.address,
    notices: { services: [push.origin], after: 50, every: 20 },
    limits: { ...QUICK.limits },
  });
  beforeAll(async () => {
    home = await openTestStore(kind);
    push = await openPushReceiver();
    server = await openTestServer(config());
    store = await openStore(home.address);
    [noord, oost] = [await newGuest(server.address), await newGuest(server.address)];
    browser = push.newBrowser();
    expect((await subscribe(oost, browser)).body).toEqual({
      language: 'nl',
      quiet: null,
      lastAt: null,
      failedAt: null,
    });
  });
  afterAll(async () => {
    await store.close();
    await server.close();
    await push.close();
    await home.remove();
  });

  const subscribe = (client: Client, { subscribe: asked }: TestBrowser, more: object = {}) =>
    client.ask('PUT', '/api/me/notices', { ...asked, ...more });
  const pass = (client: Client, table: string, by: number) =>
    client.post(`/api/tables/${table}/moves`, { id: newRequest(), move: { by, do: 'pass' } });
  const openNotices = async (table: string) =>
    (await store.db.selectFrom('notices').selectAll().where('table_id', '=', table).execute()).map(
      ({ kind: of, number, at }) => ({ kind: of, number, isSent: at === null }),
    );
  const isAt = async (table: string, notices: object[]) => expect.poll(() => openNotices(table)).toEqual(notices);

  test('the turn is noticed once, and the notice ends with the move', async () => {
    const { id } = await tableOfTwo(noord, oost);
    expect(await openNotices(id)).toEqual([]);
    const before = browser.received.length;
    await pass(noord, id, 0);
    await isAt(id, [{ kind: 'turn', number: 2, isSent: true }]);
    expect(browser.received).toHaveLength(before + 1);
    const notice = `/api/me/notices/${browser.received.at(-1)}`;
    const about = { kind: 'turn', table: id, game: 'scrabble-xl-nl', names: ['One'], language: 'nl' };
    expect((await oost.get(notice)).body).toEqual(about);
    // Nobody else's: the id alone tells nothing.
    expect((await noord.get(notice)).body).toBe('null');
    expect((await makeClient(server.address).get(notice)).body).toBe('null');
    await pass(oost, id, 1);
    expect(await openNotices(id)).toEqual([]);
    expect((await oost.get(notice)).body).toBe('null');
    // Its own next turn is another one.
    await pass(noord, id, 0);
    await isAt(id, [{ kind: 'turn', number: 4, isSent: true }]);
    expect(new Set(browser.received).size).toBe(before + 2);
    const settings = (await oost.get('/api/me/notices')).body;
    expect(settings).toMatchObject({ subscription: { lastAt: expect.any(Number), failedAt: null } });
    await oost.post(`/api/tables/${id}/moves`, { id: newRequest(), move: { by: 1, do: 'resign' } });
    expect(await openNotices(id)).toEqual([]);
  });

  test('nobody is told of what they see', async () => {
    const { id } = await tableOfTwo(noord, oost);
    const socket = await hello(oost);
    await watch(socket, id, 1);
    // As its page does; an earlier look does not count for a later turn.
    const news = socket.next(ofType('news'));
    const moved = pass(noord, id, 0);
    socket.send({ type: 'seen', table: id, length: (await news).length - 1 });
    await moved;
    await isAt(id, [{ kind: 'turn', number: 2, isSent: true }]);
    socket.send({ type: 'seen', table: id, length: 2 });
    await isAt(id, []);
    // A stranger's look ends nobody's notice.
    await pass(oost, id, 1);
    await pass(noord, id, 0);
    const stranger = await hello(await newGuest(server.address));
    stranger.send({ type: 'seen', table: id, length: 9 });
    stranger.send({ type: 'ping' });
    await stranger.find(ofType('pong'));
    expect(await openNotices(id)).toHaveLength(1);
    for (const one of [socket, stranger]) one.close();
  });

  test('a turn with a clock is recalled before its time runs out, also to somebody who has seen it', async () => {
    const day = 24 * 60 * 60_000;
    const { id } = await tableOfTwo(noord, oost, {
      options: { starter: 0, pace: 'correspondence', turnSeconds: (2 * day) / 1000 },
    });
    await pass(noord, id, 0);
    await expect.poll(() => openNotices(id)).toEqual([{ kind: 'time', number: 2, isSent: false }]);
    const socket = await hello(oost);
    socket.send({ type: 'seen', table: id, length: 2 });
    socket.send({ type: 'ping' });
    await socket.find(ofType('pong'));
    const [row] = await store.db.selectFrom('notices').selectAll().where('table_id', '=', id).execute();
    const due = await store.db.selectFrom('deadlines').select('at').where('table_id', '=', id).executeTakeFirst();
    expect(Number(due?.at) - Number(row?.at)).toBe(day / 2);
    // It has come.
    await store.db
      .updateTable('notices')
      .set({ at: Date.now() - 1000 })
      .where('table_id', '=', id)
      .execute();
    await isAt(id, [{ kind: 'time', number: 2, isSent: true }]);
    expect((await oost.get(`/api/me/notices/${browser.received.at(-1)}`)).body).toMatchObject({
      kind: 'time',
      table: id,
    });
    socket.close();
  });

  test('a nudge and a rematch that is asked for are noticed', async () => {
    const { id } = await tableOfTwo(noord, oost);
    await pass(noord, id, 0);
    await isAt(id, [{ kind: 'turn', number: 2, isSent: true }]);
    const before = browser.received.length;
    await noord.post(`/api/tables/${id}/nudge`);
    await expect.poll(() => browser.received.length).toBe(before + 1);
    await isAt(id, [{ kind: 'time', number: 2, isSent: true }]);
    await oost.post(`/api/tables/${id}/moves`, { id: newRequest(), move: { by: 1, do: 'resign' } });
    await noord.post(`/api/tables/${id}/rematch`, { join: true });
    await isAt(id, [{ kind: 'rematch', number: 3, isSent: true }]);
    expect(browser.received).toHaveLength(before + 2);
  });

  test('who is asked to play again is told so, by the same person once an hour', async () => {
    const over = async (game: string) => {
      const { id } = await tableOfTwo(noord, oost, { game });
      await oost.post(`/api/tables/${id}/moves`, { id: newRequest(), move: { by: 1, do: 'resign' } });
      return id;
    };
    const games = [await over('scrabble-xl-nl'), await over('scrabble-de')];
    const before = browser.received.length;
    for (const id of games) expect((await noord.post(`/api/tables/${id}/again`)).status).toBe(200);
    await expect.poll(() => browser.received.length).toBe(before + 1);
    const notice = await oost.get(`/api/me/notices/${browser.received.at(-1)}`);
    expect(notice.body).toMatchObject({ kind: 'invitation', game: 'scrabble-xl-nl', names: ['One'] });
    // An hour later.
    await store.db.updateTable('invitations').set({ at: 1 }).execute();
    expect((await noord.post(`/api/tables/${await over('trickster-nl')}/again`)).status).toBe(200);
    await expect.poll(() => browser.received.length).toBe(before + 2);
  });

  test('in quiet hours and while the push service is out of order notices wait, and nothing is sent twice', async () => {
    const { id } = await tableOfTwo(noord, oost);
    const now = new Date();
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
    const quiet = { from: (minute + DAY - 1) % DAY, to: (minute + 60) % DAY };
    await subscribe(oost, browser, { quiet, zone: 'UTC' });
    const before = browser.received.length;
    await pass(noord, id, 0);
    const waits = async () =>
      Number((await store.db.selectFrom('notices').select('at').where('table_id', '=', id).executeTakeFirst())?.at);
    await expect.poll(waits).toBeGreaterThan(Date.now() + 60_000);
    await subscribe(oost, browser);
    browser.status = 500;
    await store.db.updateTable('notices').set({ at: 1 }).where('table_id', '=', id).execute();
    await expect.poll(waits).toBeGreaterThan(Date.now() + 30_000);
    expect((await oost.get('/api/me/notices')).body.subscription.failedAt).toEqual(expect.any(Number));
    expect((await oost.post('/api/me/notices/try')).body).toEqual({ outcome: 'failed' });
    expect(browser.received).toHaveLength(before);
    browser.status = 201;
    expect((await oost.post('/api/me/notices/try')).body).toEqual({ outcome: 'sent' });
    await store.db.updateTable('notices').set({ at: 1 }).where('table_id', '=', id).execute();
    await isAt(id, [{ kind: 'turn', number: 2, isSent: true }]);
    expect(browser.received).toHaveLength(before + 2);
  });

  const onlyShared = kind === 'PostgreSQL' ? test : () => {};
  onlyShared('two servers send a notice once', async () => {
    const other = await openTestServer(config());
    const tables = await Promise.all(Array.from({ length: 10 }, () => tableOfTwo(noord, oost)));
    const before = browser.received.length;
    await Promise.all(tables.map(({ id }) => pass(noord, id, 0)));
    for (const { id } of tables) await isAt(id, [{ kind: 'turn', number: 2, isSent: true }]);
    expect(browser.received).toHaveLength(before + tables.length);
    await other.close();
  });

  test('an address that is no push service, or a key that is none, is refused and asked nothing', async () => {
    const { subscribe: asked } = push.newBrowser();
    for (const [more, path] of [
      [{ endpoint: `${server.address}/api/me` }, 'endpoint'],
      [{ endpoint: 'https://127.0.0.1/' }, 'endpoint'],
      [{ endpoint: `https://fcm.googleapis.com/${'a'.repeat(1024)}` }, 'endpoint'],
      [{ p256dh: 'A'.repeat(87) }, 'p256dh'],
      [{ auth: 'short' }, 'auth'],
      [{ zone: 'Nowhere/Else' }, 'zone'],
      [{ quiet: { from: 0, to: 1440 } }, 'quiet.to'],
      [{ language: 'xx' }, 'language'],
    ] as const) {
      const { status, body } = await noord.ask('PUT', '/api/me/notices', { ...asked, ...more });
      expect([status, body.problem]).toMatchObject([400, { code: 'not-understood', path }]);
    }
    expect((await noord.get('/api/me/notices')).body.subscription).toBeNull();
    expect((await noord.post('/api/me/notices/try')).body.problem.code).toBe('no-such-device');
  });

  test('a dead address is dropped; a device that is signed out, and a guest who is deleted, leave nothing', async () => {
    const left = await newGuest(server.address);
    const own = push.newBrowser();
    await subscribe(left, own);
    const { id } = await tableOfTwo(noord, left);
    own.status = 410;
    await pass(noord, id, 0);
    await expect.poll(async () => (await left.get('/api/me/notices')).body.subscription).toBeNull();
    expect(await openNotices(id)).toEqual([]);
    own.status = 201;
    const of = async (one: TestBrowser) =>
      (await store.db.selectFrom('subscriptions').selectAll().where('endpoint', '=', one.subscribe.endpoint).execute())
        .length;
    await subscribe(left, own);
    // The same browser with another cookie: it was given up, or somebody else sits there now.
    const next = await newGuest(server.address);
    await subscribe(next, own);
    expect([(await left.get('/api/me/notices')).body.subscription, await of(own)]).toEqual([null, 1]);
    await next.ask('DELETE', '/api/me/notices');
    expect(await of(own)).toBe(0);
    await subscribe(left, own);
    await pass(left, id, 1);
    await pass(noord, id, 0);
    expect(await openNotices(id)).toHaveLength(1);
    const [{ id: device }] = (await left.get('/api/me/devices')).body;
    expect((await left.ask('DELETE', `/api/me/devices/${device}`)).status).toBe(204);
    expect([await of(own), await openNotices(id)]).toEqual([0, []]);
    const gone = await newGuest(server.address);
    await subscribe(gone, own);
    await gone.ask('DELETE', '/api/me');
    expect(await of(own)).toBe(0);
  });
});

test('over the limit of a guest notices are sent later, and none is lost', async () => {
  const push = await openPushReceiver();
  const store = await openTestStore('SQLite');
  const server = await openTestServer({
    store: store.address,
    notices: { services: [push.origin], after: 0, every: 20 },
    limits: { ...QUICK.limits, notices: { ...QUICK.limits.notices, perGuest: { perSecond: 1, burst: 2 } } },
  });
  const [noord, oost] = [await newGuest(server.address), await newGuest(server.address)];
  const browser = push.newBrowser();
  await oost.ask('PUT', '/api/me/notices', browser.subscribe);
  const tables = await Promise.all(Array.from({ length: 5 }, () => tableOfTwo(noord, oost)));
  for (const { id } of tables)
    await noord.post(`/api/tables/${id}/moves`, { id: newRequest(), move: { by: 0, do: 'pass' } });
  // The third overdraws.
  await expect.poll(() => browser.received.length).toBe(3);
  expect((await oost.post('/api/me/notices/try')).status).toBe(429);
  await expect.poll(() => new Set(browser.received).size, { timeout: 60_000 }).toBe(5);
  expect(push.count()).toBe(5);
  await server.close();
  await push.close();
  await store.remove();
});
