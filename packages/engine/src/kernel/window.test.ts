import { expect, test } from 'vitest';
import { firstToClose, openWindow, postponed, withoutSeat } from './window.ts';

test('a window closes at a given time, or only when all seats have answered', () => {
  expect(openWindow([1, 2], 30, 1000)).toEqual({ awaiting: [1, 2], until: 31_000 });
  expect(openWindow([1], null, 1000)).toEqual({ awaiting: [1], until: null });
  expect(withoutSeat(openWindow([1, 2], 30, 0), 1).awaiting).toEqual([2]);
});

test('of several windows the one that closes first comes first, those without a time last', () => {
  const soon = openWindow([1], 5, 0);
  const late = openWindow([1], 9, 0);
  const never = openWindow([1], null, 0);
  expect(firstToClose([never, late, soon])).toBe(soon);
  expect(firstToClose([never])).toBe(never);
  expect(firstToClose([])).toBeNull();
});

test('a pause postpones windows that have a time', () => {
  expect(postponed(openWindow([1], 5, 0), 1000).until).toBe(6000);
  expect(postponed(openWindow([1], null, 0), 1000).until).toBeNull();
});
