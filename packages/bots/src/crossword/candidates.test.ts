import { expect, test } from 'vitest';
import { byScore } from './candidates.ts';

test('plays come by descending score, equal ones in the order they were found', () => {
  const scores = [4, 20, 0, 7, 20, 4];
  const sorted = byScore({ length: scores.length, score: (play) => scores[play]! });
  expect([...sorted]).toEqual([1, 4, 3, 0, 5, 2]);
  expect([...byScore({ length: 0, score: () => 0 })]).toEqual([]);
});

test('the best of more than a million plays comes first', () => {
  const length = 1_400_000;
  const sorted = byScore({ length, score: (play) => (play === length - 1 ? 90 : play % 40) });
  expect(sorted[0]).toBe(length - 1);
  expect(sorted[1]).toBe(39);
  expect(sorted.at(-1)).toBe(length - 40);
});
