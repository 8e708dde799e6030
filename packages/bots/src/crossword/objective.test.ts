import { scrabbleXlNlRules } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import type { Seated } from './candidates.ts';
import { type Aim, objectiveOf } from './objective.ts';

interface Given {
  readonly bag?: number;
  readonly resigned?: number;
  readonly aim?: Aim;
  readonly playoutDeviation?: number | null;
}

/** The value of gains on the opponents, for seat 0. */
function objectiveWith(scores: readonly number[], given: Given = {}) {
  const { bag = 40, resigned = -1, aim = 'chances', playoutDeviation = null } = given;
  const seats = scores.map((score, seat) => ({ score, resigned: seat === resigned }));
  const seated = {
    view: { seats, bag },
    finder: { game: 'scrabble-xl-nl', rules: scrabbleXlNlRules },
    seat: 0,
  } as unknown as Seated;
  const objective = objectiveOf(seated, { aim, playoutDeviation });
  return (leads: readonly number[], bagThen: number) => objective({ leads, bag: bagThen, isOwnTurn: false });
}

describe('with two players', () => {
  test.each([
    [40, null],
    [5, 20],
  ])('in an even game with %d tiles in the bag a point is worth about a point', (bag, playoutDeviation) => {
    const objective = objectiveWith([100, 120], { bag, playoutDeviation });
    expect(objective([21], bag) - objective([20], bag)).toBeCloseTo(1, 1);
  });

  test('far ahead, a sure small gain is worth more than a gamble for more points', () => {
    const objective = objectiveWith([400, 300], { bag: 12 });
    const gamble = (objective([90], 5) + objective([-80], 5)) / 2;
    expect(objective([0], 5)).toBeGreaterThan(gamble);
  });

  test('far behind, the gamble is worth more than a sure small gain', () => {
    const objective = objectiveWith([300, 400], { bag: 12 });
    const gamble = (objective([90], 5) + objective([-95], 5)) / 2;
    expect(gamble).toBeGreaterThan(objective([0], 5));
  });

  test('at the end winning counts more than the margin, and the margin still counts', () => {
    const objective = objectiveWith([300, 300], { bag: 3, playoutDeviation: 20 });
    expect(objective([15], 0) - objective([-15], 0)).toBeGreaterThan(objective([75], 0) - objective([45], 0));
    expect(objective([75], 0)).toBeGreaterThan(objective([45], 0));
  });

  test('a player who has resigned is not an opponent', () => {
    const two = objectiveWith([200, 250]);
    const three = objectiveWith([200, 250, 600], { resigned: 2 });
    expect(three([30], 20)).toBe(two([30], 20));
  });
});

describe('with three players', () => {
  test('in an even game a point on both is worth about a point', () => {
    const objective = objectiveWith([100, 100, 100]);
    expect(objective([21, 21], 40) - objective([20, 20], 40)).toBeCloseTo(1, 1);
  });

  test('points gained on the leader are worth more than those gained on the last', () => {
    const objective = objectiveWith([150, 160, 60], { bag: 12 });
    expect(objective([20, 0], 5)).toBeGreaterThan(objective([0, 20], 5));
  });
});

test('with the aim `points` a point counts as a point', () => {
  expect(objectiveWith([400, 100], { aim: 'points' })([17], 30)).toBe(17);
  expect(objectiveWith([0, 10, 20], { aim: 'points' })([10, 20], 30)).toBe(15);
});
