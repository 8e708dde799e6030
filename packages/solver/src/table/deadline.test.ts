import { expect, test } from 'vitest';
import { startDeadline } from './deadline.ts';

/** Enough work that the clock is read. */
const MUCH = 1e9;

test('a fraction of a deadline is past sooner, the whole when its time is up', () => {
  let time = 500;
  const deadline = startDeadline({ milliseconds: 100, now: () => time });
  const half = deadline.fraction(1 / 2);
  const states: boolean[][] = [];
  for (const now of [540, 560, 600]) {
    time = now;
    half.charge(MUCH);
    states.push([half.isPast(), deadline.isPast()]);
  }
  expect(states).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});
