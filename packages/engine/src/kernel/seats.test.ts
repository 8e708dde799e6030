import { expect, test } from 'vitest';
import { nextSeat, opponentsOf, seatsAfter } from './seats.ts';

const four = { seats: 4, resigned: [false, true, false, false] };

test('B-01 seats go clockwise, resigned seats are skipped, a seat follows itself last', () => {
  expect(seatsAfter(four, 0)).toEqual([2, 3, 0]);
  expect(seatsAfter(four, 3)).toEqual([0, 2, 3]);
  expect(nextSeat(four, 0)).toBe(2);
  expect(opponentsOf(four, 2)).toEqual([3, 0]);
});

test('a single seat follows itself', () => {
  expect(nextSeat({ seats: 2, resigned: [false, true] }, 0)).toBe(0);
});
