/** How fast the mat scrolls, by the position of the dragged letters. */
import { expect, test } from 'vitest';
import { slopeAt } from './edge-scroll.ts';

test('only the edges scroll, faster towards the border', () => {
  expect([0.1, 0.5, 0.9].map(slopeAt)).toEqual([0, 0, 0]);
  expect(slopeAt(0)).toBe(-1);
  expect(slopeAt(1)).toBe(1);
  expect(slopeAt(0.98)).toBeGreaterThan(slopeAt(0.92));
});

test('over the rack nothing scrolls', () => {
  expect([-0.1, 1.1].map(slopeAt)).toEqual([0, 0]);
});
