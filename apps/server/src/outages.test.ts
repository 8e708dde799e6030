/** Database outages: servers keep going, and report when they cannot. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../tools/free-port.testing.ts';
import { STANDARD } from './config.ts';
import {
  type Client,
  hello,
  makeClient,
  newGuest,
  newRequest,
  ofType,
  openTestServer,
  tableOfTwo,
  watch,
} from './kit.testing.ts';
import { openStore } from './store/database.ts';
import { startPostgres, type TestPostgres } from './store/postgres.testing.ts';
import { openWire } from './store/wire.testing.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const statusOf = async (address: string, path: string) => (await makeClient(address).get(path)).status;

/** Passes until the server has acknowledged it. */
async function passFor(client: Client, table: string, by: number): Promise<number> {
  const pass = { id: newRequest(), move: { by, do: 'pass' } };
  for (;;) {
    const { status, body } = await client.post(`/api/tables/${table}/moves`, pass);
    if (status === 200) return body.number;
    await sleep(50);
  }
}

describe('a PostgreSQL that', () => {
  test('keeps cutting all connections stops no server, and loses and duplicates no move', async () => {
    const url = await postgres.newDatabase();
    const server = await openTestServer({ store: { url }, logLevel: 'silent' });
    const [noord, oost] = [await newGuest(server.address), await newGuest(server.address)];
    const socket = await hello(oost);
    let isEnough = false;
    let cuts = 0;
    const cutting = (async () => {
      while (!isEnough) {
        await sleep(100);
        cuts += (await postgres.cut(url)) > 0 ? 1 : 0;
      }
    })();
    // At most two passes each, so that the game does not end.
    for (let game = 0; game < 3; game++) {
      const table = await untilTrue(() => tableOfTwo(noord, oost).catch(() => null));
      const numbers: number[] = [];
      for (const [client, by] of [
        [noord, 0],
        [oost, 1],
        [noord, 0],
      ] as const) {
        numbers.push(await passFor(client, table.id, by));
        await sleep(150);
      }
      expect(numbers).toEqual([1, 2, 3]);
      const { body } = await untilTrue(async () => {
        const news = await noord.get(`/api/tables/${table.id}/news?as=0`);
        return news.status === 200 ? news : null;
      });
      expect(body.length).toBe(4);
    }
    isEnough = true;
    await cutting;
    expect(cuts).toBeGreaterThan(3);
    await expect.poll(() => statusOf(server.address, '/readyz')).toBe(200);
    expect(socket.socket.readyState).toBe(socket.socket.OPEN);
    socket.close();
    await server.close();
  });

  test('starts late: until then the server runs, but is not ready', async () => {
    const url = await postgres.newDatabase();
    await postgres.halt();
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const waited: string[] = [];
    const onWaiting = (why: Error) => void waited.push(why.message);
    const starting = openTestServer({ store: { url }, port, onWaiting });
    await expect.poll(() => waited.length).toBeGreaterThan(1);
    expect(await statusOf(address, '/healthz')).toBe(200);
    expect(await statusOf(address, '/readyz')).toBe(503);
    const answer = await makeClient(address).get('/api/me');
    expect([answer.status, answer.body]).toEqual([503, { problem: { code: 'closing' } }]);
    await postgres.resume();
    const server = await starting;
    expect(await statusOf(address, '/readyz')).toBe(200);
    expect(await statusOf(address, '/api/me')).toBe(200);
    // A client that connects now stays, although others were turned away before.
    const socket = await hello(await newGuest(address));
    await sleep(1500);
    expect(socket.socket.readyState).toBe(socket.socket.OPEN);
    socket.close();
    await server.close();
  });

  test('stops during a game makes the server unready until it is back', async () => {
    const url = await postgres.newDatabase();
    const server = await openTestServer({ store: { url }, storeSilence: STANDARD.storeSilence, logLevel: 'silent' });
    const [noord, oost] = [await newGuest(server.address), await newGuest(server.address)];
    const { id } = await tableOfTwo(noord, oost);
    expect(await statusOf(server.address, '/readyz')).toBe(200);
    await postgres.halt();
    await expect.poll(() => statusOf(server.address, '/readyz')).toBe(503);
    expect((await noord.get('/api/me')).status).toBe(500);
    await postgres.resume();
    await expect.poll(() => statusOf(server.address, '/readyz')).toBe(200);
    expect(await passFor(noord, id, 0)).toBeGreaterThan(0);
    await server.close();
  });
});

describe('a server that', () => {
  test('is paused in a transaction blocks no other table, and that one only briefly', async () => {
    const url = await postgres.newDatabase();
    const server = await openTestServer({ store: { url } });
    const [noord, oost] = [await newGuest(server.address), await newGuest(server.address)];
    const held = await tableOfTwo(noord, oost);
    const other = await tableOfTwo(noord, oost);
    // A paused server leaves a transaction open that has changed rows.
    const paused = await openStore({ url }, 'prompt');
    let isReached = () => {};
    const reached = new Promise<void>((resolve) => {
      isReached = resolve;
    });
    let goOn = () => {};
    const going = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const pausing = paused.db.transaction().execute(async (trx) => {
      await trx.updateTable('tables').set({ changed_at: 1 }).where('id', '=', held.id).execute();
      await trx.updateTable('house').set({ value: '1' }).where('name', '=', 'awake').execute();
      isReached();
      await going;
      await trx.updateTable('tables').set({ changed_at: 2 }).where('id', '=', held.id).execute();
    });
    await reached;
    const atHeld = passFor(noord, held.id, 0);
    expect(await passFor(noord, other.id, 0)).toBe(1);
    expect(await passFor(oost, other.id, 1)).toBe(2);
    expect(await atHeld).toBe(1);
    goOn();
    await expect(pausing).rejects.toThrow();
    await paused.close();
    await server.close();
  });

  test('is cut off from the store says so and sends its players elsewhere; the others go on', async () => {
    const url = await postgres.newDatabase();
    const wire = await openWire(url);
    const [near, far] = [
      await openTestServer({ store: { url } }),
      await openTestServer({ store: { url: wire.url }, storeSilence: STANDARD.storeSilence, logLevel: 'silent' }),
    ];
    const [noord, oost] = [await newGuest(near.address), await newGuest(near.address)];
    const { id } = await tableOfTwo(noord, oost);
    const socket = await hello(makeClient(far.address, oost.cookie()));
    await watch(socket, id, 1);
    wire.freeze();
    const lost = makeClient(far.address, oost.cookie()).post(`/api/tables/${id}/chat`, { id: newRequest(), text: 'a' });
    expect(await passFor(noord, id, 0)).toBe(1);
    await socket.closed;
    expect(socket.received.at(-1)).toMatchObject({ type: 'closing' });
    expect(await statusOf(far.address, '/readyz')).toBe(503);
    expect(await statusOf(near.address, '/readyz')).toBe(200);
    expect((await lost).status).toBe(500);
    expect(await passFor(oost, id, 1)).toBe(2);
    wire.thaw();
    await expect.poll(() => statusOf(far.address, '/readyz')).toBe(200);
    const again = await hello(makeClient(far.address, oost.cookie()));
    expect((await watch(again, id, 1)).length).toBe(3);
    // It receives hints again.
    const told = again.next(ofType('news'));
    expect(await passFor(noord, id, 0)).toBe(3);
    expect((await told).length).toBe(4);
    again.close();
    await Promise.all([near.close(), far.close()]);
    await wire.close();
  });
});

async function untilTrue<Value>(attempt: () => Promise<Value | null>): Promise<Value> {
  for (;;) {
    const value = await attempt();
    if (value !== null) return value;
    await sleep(50);
  }
}
