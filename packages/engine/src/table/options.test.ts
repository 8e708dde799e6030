import { expect, test } from 'vitest';
import { plainTable } from '../../testing/table.ts';

const game = plainTable();

const optionsOf = (players: number, asked: Record<string, unknown>) => {
  const created = game.create(players, asked);
  return 'refusal' in created ? created.refusal : created.state.options;
};

test("R-18 R-17 R-16 R-14 the booklet's way is the default of every option", () => {
  expect(optionsOf(2, {})).toMatchObject({
    checking: 'automatic',
    disputeSeconds: 30,
    end: 'pot',
    target: 50,
    openPot: false,
    vocabulary: 'all',
    starter: 'draw',
  });
  expect(optionsOf(2, { checking: 'challenge', pace: 'correspondence' })).toMatchObject({ disputeSeconds: null });
});

test.each([
  [2, { target: 60 }, 'contradictory-option', 'target'],
  [2, { end: 'points', target: 9 }, 'bad-option', 'target'],
  [2, { end: 'points', target: 501 }, 'bad-option', 'target'],
  [2, { end: 'never' }, 'bad-option', 'end'],
  [2, { openPot: 'yes' }, 'bad-option', 'openPot'],
  [2, { vocabulary: 'some' }, 'bad-option', 'vocabulary'],
  [2, { disputeSeconds: 10 }, 'contradictory-option', 'disputeSeconds'],
  [2, { children: true }, 'unknown-option', 'children'],
])('R-18 for %i players %j is refused: %s', (players, asked, code, option) => {
  expect(optionsOf(players, asked)).toMatchObject({ code, option });
});

test.each([
  [{ checking: 'challenge' }, 'checking'],
  [{ end: 'points' }, 'end'],
  [{ end: 'pot', target: 60 }, 'target'],
])('R-15 a single player has neither disputes nor a target: %j', (asked, option) => {
  expect(optionsOf(1, asked)).toMatchObject({ code: 'contradictory-option', option });
});

test('R-15 a single player may choose all other options', () => {
  expect(optionsOf(1, { openPot: true, vocabulary: 'advised', turnSeconds: 120 })).toMatchObject({ openPot: true });
});
