import { GAME_IDS, type GameId } from '@lettertafel/engine';
import { SMALL_DUTCH } from '@lettertafel/engine/testing';
import { hashOfShare, standingsOf, verifyGame } from '@lettertafel/fairness';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hello, newGuest, ofType, openTestServer, watch } from '../kit.testing.ts';
import { playByScript } from './scripted-player.testing.ts';

let address: string;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ address, close } = await openTestServer());
});
afterAll(() => close());

/** Hands are random, and some games end before everything the test looks for has happened. */
const MOST_GAMES = 6;

const LOOKED_FOR = ['a dispute lost', 'a dispute won', 'a window slept through'];

describe.concurrent('whole games of two people and a bot over sockets', () => {
  test.each(GAME_IDS)(
    '%s: disputes won and lost, a window slept through, lost connections, somebody watching',
    async (game) => {
      const happened = new Set<string>();
      for (let number = 0; number < MOST_GAMES && happened.size < LOOKED_FOR.length; number++) {
        for (const what of await playWhole(game, number)) happened.add(what);
      }
      expect([...happened].sort()).toEqual(LOOKED_FOR);
    },
  );
});

/** Plays a game and returns which of the expected things happened in it. */
async function playWhole(game: GameId, number: number): Promise<string[]> {
  const [noord, oost, zuid] = await Promise.all([newGuest(address), newGuest(address), newGuest(address)]);
  const language = game === 'scrabble-de' ? 'de' : 'nl';
  const list = await noord.ask('POST', `/api/words?language=${language}&name=small`, SMALL_DUTCH.join('\n'));
  const words = list.body.id;
  const options = {
    checking: 'challenge',
    disputeSeconds: 5,
    starter: 0,
    ...(game === 'trickster-nl' ? { reactionSeconds: 5 } : {}),
  };
  const seats = [{ kind: 'me', name: 'Noord' }, { kind: 'link' }, { kind: 'bot', level: 'casual' }];
  const { id, commitment } = (await noord.post('/api/tables', { game, options, words, seats })).body;
  const spectating = await hello(zuid);
  await watch(spectating, id, 'spectator');
  const share = '0f'.repeat(32);
  await oost.post(`/api/tables/${id}/sit`, { name: 'Oost', shareHash: hashOfShare(share, commitment) });
  expect((await oost.post(`/api/tables/${id}/share`, { share })).body.phase).toBe('playing');

  const seed = `${game} ${number}`;
  const [first, second] = await Promise.all([
    playByScript(noord, id, { game, seat: 0, seed: `${seed} noord`, bluffs: true, reconnects: 7 }),
    playByScript(oost, id, { game, seat: 1, seed: `${seed} oost`, disputes: 0, sleeps: true, reconnects: 11 }),
  ]);

  const numbers = Array.from({ length: first.last.length }, (_, entry) => entry);
  for (const { entries } of [first, second]) expect(entries.map((entry) => entry.number)).toEqual(numbers);

  const seen = spectating.received.filter(ofType('news'));
  expect(seen.flatMap(({ entries }) => entries.map((entry) => entry.number))).toEqual(numbers);
  expect(JSON.stringify(seen)).not.toMatch(/"mine":\[[^\]]/);
  for (const { view } of seen.slice(0, -1)) expect(view === null || (view.revealed as []).length === 0).toBe(true);
  expect(seen.at(-1)?.view?.revealed).not.toEqual([]);
  spectating.close();

  const record = (await zuid.get(`/api/tables/${id}/record`)).body;
  expect(verifyGame(record)).toEqual({ ok: true });
  expect(standingsOf(record)).toEqual(['none', 'counted', 'none']);

  const disputes = second.entries
    .flatMap(({ events }) => events)
    .filter(({ type }) => type === 'disputed') as unknown as { seat: number; bad: string[] }[];
  return [
    ...(disputes.some(({ bad }) => bad.length > 0) ? ['a dispute won'] : []),
    ...(disputes.some(({ seat, bad }) => seat === 1 && bad.length === 0) ? ['a dispute lost'] : []),
    ...(first.entries.some(({ by, events }) => by === 'house' && events[0]?.type !== 'dealt')
      ? ['a window slept through']
      : []),
  ];
}
