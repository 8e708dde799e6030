import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStore, STORES } from '../store/stores.testing.ts';
import { hello, makeClient, newGuest, newRequest, ofType, openTestServer, tableOfTwo, watch } from '../testing-kit.ts';

describe.concurrent('time that runs out', () => {
  const start = Date.now();
  /** Twice as fast: tests need not wait so long. */
  const now = () => start + (Date.now() - start) * 2;
  let server: Awaited<ReturnType<typeof openTestServer>>;
  beforeAll(async () => {
    server = await openTestServer({ now, ticks: () => performance.now() * 2 });
  });
  afterAll(() => server.close());

  async function waiting(options: object) {
    const noord = await newGuest(server.address);
    const oost = await newGuest(server.address);
    const table = await tableOfTwo(noord, oost, { options: { starter: 0, ...options } });
    const socket = await hello(oost);
    await watch(socket, table.id, 1);
    return socket;
  }

  test('of a turn: it is passed', async () => {
    const socket = await waiting({ turnSeconds: 20 });
    const { entries } = await socket.next(ofType('news'));
    expect(entries).toMatchObject([{ by: 'house', events: [{ type: 'passed', seat: 0, why: 'time' }, {}, {}] }]);
    socket.close();
  });

  test('of a game: a minute begun costs ten points', async () => {
    const socket = await waiting({ gameSeconds: 20 });
    const { entries, view } = await socket.next(ofType('news'));
    expect(entries[0]?.events).toEqual([{ type: 'overtime', seat: 0, minute: 1 }]);
    expect(view?.seats).toMatchObject([{ score: -10 }, { score: 0 }]);
    socket.close();
  });

  test('of a game without overtime: that seat is out, and the game over', async ({ expect }) => {
    const socket = await waiting({ gameSeconds: 20, overtimeMinutes: 0 });
    const { entries, view } = await socket.next(ofType('news'));
    expect(entries[0]?.events).toMatchObject([{ type: 'resigned', seat: 0, why: 'time' }, {}, {}]);
    expect(view?.over).toMatchObject({ reason: 'resigned', winners: [1] });
    await expect.poll(() => socket.received.filter(ofType('table')).at(-1)?.table.phase).toBe('over');
    socket.close();
  });
});

describe.each(STORES)('a house that was shut, with its data in %s', (kind) => {
  const HOUR = 3_600_000;

  test('gives the time back to who was on turn, and games without a clock notice nothing', async () => {
    const store = await openTestStore(kind);
    const before = await openTestServer({ store: store.address });
    const noord = await newGuest(before.address);
    const oost = await newGuest(before.address);
    const timed = await tableOfTwo(noord, oost, { options: { turnSeconds: 60, starter: 0 } });
    const untimed = await tableOfTwo(noord, oost);
    const clock = (await noord.get(`/api/tables/${timed.id}/news?as=0`)).body.view.clock;
    await before.close();

    const after = await openTestServer({ store: store.address, now: () => Date.now() + HOUR });
    const again = makeClient(after.address, noord.cookie());
    const news = (await again.get(`/api/tables/${timed.id}/news?as=0&after=1`)).body;
    const [{ events }] = news.entries;
    expect(events).toEqual([{ type: 'resumed', away: expect.any(Number) }]);
    expect(events[0].away).toBeGreaterThan(HOUR - 5000);
    expect(news.view.clock.since - clock.since).toBe(events[0].away);
    expect(news.view.turn).toBe(0);
    expect((await again.get(`/api/tables/${untimed.id}/news?as=0`)).body.length).toBe(1);
    const pass = { id: newRequest(), move: { by: 0, do: 'pass' } };
    expect((await again.post(`/api/tables/${timed.id}/moves`, pass)).body).toEqual({ number: 2 });
    await after.close();
    await store.remove();
  });
});
