import { expect, test } from 'vitest';
import { seededRng } from '../../testing/chance.ts';
import { shuffle } from './rng.ts';

test('a shuffle keeps every item and does not change its input', () => {
  const items = [1, 2, 3, 4, 5, 5];
  const shuffled = shuffle(Object.freeze(items), seededRng(1));
  expect(shuffled.toSorted()).toEqual(items);
});

test('B-06 every order occurs', () => {
  const orders = new Set(Array.from({ length: 200 }, (_, seed) => shuffle(['A', 'B', 'C'], seededRng(seed)).join('')));
  expect(orders.size).toBe(6);
});
