import { type BaseMove, GAME_IDS, type GameId, gameById } from '@lettertafel/engine';
import { seededRng } from '@lettertafel/engine/testing';
import { describe, expect, test } from 'vitest';
import { playOut, tickingClock } from './arena.testing.ts';
import { type BotView, chooseMove } from './choose-move.ts';
import { imagine } from './imagine.ts';
import { LEVEL_IDS, type LevelId } from './level.ts';
import { toolsFor } from './lists.testing.ts';
import { trickSquaresIn } from './trickster/trick-squares.ts';

/** Options that a bot must cope with, by game, besides how words are checked. */
const OPTIONS: Readonly<Record<GameId, readonly Readonly<Record<string, unknown>>[]>> = {
  'scrabble-xl-nl': [{}, { checking: 'automatic', lengthening: 'whole-word' }, { disputeSeconds: null }],
  'scrabble-de': [{}, { checking: 'automatic', gendern: true }, { disputeSeconds: null }],
  'trickster-nl': [{}, { checking: 'automatic' }, { disputeSeconds: null, reactionSeconds: null }],
  'rummikub-sabra': [{}, { checking: 'challenge' }, { openPot: true, vocabulary: 'advised' }],
  'rummikub-international': [{}, { checking: 'challenge', children: true }, { openPot: true, end: 'pot' }],
};

const GAMES_EACH = 8;

function levelsAt(players: number, number: number): LevelId[] {
  return Array.from({ length: players }, (_, seat) => LEVEL_IDS[(number + seat * 2) % LEVEL_IDS.length] as LevelId);
}

describe.each(GAME_IDS)('%s', (game) => {
  test.each(OPTIONS[game])('every move of whole games is accepted: %o', (options) => {
    const tools = toolsFor(game, options);
    for (let number = 0; number < GAMES_EACH; number++) {
      const levels = levelsAt(2 + (number % 3), number);
      const budget = { milliseconds: 25, now: tickingClock() };
      const { state } = playOut({ ...tools, levels, seed: `whole ${number}`, budget });
      expect(state.over).not.toBeNull();
    }
  });

  test('the choice does not depend on what the seat cannot see', () => {
    const tools = toolsFor(game);
    const rules = gameById(game);
    let compared = 0;
    const watch = (state: Parameters<typeof rules.viewFor>[0], seat: number) => {
      if (++compared % 9 !== 0) return;
      const view = rules.viewFor(state, seat) as BotView;
      const choices = ['one', 'other'].map((deal): BaseMove | null => {
        const other = rules.viewFor(imagine(game, view, seededRng(deal)), seat) as BotView;
        expect(other).toEqual(view);
        const budget = { milliseconds: 25, now: tickingClock() };
        return chooseMove({ ...tools, view: other, rng: seededRng('same'), level: 'master', budget });
      });
      expect(choices[0]).toEqual(choices[1]);
    };
    const budget = { milliseconds: 10, now: tickingClock() };
    playOut({ ...tools, levels: ['club', 'beginner', 'casual'], seed: 'hidden', budget, watch });
    expect(compared).toBeGreaterThan(18);
  });
});

test('TR-01 the trick squares are those the engine hands out cards for', () => {
  const tools = toolsFor('trickster-nl', { checking: 'automatic' });
  let dealt = 0;
  for (let number = 0; number < 6; number++) {
    const budget = { milliseconds: 10, now: tickingClock() };
    const { events } = playOut({ ...tools, levels: ['beginner', 'child'], seed: `squares ${number}`, budget });
    for (const [index, event] of events.entries()) {
      if (event.type !== 'laid') continue;
      const { laid } = event as unknown as { laid: { square: number }[] };
      const rest = events.slice(index + 1);
      const end = rest.findIndex(({ type }) => type === 'laid' || type === 'turn-began' || type === 'ended');
      // TR-03: whoever went out takes none.
      if (rest[end]?.type === 'ended') continue;
      const due = rest.slice(0, end);
      const count = (due.find(({ type }) => type === 'cards-due') as { count?: number } | undefined)?.count ?? 0;
      // The last cards of the deck may be too few for all squares.
      expect(count).toBeLessThanOrEqual(trickSquaresIn(laid));
      dealt += count;
      if (dealt < 20) expect(count).toBe(trickSquaresIn(laid));
    }
    dealt = 0;
  }
});
