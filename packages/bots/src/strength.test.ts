import { describe, expect, test } from 'vitest';
import { playLevels, tickingClock } from './arena.testing.ts';
import { levelOf } from './games/levels.ts';
import { LEVELS, type Level } from './level.ts';
import { toolsFor } from './lists.testing.ts';

/** Wins of one level over another and the mean spread; seats and starters alternate. */
async function match(tools: ReturnType<typeof toolsFor>, [one, other]: readonly [Level, Level], games: number) {
  let wins = 0;
  let points = 0;
  for (let number = 0; number < games; number++) {
    const own = number % 2;
    const options = { ...tools.options, starter: Math.floor(number / 2) % 2 };
    const levels = own === 0 ? [one, other] : [other, one];
    const budget = { milliseconds: 60, now: tickingClock() };
    const { state } = await playLevels({
      ...tools,
      options,
      levels,
      seed: `strength ${Math.floor(number / 2)}`,
      budget,
    });
    const difference = (state.scores[own] ?? 0) - (state.scores[1 - own] ?? 0);
    wins += difference > 0 ? 1 : difference === 0 ? 0.5 : 0;
    points += difference / games;
  }
  return { wins, points };
}

describe('on the board', () => {
  const tools = toolsFor('scrabble-xl-nl', { checking: 'automatic' });

  test.each([
    ['beginner', 'child'],
    ['casual', 'beginner'],
    ['club', 'casual'],
  ] as const)('%s beats %s', async (better, worse) => {
    const { wins, points } = await match(tools, [LEVELS[better], LEVELS[worse]], 16);
    expect(wins).toBeGreaterThan(9);
    expect(points).toBeGreaterThan(15);
  });

  test('equity beats the highest score', async () => {
    const greedy: Level = { ...LEVELS.unbeatable, values: 'score', ahead: 'nothing' };
    const { points } = await match(tools, [{ ...greedy, values: 'equity' }, greedy], 40);
    expect(points).toBeGreaterThan(5);
  });

  test('the strongest level beats the highest score', async () => {
    const greedy: Level = { ...LEVELS.unbeatable, values: 'score', ahead: 'nothing' };
    const { wins, points } = await match(tools, [LEVELS.unbeatable, greedy], 16);
    expect(wins).toBeGreaterThan(8);
    expect(points).toBeGreaterThan(10);
  });
});

test('a Trickster player who plays cards beats the same player without cards', async () => {
  const tools = toolsFor('trickster-nl', { checking: 'automatic' });
  const { wins } = await match(tools, [LEVELS.club, { ...LEVELS.club, cards: 'never' }], 16);
  expect(wins).toBeGreaterThan(10);
});

test.each(['rummikub-sabra', 'rummikub-international'] as const)(
  '%s: who takes table words apart beats who only lengthens them',
  async (game) => {
    const club = levelOf('club', game);
    const { points } = await match(toolsFor(game), [club, { ...club, rearranges: 0 }], 16);
    expect(points).toBeGreaterThan(3);
  },
);
