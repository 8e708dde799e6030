import { makeBotPool } from '@lettertafel/bots/node';
import { SMALL_DUTCH } from '@lettertafel/engine/testing';
import { loadGeneratorModule } from '@lettertafel/solver/node';
import { expect, test } from 'vitest';
import { makeClient, newGuest, openHouse, openTestServer } from '../kit.testing.ts';
import { openTestStore } from '../store/stores.testing.ts';
import { listOf } from '../words/lists.ts';
import { makeBotPlayers } from './players.ts';

const HOUR = 3_600_000;
/** A bot pool that never finds a move. */
const HAS_NO_IDEA = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', () => parentPort.postMessage({ move: null }));
`;

test('a bot that was due when the server stopped moves after a restart, with the table’s own list', async () => {
  const store = await openTestStore('SQLite');
  const before = await openTestServer({ store: store.address, botDelay: [60_000, 60_000] });
  const noord = await newGuest(before.address);
  const { body: list } = await noord.ask('POST', '/api/words?language=nl&name=own', SMALL_DUTCH.join('\n'));
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'club' }];
  const options = { starter: 1, checking: 'automatic' };
  const { id } = (await noord.post('/api/tables', { game: 'scrabble-xl-nl', words: list.id, options, seats })).body;
  await noord.post(`/api/tables/${id}/start`);
  await before.close();

  // The move was due in a minute, so it is due now: downtime is given back to people, not to bots.
  const after = await openTestServer({ store: store.address, now: () => Date.now() + 61_000 });
  const again = makeClient(after.address, noord.cookie());
  const news = async () => (await again.get(`/api/tables/${id}/news?as=0&after=1`)).body;
  await expect.poll(async () => (await news()).length).toBeGreaterThan(1);
  expect((await news()).entries[0].by).toBe(1);
  await after.close();
  await store.remove();
});

test('the server passes for a bot that finds no move', async () => {
  const store = await openTestStore('SQLite');
  const server = await openTestServer({ store: store.address, botDelay: [HOUR, HOUR] });
  const noord = await newGuest(server.address);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'club' }];
  const asked = { game: 'scrabble-xl-nl', options: { starter: 1 }, seats };
  const { id } = (await noord.post('/api/tables', asked)).body;
  await noord.post(`/api/tables/${id}/start`);
  await server.close();

  const { services, close } = await openHouse(store.address);
  const script = new URL(`data:text/javascript,${encodeURIComponent(HAS_NO_IDEA)}`);
  const listFor = (list: string) => listOf(services.words, list);
  const pool = makeBotPool({ listFor, module: loadGeneratorModule(), workers: 1, script });
  const { runner } = services;
  const onRefused = () => {};
  const bots = makeBotPlayers({
    runner,
    pool,
    milliseconds: 20,
    key: () => 'key',
    isClosing: () => false,
    onRefused,
  });
  expect(await bots.move(id)).toBe(true);
  expect((await runner.look(id))?.state.turn).toBe(0);
  // While it is somebody else's turn there is nothing to do.
  expect(await bots.move(id)).toBe(false);
  await pool.close();
  await close();
  await store.remove();
});

test('a game with only bots is played to its end', async () => {
  const server = await openTestServer();
  const noord = await newGuest(server.address);
  const { body: list } = await noord.ask('POST', '/api/words?language=nl&name=own', SMALL_DUTCH.join('\n'));
  const seats = ['child', 'casual', 'master'].map((level) => ({ kind: 'bot', level }));
  const { id } = (await noord.post('/api/tables', { game: 'rummikub-sabra', words: list.id, seats })).body;
  await noord.post(`/api/tables/${id}/start`);
  const phase = async () => (await noord.get(`/api/tables/${id}`)).body.phase;
  await expect.poll(phase, { interval: 200 }).toBe('over');
  await server.close();
});
