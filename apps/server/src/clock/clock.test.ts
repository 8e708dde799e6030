import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeClient, newGuest, newRequest, openTestServer, tableOfTwo } from '../kit.testing.ts';
import { openTestStore, STORES } from '../store/stores.testing.ts';

describe.concurrent('time that runs out', () => {
  const start = Date.now();
  /** Twice real time, to shorten the test. */
  const now = () => start + (Date.now() - start) * 2;
  let server: Awaited<ReturnType<typeof openTestServer>>;
  beforeAll(async () => {
    server = await openTestServer({ now, ticks: () => performance.now() * 2 });
  });
  afterAll(() => server.close());

  /** The news once an entry follows the deal, however slow the machine is. */
  async function afterTimeout(options: object) {
    const noord = await newGuest(server.address);
    const oost = await newGuest(server.address);
    const { id } = await tableOfTwo(noord, oost, { options: { starter: 0, ...options } });
    for (;;) {
      const { body } = await oost.get(`/api/tables/${id}/news?as=1&after=1`);
      if (body.entries.length > 0) return { ...body, phase: (await oost.get(`/api/tables/${id}`)).body.phase };
      await sleep(100);
    }
  }

  test('of a turn: it is passed', async () => {
    const { entries } = await afterTimeout({ turnSeconds: 20 });
    expect(entries[0]).toMatchObject({ by: 'house', events: [{ type: 'passed', seat: 0, why: 'time' }, {}, {}] });
  });

  test('of a game: a minute begun costs ten points', async () => {
    const { entries, view } = await afterTimeout({ gameSeconds: 20 });
    expect(entries[0].events).toEqual([{ type: 'overtime', seat: 0, minute: 1 }]);
    expect(view.seats).toMatchObject([{ score: -10 * entries.length }, { score: 0 }]);
  });

  test('of a game without overtime: that seat is out, and the game is over', async () => {
    const { entries, view, phase } = await afterTimeout({ gameSeconds: 20, overtimeMinutes: 0 });
    expect(entries[0].events).toMatchObject([{ type: 'resigned', seat: 0, why: 'time' }, {}, {}]);
    expect(view.over).toMatchObject({ reason: 'resigned', winners: [1] });
    expect(phase).toBe('over');
  });
});

describe.each(STORES)('a server that was down, with its data in %s', (kind) => {
  const HOUR = 3_600_000;

  test('gives the time back to the player on turn, and does not affect games without a clock', async () => {
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
