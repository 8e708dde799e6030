import { scrabbleXlNlRules } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import type { Seated } from './candidates.ts';
import { objectiveOf } from './objective.ts';

function seatedWith(scores: readonly number[], { bag = 40, resigned = -1 } = {}): Seated {
  const seats = scores.map((score, seat) => ({ score, resigned: seat === resigned }));
  return { view: { seats, bag }, finder: { rules: scrabbleXlNlRules }, seat: 0 } as unknown as Seated;
}

describe('with two players', () => {
  test.each([
    [40, null],
    [5, 20],
  ])('in an even game with %d tiles in the bag a point is worth about a point', (bag, playoutDeviation) => {
    const objective = objectiveOf(seatedWith([100, 120], { bag }), { aim: 'chances', playoutDeviation });
    expect(objective(21, bag) - objective(20, bag)).toBeCloseTo(1, 1);
  });

  test('far ahead, a sure small gain is worth more than a gamble for more points', () => {
    const objective = objectiveOf(seatedWith([400, 300], { bag: 12 }), { aim: 'chances', playoutDeviation: null });
    const gamble = (objective(90, 5) + objective(-80, 5)) / 2;
    expect(objective(0, 5)).toBeGreaterThan(gamble);
  });

  test('far behind, the gamble is worth more than a sure small gain', () => {
    const objective = objectiveOf(seatedWith([300, 400], { bag: 12 }), { aim: 'chances', playoutDeviation: null });
    const gamble = (objective(90, 5) + objective(-95, 5)) / 2;
    expect(gamble).toBeGreaterThan(objective(0, 5));
  });

  test('at the end winning counts more than the margin, and the margin still counts', () => {
    const objective = objectiveOf(seatedWith([300, 300], { bag: 3 }), { aim: 'chances', playoutDeviation: 20 });
    expect(objective(15, 0) - objective(-15, 0)).toBeGreaterThan(objective(75, 0) - objective(45, 0));
    expect(objective(75, 0)).toBeGreaterThan(objective(45, 0));
  });

  test('a player who has resigned is not an opponent', () => {
    const two = objectiveOf(seatedWith([200, 250]), { aim: 'chances', playoutDeviation: null });
    const three = objectiveOf(seatedWith([200, 250, 600], { resigned: 2 }), { aim: 'chances', playoutDeviation: null });
    expect(three(30, 20)).toBe(two(30, 20));
  });
});

test('with three or four players only points count', () => {
  expect(objectiveOf(seatedWith([0, 10, 20]), { aim: 'chances', playoutDeviation: null })(17, 30)).toBe(17);
  expect(objectiveOf(seatedWith([0, 10, 20, 30]), { aim: 'chances', playoutDeviation: 20 })(-4, 0)).toBe(-4);
});

test('with the aim `points` a point counts as a point', () => {
  expect(objectiveOf(seatedWith([400, 100]), { aim: 'points', playoutDeviation: null })(17, 30)).toBe(17);
});
