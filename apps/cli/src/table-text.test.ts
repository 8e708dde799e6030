import { expect, test } from 'vitest';
import { tableText } from './table-text.ts';

test('plays of a position are a table, with the rest of the answer above it', () => {
  const plays = [
    { at: 'H5', word: 'TREINEN', score: 72, equity: 72 },
    { at: '8H', word: 'EEN', score: 8, equity: 12.5 },
  ];
  expect(tableText({ plays, count: 123, complete: true })).toBe(
    `
count     123
complete  yes

plays
  at  word     score  equity
  H5  TREINEN     72      72
  8H  EEN          8    12.5`.trimStart(),
  );
});

test('records within records are indented, and what is not there is a dash', () => {
  expect(
    tableText({ game: 'x', over: null, none: [], scores: { A: 1, B: 2 }, steps: [{ ok: true, words: ['A', 'B'] }] }),
  ).toBe(
    `
game  x
over  -
none  -

scores
  A  1
  B  2

steps
  ok   words
  yes  A B`.trimStart(),
  );
});

test.each([
  ['text', 'text'],
  [[], '-'],
  [null, '-'],
  [3, '3'],
])('%j is %s', (value, text) => expect(tableText(value)).toBe(text));
