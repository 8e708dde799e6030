import { scrabbleXlNlRules } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import type { Seated } from './candidates.ts';
import { objectiveOf } from './objective.ts';

function seatedWith(scores: readonly number[], { bag = 40, resigned = -1 } = {}): Seated {
  const seats = scores.map((score, seat) => ({ score, resigned: seat === resigned }));
  return { view: { seats, bag }, finder: { rules: scrabbleXlNlRules }, seat: 0 } as unknown as Seated;
}

describe('between two', () => {
  test('in an even game a point is worth about a point', () => {
    const objective = objectiveOf(seatedWith([100, 120]));
    expect(objective(21, 40) - objective(20, 40)).toBeCloseTo(1, 1);
  });

  test('far ahead, a sure small gain is worth more than a gamble for more points', () => {
    const objective = objectiveOf(seatedWith([400, 300], { bag: 7 }));
    const gamble = (objective(90, 5) + objective(-80, 5)) / 2;
    expect(objective(0, 5)).toBeGreaterThan(gamble);
  });

  test('far behind, the gamble is worth more than a sure small gain', () => {
    const objective = objectiveOf(seatedWith([300, 400], { bag: 7 }));
    const gamble = (objective(90, 5) + objective(-95, 5)) / 2;
    expect(gamble).toBeGreaterThan(objective(0, 5));
  });

  test('at the end winning counts more than the margin, and the margin still counts', () => {
    const objective = objectiveOf(seatedWith([300, 300], { bag: 3 }));
    expect(objective(15, 'end') - objective(-15, 'end')).toBeGreaterThan(objective(75, 'end') - objective(45, 'end'));
    expect(objective(75, 'end')).toBeGreaterThan(objective(45, 'end'));
  });

  test('who has resigned is no opponent', () => {
    const two = objectiveOf(seatedWith([200, 250]));
    const three = objectiveOf(seatedWith([200, 250, 600], { resigned: 2 }));
    expect(three(30, 20)).toBe(two(30, 20));
  });
});

test('between three and four only points count', () => {
  expect(objectiveOf(seatedWith([0, 10, 20]))(17, 30)).toBe(17);
  expect(objectiveOf(seatedWith([0, 10, 20, 30]))(-4, 'end')).toBe(-4);
});
