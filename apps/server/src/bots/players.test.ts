import { SMALL_DUTCH } from '@lettertafel/engine/testing';
import { expect, test } from 'vitest';
import { openTestStore } from '../store/stores.testing.ts';
import { makeClient, newGuest, openTestServer } from '../testing-kit.ts';

test('a bot that was to move when the house shut moves when it opens again, by the table’s own list', async () => {
  const store = await openTestStore('SQLite');
  const before = await openTestServer({ store: store.address, botDelay: [60_000, 60_000] });
  const anna = await newGuest(before.address);
  const { body: list } = await anna.ask('POST', '/api/words?language=nl&name=own', SMALL_DUTCH.join('\n'));
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'club' }];
  const options = { starter: 1, checking: 'automatic' };
  const { id } = (await anna.post('/api/tables', { game: 'scrabble-xl-nl', words: list.id, options, seats })).body;
  await anna.post(`/api/tables/${id}/start`);
  await before.close();

  // What was due in a minute is due by now; the time in which nobody was there does not count for bots.
  const after = await openTestServer({ store: store.address, now: () => Date.now() + 61_000 });
  const again = makeClient(after.address, anna.cookie());
  const news = async () => (await again.get(`/api/tables/${id}/news?as=0&after=1`)).body;
  await expect.poll(async () => (await news()).length, { timeout: 20_000 }).toBeGreaterThan(1);
  expect((await news()).entries[0].by).toBe(1);
  await after.close();
  await store.remove();
});

test('a game of bots alone is played to its end', async () => {
  const server = await openTestServer();
  const anna = await newGuest(server.address);
  const { body: list } = await anna.ask('POST', '/api/words?language=nl&name=own', SMALL_DUTCH.join('\n'));
  const seats = ['child', 'casual', 'master'].map((level) => ({ kind: 'bot', level }));
  const { id } = (await anna.post('/api/tables', { game: 'rummikub-sabra', words: list.id, seats })).body;
  await anna.post(`/api/tables/${id}/start`);
  const phase = async () => (await anna.get(`/api/tables/${id}`)).body.phase;
  await expect.poll(phase, { timeout: 60_000, interval: 200 }).toBe('over');
  await server.close();
});
