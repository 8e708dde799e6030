import { readFileSync } from 'node:fs';
import { featsOf, gameById, tellStory } from '@lettertafel/engine';
import type { PlayedGame } from '@lettertafel/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Client,
  makeClient,
  newGuest,
  newRequest,
  openHouse,
  openTestServer,
  tableOfTwo,
} from '../kit.testing.ts';
import { openTestStore, STORES, type TestStore } from '../store/stores.testing.ts';

const file = new URL('../../../../fixtures/games/scrabble-xl-nl/went-out.json', import.meta.url);
const RECORD = JSON.parse(readFileSync(file, 'utf8'));

describe.each(STORES)('finished games, with the data in %s', (kind) => {
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

  const gamesOf = async (who: Client, query = ''): Promise<PlayedGame[]> =>
    (await who.get(`/api/me/games${query}`)).body;

  test('a game is listed for its players, with result and names, and for nobody else', async () => {
    const [noord, oost] = [await newGuest(server.address), await newGuest(server.address)];
    const { id } = await tableOfTwo(noord, oost);
    expect(await gamesOf(noord)).toEqual([]);
    for (const [by, who] of [noord, oost, noord].entries()) {
      await who.post(`/api/tables/${id}/moves`, { id: newRequest(), move: { by: by % 2, do: 'pass' } });
    }
    await oost.post(`/api/tables/${id}/moves`, { id: newRequest(), move: { by: 1, do: 'resign' } });
    const [game, ...more] = await gamesOf(noord);
    expect(more).toEqual([]);
    expect(game).toMatchObject({
      id,
      winners: [0],
      scores: [0, 0],
      isPractice: false,
      players: [
        { kind: 'person', mine: true },
        { kind: 'person', name: 'Other', mine: false },
      ],
      feats: [
        { turns: 2, points: 0, best: null, longest: null },
        { turns: 1, points: 0 },
      ],
    });
    expect((await gamesOf(oost))[0]).toMatchObject({ players: [{ mine: false }, { mine: true }] });
    expect(await gamesOf(await newGuest(server.address))).toEqual([]);
    expect(await gamesOf(makeClient(server.address))).toEqual([]);
  });

  test('what was achieved is told from the log once, and kept', async () => {
    const noord = await newGuest(server.address);
    const { id } = (await noord.post('/api/records', RECORD)).body;
    const created = gameById(RECORD.game).create(RECORD.players, RECORD.options);
    if ('refusal' in created) throw new Error(created.refusal.code);
    const feats = featsOf(tellStory(RECORD.log, created.state));
    expect(feats[0]?.points).toBeGreaterThan(0);
    expect(await gamesOf(noord)).toMatchObject([{ id, isPractice: true, feats }]);
    const house = await openHouse(store.address);
    const { db } = house.services.store;
    const row = await db.selectFrom('tables').select('feats').where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.parse(row.feats ?? '')).toEqual(feats);
    // The log is not read again.
    await db.updateTable('tables').set({ feats: '[]' }).where('id', '=', id).execute();
    await house.close();
    expect(await gamesOf(noord)).toMatchObject([{ id, feats: null }]);
  });

  test('games are paged, the latest first, and no answer tells more than twenty logs', async () => {
    const noord = await newGuest(server.address);
    for (let count = 0; count < 21; count++) await noord.post('/api/records', RECORD);
    const all = await gamesOf(noord);
    expect(all).toHaveLength(21);
    expect(all.filter(({ feats }) => feats === null)).toHaveLength(1);
    expect((await gamesOf(noord)).every(({ feats }) => feats !== null)).toBe(true);
    const pages = [...(await gamesOf(noord, '?limit=15')), ...(await gamesOf(noord, '?skip=15'))];
    expect(pages.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect((await noord.get('/api/me/games?skip=x')).body.problem).toMatchObject({
      code: 'not-understood',
      path: 'skip',
    });
  });

  test('games that wait for the guest come first, by the time left', async () => {
    const [noord, oost] = [await newGuest(server.address), await newGuest(server.address)];
    const daily = (days: number) => ({ options: { pace: 'correspondence', turnSeconds: days * 86_400, starter: 0 } });
    const [slow, quick] = [await tableOfTwo(noord, oost, daily(3)), await tableOfTwo(noord, oost, daily(1))];
    const untimed = await tableOfTwo(noord, oost, { options: { starter: 0 } });
    const list = async (who: Client) => (await who.get('/api/me/tables?list=running')).body;
    const listed = await list(noord);
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([quick.id, slow.id, untimed.id]);
    expect(listed[0].until).toBeLessThan(listed[1].until);
    expect(listed[2].until).toBeUndefined();
    // Nobody is told how long others have.
    expect((await list(oost)).map(({ until }: { until?: number }) => until)).toEqual([undefined, undefined, undefined]);
  });
});
