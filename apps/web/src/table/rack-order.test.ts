import { expect, test } from 'vitest';
import { given } from './draft.testing.ts';
import { ownTiles, tileOf } from './draft.ts';
import { moveInOrder, orderTiles, shuffleOrder } from './rack-order.ts';

const draft = given('', 'ABCAD');
const letters = (keys: readonly number[]) => keys.map((key) => tileOf(draft, key).tile).join('');

const saved = (rack: string, before = '') => ({ rack: [...rack], before: [...before] });

test('the rack keeps its order, and new tiles come last', () => {
  expect(letters(orderTiles(draft.tiles, saved('DAXB')))).toBe('DABCA');
  expect(letters(orderTiles(draft.tiles, saved('')))).toBe('ABCAD');
});

test('R-17 the tiles of a lost play come back to their places, before a tile that was drawn', () => {
  expect(letters(orderTiles(draft.tiles, saved('AD', 'DCBA')))).toBe('DCBAA');
  // The play stands: its tiles are gone.
  expect(letters(orderTiles(draft.tiles, saved('AD', 'DXBA')))).toBe('ADBCA');
});

test('tiles move within the order', () => {
  const order = ownTiles(draft);
  expect(letters(moveInOrder(order, [4], 0))).toBe('DABCA');
  expect(letters(moveInOrder(order, [0], 2))).toBe('BACAD');
  expect(letters(moveInOrder(order, [0, 1], 5))).toBe('CADAB');
});

test('a shuffled rack has the same tiles in a new order', () => {
  const order = ownTiles(draft);
  for (const pick of [0, 1, 2]) {
    const shuffled = shuffleOrder(order, (limit) => Math.min(pick, limit - 1));
    expect(shuffled).not.toEqual(order);
    expect(shuffled.toSorted()).toEqual(order);
  }
  expect(shuffleOrder(order, (limit) => limit - 1)).not.toEqual(order);
});
