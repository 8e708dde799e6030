import { expect, test } from 'vitest';
import type { ComparedPlay, TurnAnalysis } from './analysis.ts';
import { courseOf } from './course.ts';
import { inputFor, known, recorded, run } from './kit.testing.ts';

const GAME = 'scrabble-xl-nl/went-out';
const { story } = known(recorded(GAME));
const [analysed] = run(inputFor(recorded(GAME), (place) => place === 3)).turns;

/** The turn at a place, with another value. */
function turnAt(turn: number, played: Partial<ComparedPlay>): TurnAnalysis {
  if (!analysed) throw new Error('no turn');
  return { ...analysed, turn, by: story.turns[turn]?.seat ?? 0, played: { ...analysed.played, ...played } };
}

test('an estimate of one player is the rest for the other', () => {
  const [point] = courseOf(story, [turnAt(3, { win: { mean: 0.7, error: 0.02 } })]);
  const by = story.turns[3]?.seat ?? 0;
  expect(point?.chances[by]).toBeCloseTo(0.7);
  expect(point?.chances[1 - by]).toBeCloseTo(0.3);
});

test('with three players a turn says nothing about the others', () => {
  const scores = [...story.scores, 0];
  const [point] = courseOf({ ...story, scores }, [turnAt(3, { win: { mean: 0.5, error: 0.02 } })]);
  expect(point?.chances.filter((chance) => chance !== null)).toEqual([0.5]);
  expect(point?.chances).toHaveLength(3);
});

test('turns by static equity alone are left out', () => {
  expect(courseOf(story, [turnAt(3, {})])).toEqual([]);
});

test('a proven end is won, drawn or lost', () => {
  const place = story.turns.length - 1;
  const by = story.turns[place]?.seat ?? 0;
  const before = story.turns[place - 1]?.scores ?? [];
  const behind = (before[1 - by] ?? 0) - (before[by] ?? 0);
  const chance = (equity: number) => courseOf(story, [turnAt(place, { proven: true, equity })])[0]?.chances[by];
  expect([chance(behind + 1), chance(behind), chance(behind - 1)]).toEqual([1, 0.5, 0]);
});
