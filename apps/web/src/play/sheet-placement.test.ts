import { expect, test } from 'vitest';
import { placeSheet } from './sheet-placement.ts';

const board = (left: number, top: number, side: number) => ({ left, top, right: left + side, bottom: top + side });

test.each([
  ['a phone', { width: 390, height: 844 }, board(0, 211, 390), 'below'],
  ['a short phone, where the board leaves more room above', { width: 360, height: 640 }, board(2, 170, 356), 'above'],
  ['a phone on its side', { width: 844, height: 390 }, board(8, 8, 374), 'right'],
  ['a desk', { width: 1280, height: 720 }, board(244, 52, 560), 'right'],
] as const)('on %s', (_, window, ground, side) => {
  const box = placeSheet(ground, window);
  expect(box.side).toBe(side);
  const isOver =
    box.left < ground.right &&
    ground.left < box.left + box.width &&
    box.top < ground.bottom &&
    ground.top < box.top + box.height;
  expect(isOver).toBe(false);
});

test('without a board it takes the lower half', () => {
  expect(placeSheet(null, { width: 390, height: 800 })).toMatchObject({ side: 'below', top: 400, height: 400 });
});
