import { expect, test } from 'vitest';
import { nextTabStop, type TabStop } from './arrow-keys.ts';

const at = (left: number, top: number): TabStop => ({ box: { left, top, right: left + 10, bottom: top + 10 } });

/** Two rows and one tile below. */
const [a, b, c, d, e] = [at(0, 0), at(10, 0), at(40, 0), at(5, 20), at(100, 60)] as const;
const stops = [a, b, c, d, e];

test('left and right follow the reading order', () => {
  expect(nextTabStop(stops, a, 'right')).toBe(b);
  expect(nextTabStop(stops, c, 'right')).toBe(d);
  expect(nextTabStop(stops, d, 'left')).toBe(c);
  expect(nextTabStop(stops, a, 'left')).toBeNull();
});

test('up and down go to the nearest letter of the next row', () => {
  expect(nextTabStop(stops, a, 'down')).toBe(d);
  expect(nextTabStop(stops, c, 'down')).toBe(d);
  expect(nextTabStop(stops, d, 'down')).toBe(e);
  expect(nextTabStop(stops, d, 'up')).toBe(a);
  expect(nextTabStop(stops, e, 'down')).toBeNull();
});
