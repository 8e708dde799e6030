import { expect, test } from 'vitest';
import { startPatience } from './patience.ts';

/** So much work that the clock is looked at. */
const MUCH = 1e9;

test('a part of patience is over sooner, the whole when its time is', () => {
  let time = 500;
  const patience = startPatience({ milliseconds: 100, now: () => time });
  const half = patience.part(1 / 2);
  const states: boolean[][] = [];
  for (const now of [540, 560, 600]) {
    time = now;
    half.spend(MUCH);
    states.push([half.isOver(), patience.isOver()]);
  }
  expect(states).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});
