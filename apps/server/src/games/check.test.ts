import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, newGuest, openTestServer } from '../kit.testing.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let noord: Client;
beforeAll(async () => {
  server = await openTestServer();
  noord = await newGuest(server.address);
});
afterAll(() => server.close());

async function check(game: string, options: object, words: readonly string[]) {
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const { id } = (await noord.post('/api/tables', { game, options, seats })).body;
  return (await noord.post(`/api/tables/${id}/check`, { words })).body;
}

test.each([
  ['scrabble-xl-nl', {}, ['TREIN'], ['TREIM', 'AMSTERDAM', '']],
  ['trickster-nl', {}, ['TREIN'], ['AMSTERDAM']],
  ['scrabble-de', { gendern: true }, ['LEHRER', 'LEHRER*', 'LEHRER*NEN'], ['TISCH*', 'LEHRER*X', '*']],
  ['scrabble-de', { gendern: false }, ['LEHRER'], ['LEHRER*', 'LEHRER*NEN']],
  ['rummikub-sabra', { vocabulary: 'all' }, ['TREIN', 'LIEP'], ['TREIM']],
  ['rummikub-sabra', { vocabulary: 'advised' }, ['TREIN'], ['LIEP', 'TREIM']],
])('%s with %j: the check agrees with the game', async (game, options, good, bad) => {
  const answer = await check(game, { ...options, checking: 'automatic' }, [...good, ...bad]);
  const expected = [...good.map((word) => [word, true]), ...bad.map((word) => [word, false])];
  expect(answer).toEqual({ good: Object.fromEntries(expected) });
});

test('a table with disputes gets no word check', async () => {
  const { problem } = await check('scrabble-de', { checking: 'challenge' }, ['LEHRER']);
  expect(problem).toEqual({ code: 'checked-by-dispute' });
});
