import { newsFor } from '@lettertafel/house';
import { CLOSE } from '@lettertafel/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STANDARD } from '../config.ts';
import { type Client, hello, newGuest, ofType, openHouse, openTestServer, QUICK, watch } from '../kit.testing.ts';
import { readEntries } from '../store/log.ts';
import { openTestStore, type TestStore } from '../store/stores.testing.ts';
import { longRecord } from './long-game.testing.ts';
import { makeNewsTexts } from './news-texts.ts';

const ENTRIES = 170;

describe('a long game that is read again and again', () => {
  let store: TestStore;
  let id: string;
  beforeAll(async () => {
    store = await openTestStore('SQLite');
    const server = await openTestServer({ store: store.address });
    id = (await (await newGuest(server.address)).post('/api/records', await longRecord(ENTRIES))).body.id;
    await server.close();
  });
  afterAll(() => store.remove());

  test('is read from the store and redacted once, and says the same from anywhere on', async () => {
    const { services, close } = await openHouse(store.address);
    const live = await services.runner.look(id);
    if (!live) throw new Error('no such table');
    const texts = makeNewsTexts(services.store);
    const entries = await readEntries(services.store, id, { from: 0, to: ENTRIES });
    const readAt = async (after: number, as: 0 | 'spectator' = 'spectator') => {
      const { fields, entries: read } = await texts.read(live, as, { after });
      expect(JSON.parse(`{${fields}}`)).toEqual(JSON.parse(JSON.stringify(newsFor(live, as, { after, entries }))));
      return read;
    };
    // Two at the same moment share the reading.
    const both = await Promise.all([readAt(0), readAt(0)]);
    expect(both.toSorted((a, b) => a - b)).toEqual([0, ENTRIES]);
    for (const after of [0, 1, 49, 50, 51, 120, ENTRIES - 1, ENTRIES, ENTRIES + 5]) expect(await readAt(after)).toBe(0);
    // Another seat sees something else.
    expect(await readAt(0, 0)).toBe(ENTRIES);
    await close();
  });

  test('keeps no more in memory than it may', async () => {
    const { services, close } = await openHouse(store.address);
    const live = await services.runner.look(id);
    if (!live) throw new Error('no such table');
    const texts = makeNewsTexts(services.store, 1);
    expect((await texts.read(live, 'spectator', { after: 0 })).entries).toBe(ENTRIES);
    expect((await texts.read(live, 'spectator', { after: 0 })).entries).toBe(ENTRIES);
    await close();
  });

  test('is limited by what it costs, per guest and per address, over sockets and HTTP', async () => {
    const few = { perSecond: 0.001, burst: 3 * ENTRIES };
    const { perGuest, perAddress } = QUICK.limits.work;
    const at = async (limits: object, act: (address: string, visitor: Client) => Promise<void>) => {
      const server = await openTestServer({ store: store.address, limits: { ...QUICK.limits, ...limits } });
      await act(server.address, await newGuest(server.address));
      await server.close();
    };
    const path = `/api/tables/${id}/news`;
    const statuses = async (client: Client, count: number) => {
      const answers: number[] = [];
      for (let sent = 0; sent < count; sent++) answers.push((await client.get(path)).status);
      return answers;
    };
    const size = { perSecond: 0.001, burst: 10_000 };
    await at({ work: { perGuest: { ...perGuest, bytes: size }, perAddress } }, async (address, visitor) => {
      expect(await statuses(visitor, 3)).toEqual([200, 429, 429]);
      const socket = await hello(visitor);
      socket.send({ type: 'watch', table: id, as: 'spectator', after: 0 });
      expect(await socket.closed).toBe(CLOSE.tooMany);
      // Somebody else of that address may still read.
      expect(await statuses(await newGuest(address), 1)).toEqual([200]);
    });
    await at({ work: { perGuest, perAddress: { ...perAddress, bytes: size } } }, async (address, visitor) => {
      expect(await statuses(visitor, 2)).toEqual([200, 429]);
      expect(await statuses(await newGuest(address), 1)).toEqual([429]);
    });
    // Replayed and read once; from then on it is in memory.
    await at({ work: { perGuest: { ...perGuest, entries: few }, perAddress } }, async (_, visitor) => {
      expect(await statuses(visitor, 20)).toEqual(Array(20).fill(200));
    });
    // With the default limits a page may come back a few times.
    await at(STANDARD.limits, async (_, visitor) => {
      const socket = await hello(visitor);
      for (let time = 0; time < 5; time++) expect((await watch(socket, id, 'spectator')).entries).toHaveLength(ENTRIES);
      expect(socket.received.some(ofType('problem'))).toBe(false);
      socket.close();
    });
  });
});
