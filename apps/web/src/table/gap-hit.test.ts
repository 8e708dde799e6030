import { expect, test } from 'vitest';
import { nearestGap } from './gap-hit.ts';

/** A letter from 0 to 30 with gaps of 8 on either side. */
const letter = { left: 0, right: 30, top: 0, bottom: 30 };
const gaps = [-8, 30].map((left) => ({ left, box: { left, right: left + 8, top: 0, bottom: 30 } }));
const hit = (x: number, y: number, on: typeof letter | null = letter) =>
  nearestGap(gaps, { point: { x, y }, letter: on })?.left ?? null;

test('over a letter the nearer middle decides', () => {
  expect(hit(15, 15)).toBeNull();
  expect(hit(7, 15)).toBeNull();
  expect(hit(4, 15)).toBe(-8);
  expect(hit(26, 15)).toBe(30);
});

test('beside the letters a gap is hit within half of 32 px, and in its own line', () => {
  expect(hit(49, 15, null)).toBe(30);
  expect(hit(51, 15, null)).toBeNull();
  expect(hit(34, 33, null)).toBe(30);
  expect(hit(34, 40, null)).toBeNull();
});
