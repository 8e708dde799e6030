import { expect, test } from 'vitest';
import { fitTiles } from './fit.ts';

const words = (count: number, length: number) => Array<number>(count).fill(length);

test('few words lie there in large tiles, many in smaller ones', () => {
  const wide = { width: 920, height: 574, largest: 51, reserve: 40 };
  expect(fitTiles(words(10, 5), wide).side).toBe(51);
  expect(fitTiles(words(25, 5), wide).side).toBeLessThan(51);
  expect(fitTiles([], wide).side).toBe(51);
});

test('25 words on a small phone are 26 px, or 24 where that lets all of them be seen, never less', () => {
  const phone = { width: 338, height: 380, largest: 34, reserve: 40 };
  expect(fitTiles(words(25, 3), phone).side).toBe(26);
  expect(fitTiles(words(25, 4), phone).side).toBe(24);
  expect(fitTiles(words(60, 9), phone).side).toBe(24);
});

test('a strip wider than the table breaks after as many tiles as fit', () => {
  const { side, line } = fitTiles([19], { width: 336, height: 380, largest: 30, reserve: 40 });
  expect(line * (side + 2) - 2).toBeLessThanOrEqual(336);
  expect((line + 1) * (side + 2) - 2).toBeGreaterThan(336);
});
