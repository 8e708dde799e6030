import { expect, test } from 'vitest';
import { endAt, fitTiles } from './mat-fit.ts';

const word = (length: number, said = 0) => ({ length, said });
const words = (count: number, length: number) => Array.from({ length: count }, () => word(length));
const desk = { width: 920, height: 480, largest: 56 };
const phone = { width: 372, height: 352, largest: 56 };

test('few words have tiles of 56 px, many have smaller ones', () => {
  expect(fitTiles([], desk).side).toBe(56);
  expect(fitTiles(words(10, 5), desk).side).toBe(56);
  expect(fitTiles(words(25, 5), desk).side).toBeLessThan(56);
});

test('on a phone a word of seven letters fits in one line', () => {
  const { side, line } = fitTiles([word(3), word(4)], phone);
  expect(line).toBe(7);
  expect(side).toBe(46);
});

test('25 words on a phone are visible together; no tile is smaller than 26 px', () => {
  expect(fitTiles(words(25, 3), phone).side).toBe(26);
  expect(fitTiles(words(60, 9), phone).side).toBe(26);
});

test('the longest word has one line; a word that never fits wraps', () => {
  expect(fitTiles([word(10)], phone).line).toBeGreaterThanOrEqual(10);
  const { side, line } = fitTiles([word(19)], phone);
  expect(line * (side + 2) - 2 + 2 * endAt(side)).toBeLessThanOrEqual(phone.width);
  expect((line + 1) * (side + 2) - 2 + 2 * endAt(side)).toBeGreaterThan(phone.width);
  expect(Math.ceil(19 / line)).toBe(2);
  expect(fitTiles([word(19), word(11)], phone).line).toBeGreaterThanOrEqual(11);
});

test('a word that wraps anyway takes one more line rather than make all tiles small', () => {
  const mat = { width: 368, height: 420, largest: 56 };
  expect(fitTiles([word(21), word(3), word(3)], mat)).toMatchObject({ side: 36, line: 8 });
  // In one line, as long as that is possible at all.
  expect(fitTiles([word(21), word(11)], mat).line).toBeGreaterThanOrEqual(11);
  // No room for more lines.
  expect(fitTiles([word(21), ...words(24, 3)], mat).side).toBeLessThan(36);
});

test('labels of words need room, and no tile exceeds the given size', () => {
  const five = Array.from({ length: 5 }, () => word(6));
  expect(fitTiles(five, phone).side).toBe(46);
  expect(
    fitTiles(
      five.map(({ length }) => word(length, 27)),
      phone,
    ).side,
  ).toBeLessThan(40);
  expect(fitTiles(five, { ...phone, largest: 30 }).side).toBe(30);
});

test('the parts of a word stay together, so that they need more rows than as many words', () => {
  const parts = (from: number) => [
    { length: 2, said: 0, from },
    { length: 3, said: 0, from },
  ];
  const room = { width: 340, height: 120, largest: 28 };
  const words = [0, 1, 2, 3].flatMap(parts);
  expect(
    fitTiles(
      words.map(({ length, said }) => ({ length, said })),
      room,
    ).isWhole,
  ).toBe(true);
  expect(fitTiles(words, room).isWhole).toBe(false);
});
