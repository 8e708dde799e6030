import { GAME_IDS } from '@lettertafel/engine';
import { SMALL_DUTCH } from '@lettertafel/engine/testing';
import { verifyGame } from '@lettertafel/fairness';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hello, newGuest, ofType, openTestServer, watch } from '../testing-kit.ts';
import { playByScript } from './scripted-player.testing.ts';

let address: string;
let close: () => Promise<void>;
const lists: Record<string, string> = {};

beforeAll(async () => {
  ({ address, close } = await openTestServer());
  const keeper = await newGuest(address);
  for (const language of ['nl', 'de']) {
    const { body } = await keeper.ask('POST', `/api/words?language=${language}&name=small`, SMALL_DUTCH.join('\n'));
    lists[language] = body.id;
  }
});
afterAll(() => close());

describe.concurrent('whole games of two people and a bot over sockets', () => {
  test.each(GAME_IDS)(
    '%s: disputes won and lost, a window slept through, lost connections, somebody watching',
    async (game) => {
      const [anna, bert, carl] = await Promise.all([newGuest(address), newGuest(address), newGuest(address)]);
      const words = lists[game === 'scrabble-de' ? 'de' : 'nl'];
      const options = {
        checking: 'challenge',
        disputeSeconds: 5,
        starter: 0,
        ...(game === 'trickster-nl' ? { reactionSeconds: 5 } : {}),
      };
      const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'link' }, { kind: 'bot', level: 'casual' }];
      const { id } = (await anna.post('/api/tables', { game, options, words, seats })).body;
      const spectating = await hello(carl);
      await watch(spectating, id, 'spectator');
      expect((await bert.post(`/api/tables/${id}/sit`, { name: 'Bert', share: '0123456789abcdef' })).body.phase).toBe(
        'playing',
      );

      const [first, second] = await Promise.all([
        playByScript(anna, id, { game, seat: 0, seed: `${game} anna`, bluffs: true, reconnects: 7 }),
        playByScript(bert, id, { game, seat: 1, seed: `${game} bert`, disputes: 0, sleeps: true, reconnects: 11 }),
      ]);

      const numbers = Array.from({ length: first.last.length }, (_, number) => number);
      for (const { entries } of [first, second]) expect(entries.map(({ number }) => number)).toEqual(numbers);
      const disputes = second.entries
        .flatMap(({ events }) => events)
        .filter(({ type }) => type === 'disputed') as unknown as { seat: number; bad: string[] }[];
      expect(disputes.some(({ bad }) => bad.length > 0)).toBe(true);
      expect(disputes.some(({ seat, bad }) => seat === 1 && bad.length === 0)).toBe(true);
      const timeouts = first.entries.filter(({ by, events }) => by === 'house' && events[0]?.type !== 'dealt');
      expect(timeouts.length).toBeGreaterThan(0);

      const seen = spectating.received.filter(ofType('news'));
      const seenNumbers = seen.flatMap(({ entries }) => entries.map(({ number }) => number));
      expect(seenNumbers).toEqual(numbers);
      expect(JSON.stringify(seen)).not.toMatch(/"mine":\[[^\]]/);
      for (const { view } of seen.slice(0, -1)) expect(view === null || (view.revealed as []).length === 0).toBe(true);
      expect(seen.at(-1)?.view?.revealed).not.toEqual([]);
      spectating.close();

      const record = (await carl.get(`/api/tables/${id}/record`)).body;
      expect(verifyGame(record)).toEqual({ ok: true });
    },
  );
});
