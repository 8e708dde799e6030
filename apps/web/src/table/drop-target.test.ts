import { expect, test } from 'vitest';
import { dropTargetAt, gapIn, isSame, type Layout, nearestGap, type Row } from './drop-target.ts';

/** Tiles of size 10 without gaps. */
const row = (left: number, top: number, count: number): Row => ({
  tiles: Array.from({ length: count }, (_, place) => ({
    left: left + place * 10,
    top,
    right: left + place * 10 + 10,
    bottom: top + 10,
  })),
});

const layout: Layout = {
  strips: [
    { key: 7, ...row(0, 0, 3) },
    { key: 8, ...row(50, 0, 4) },
    { key: 9, tiles: [...row(0, 40, 3).tiles, ...row(0, 52, 2).tiles] },
  ],
  rack: { ...row(0, 110, 7), box: { left: 0, top: 105, right: 80, bottom: 125 } },
  mat: { left: -10, top: -10, right: 200, bottom: 100 },
  newWord: { left: -10, top: 90, right: 200, bottom: 100 },
};

const at = (x: number, y: number) => dropTargetAt(layout, { x, y }, 10);

test('over a strip a tile goes between the two nearest letters', () => {
  expect(at(1, 5)).toEqual({ strip: 7, at: 0 });
  expect(at(9, 5)).toEqual({ strip: 7, at: 1 });
  expect(at(24, 5)).toEqual({ strip: 7, at: 2 });
  expect(at(34, 5)).toEqual({ strip: 7, at: 3 });
  expect(at(46, 5)).toEqual({ strip: 8, at: 0 });
});

test('a strip attracts tiles within 0.6 of a tile, and no further', () => {
  expect(at(15, 16)).toEqual({ strip: 7, at: 2 });
  expect(at(15, 18)).toEqual({ before: 9 });
});

test('a strip of two lines is entered in the nearest line', () => {
  expect(at(28, 45)).toEqual({ strip: 9, at: 3 });
  expect(at(1, 56)).toEqual({ strip: 9, at: 3 });
  expect(at(23, 57)).toEqual({ strip: 9, at: 5 });
});

test('on empty mat a new word begins, between its neighbours', () => {
  expect(at(41, 5)).toEqual({ before: 8 });
  expect(at(150, 5)).toEqual({ before: 9 });
  expect(at(100, 80)).toEqual({ before: null });
});

test('a gap is marked before the next letter, or behind the last', () => {
  expect(gapIn(layout, { strip: 8, at: 0 })).toEqual({ x: 49, y: 0 });
  expect(gapIn(layout, { strip: 8, at: 4 })).toEqual({ x: 91, y: 0 });
  expect(gapIn(layout, { strip: 9, at: 3 })).toEqual({ x: -1, y: 52 });
  expect(gapIn(layout, { before: 8 })).toBeNull();
  expect(gapIn(layout, { rack: 1 })).toBeNull();
});

test('two targets are the same if kind and place are', () => {
  const targets = [
    null,
    { strip: 7, at: 0 },
    { strip: 7, at: 1 },
    { strip: 8, at: 0 },
    { before: 7 },
    { before: null },
  ];
  const all = [...targets, { rack: 0 }, { rack: 7 }];
  for (const [index, one] of all.entries()) {
    expect(all.map((other) => isSame(one, other && { ...other }))).toEqual(all.map((_, at) => at === index));
  }
});

test('the area for a new word wins over strips below it', () => {
  const under = { ...layout, strips: [{ key: 7, ...row(0, 85, 3) }] };
  expect(dropTargetAt(under, { x: 5, y: 95 }, 10)).toEqual({ before: null });
});

test('the rack takes tiles at their slot; elsewhere there is no target', () => {
  expect(at(36, 115)).toEqual({ rack: 4 });
  expect(at(300, 300)).toBeNull();
});

/** A letter from 0 to 30 with gaps of width 8 on either side. */
const letter = { left: 0, right: 30, top: 0, bottom: 30 };
const gaps = [-8, 30].map((left) => ({ left, box: { left, right: left + 8, top: 0, bottom: 30 } }));
const hit = (x: number, y: number, on: typeof letter | null = letter) =>
  nearestGap(gaps, { point: { x, y }, letter: on })?.left ?? null;

test('over a letter the nearer centre decides', () => {
  expect(hit(15, 15)).toBeNull();
  expect(hit(7, 15)).toBeNull();
  expect(hit(4, 15)).toBe(-8);
  expect(hit(26, 15)).toBe(30);
});

test('beside a letter a gap is hit within 16 px, in its own line', () => {
  expect(hit(49, 15, null)).toBe(30);
  expect(hit(51, 15, null)).toBeNull();
  expect(hit(34, 33, null)).toBe(30);
  expect(hit(34, 40, null)).toBeNull();
});
