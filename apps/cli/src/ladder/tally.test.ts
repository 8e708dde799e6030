import { describe, expect, test } from 'vitest';
import { drawProgress } from './progress.ts';
import { type Result, tallyOf, verdictOf } from './tally.ts';

const WON: Result = [300, 250];
const LOST: Result = [250, 300];
const DRAWN: Result = [280, 280];
const games = (won: number, lost: number): Result[] => [...Array(won).fill(WON), ...Array(lost).fill(LOST)];

describe('a tally', () => {
  test('counts draws as half a win, and gives mean points', () => {
    expect(tallyOf([WON, LOST, DRAWN, WON])).toMatchObject({ games: 4, share: 0.625, points: [282.5, 270] });
  });

  // Wilson intervals for 7 of 10 and 70 of 100, computed by hand.
  test.each([
    [games(7, 3), 0.397, 0.892],
    [games(70, 30), 0.604, 0.781],
    [games(10, 0), 0.722, 1],
    [[], 0, 1],
  ])('has the 95 %% interval around the share', (results, low, high) => {
    expect(tallyOf(results)).toMatchObject({ low, high });
  });
});

describe('a match', () => {
  const bounds = { from: 0.6, to: 0.85 };
  test.each([
    [games(7, 3), 'open'],
    [games(70, 30), 'open'],
    [games(290, 110), 'inside'],
    [games(10, 0), 'open'],
    [games(100, 0), 'outside'],
    [games(50, 50), 'open'],
    [games(200, 200), 'outside'],
  ])('stops when the share is certainly inside or outside the bounds', (results, verdict) => {
    expect(verdictOf(results, bounds)).toBe(verdict);
  });
});

test('the bar shows progress and the current score', () => {
  expect(drawProgress('club:casual', 40, tallyOf(games(7, 3)))).toBe(
    'club:casual [######..................] 10/40  70 % (40-89)',
  );
});
