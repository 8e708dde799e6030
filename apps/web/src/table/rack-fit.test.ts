import { expect, test } from 'vitest';
import { fitRack } from './rack-fit.ts';

/** The inner width of a rack on phones of 360 and 390 px, and on a desktop. */
const [SMALL, PHONE, DESK] = [324, 354, 560];

test.each([
  [SMALL, 7, 1],
  [SMALL, 12, 2],
  [SMALL, 16, 3],
  [SMALL, 27, 4],
  [PHONE, 7, 1],
  [PHONE, 8, 1],
  [PHONE, 12, 2],
  [PHONE, 16, 2],
  [PHONE, 27, 4],
  [DESK, 7, 1],
  [DESK, 22, 2],
])('in %i px, %i tiles have %i rows and are at least 40 px', (width, count, rows) => {
  const { columns, side } = fitRack(count, { width, gap: 4 });
  expect(Math.ceil(count / columns)).toBe(rows);
  expect(side).toBeGreaterThanOrEqual(40);
  expect(columns * (side + 4) - 4).toBeLessThanOrEqual(width);
});

test('a single row fills the width, with tiles of up to 50 px', () => {
  expect(fitRack(7, { width: PHONE, gap: 4 }).side).toBe(47);
  expect(fitRack(7, { width: DESK, gap: 4 }).side).toBe(50);
});

test.each([
  [SMALL, 7, 2],
  [PHONE, 7, 2],
  [DESK, 7, 1],
])('in %i px, %i tiles for children have %i rows and are at least 54 px', (width, count, rows) => {
  const { columns, side } = fitRack(count, { width, gap: 4, isForChildren: true });
  expect(Math.ceil(count / columns)).toBe(rows);
  expect(side).toBeGreaterThanOrEqual(54);
  expect(columns * (side + 4) - 4).toBeLessThanOrEqual(width);
});
