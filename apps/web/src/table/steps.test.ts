import { expect, test } from 'vitest';
import { nextStop, type Stop } from './steps.ts';

const at = (left: number, top: number): Stop => ({ box: { left, top, right: left + 10, bottom: top + 10 } });

/** Two rows and something below. */
const [a, b, c, d, e] = [at(0, 0), at(10, 0), at(40, 0), at(5, 20), at(100, 60)] as const;
const stops = [a, b, c, d, e];

test('left and right go through the letters in reading order', () => {
  expect(nextStop(stops, a, 'right')).toBe(b);
  expect(nextStop(stops, c, 'right')).toBe(d);
  expect(nextStop(stops, d, 'left')).toBe(c);
  expect(nextStop(stops, a, 'left')).toBeNull();
});

test('up and down go to the letter that is nearest in the next row', () => {
  expect(nextStop(stops, a, 'down')).toBe(d);
  expect(nextStop(stops, c, 'down')).toBe(d);
  expect(nextStop(stops, d, 'down')).toBe(e);
  expect(nextStop(stops, d, 'up')).toBe(a);
  expect(nextStop(stops, e, 'down')).toBeNull();
});
