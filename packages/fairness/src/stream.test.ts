import { shuffle } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { seedOf } from './chance.ts';
import { seedFromText } from './commitment.ts';
import { stream } from './stream.ts';

const SEED = seedFromText('a test');

const draw = (seed: Uint8Array, entry: number, count: number, bound = 2 ** 32) => {
  const rng = stream(seed, entry);
  return Array.from({ length: count }, () => rng.below(bound));
};

test('the same seed and entry give the same numbers', () => {
  expect(draw(SEED, 3, 100)).toEqual(draw(SEED, 3, 100));
});

test('streams are independent', () => {
  const [one, other] = [stream(SEED, 3), stream(SEED, 3)];
  for (let turn = 0; turn < 20; turn++) one.below(7);
  expect(other.below(2 ** 32)).toBe(draw(SEED, 3, 1)[0]);
});

test('different entries and different seeds give different numbers', () => {
  const first = Array.from({ length: 1000 }, (_, entry) => draw(SEED, entry, 2).join());
  expect(new Set(first).size).toBe(1000);
  expect(draw(seedFromText('another'), 0, 8)).not.toEqual(draw(SEED, 0, 8));
});

test('blocks of different entries do not overlap', () => {
  const drawn = [0, 1, 2].flatMap((entry) => draw(SEED, entry, 64));
  expect(new Set(drawn).size).toBe(drawn.length);
});

describe('old games stay verifiable: these numbers never change', () => {
  // Computed independently: HMAC-SHA-256 of entry and block, both 64 bits, big-endian.
  const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
  const seed = seedOf({ secret, shares: ['anna', 'bert'] }, { game: 'scrabble-xl-nl', players: 2, options: {} });

  test('32-bit words, across a block boundary', () => {
    expect(draw(seed, 0, 10)).toEqual([
      2990661267, 3363147460, 2605501674, 2681185359, 995115751, 2249019034, 2662829519, 3933186854, 4061882295,
      1667494737,
    ]);
  });

  test.each([
    [0, [51, 94, 6, 99, 79, 22, 77, 44, 45, 63, 76, 16]],
    [1, [67, 16, 24, 15, 86, 73, 78, 49, 20, 47, 99, 50]],
    [17, [19, 80, 99, 60, 42, 53, 51, 24, 40, 71, 48, 78]],
  ])('numbers below 102 for entry %i', (entry, expected) => {
    expect(draw(seed, entry, 12, 102)).toEqual(expected);
  });
});

describe('uniform', () => {
  /** Chi-squared statistic; about the number of bins. */
  const chiSquare = (counts: readonly number[]) => {
    const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  };

  test.each([2, 3, 7, 22, 102, 112])('numbers below %i', (bound) => {
    const counts = Array<number>(bound).fill(0);
    for (const number of draw(SEED, bound, bound * 200, bound)) counts[number] = (counts[number] ?? 0) + 1;
    // Five standard deviations above the mean.
    expect(chiSquare(counts)).toBeLessThan(bound - 1 + 5 * Math.sqrt(2 * bound));
  });

  test('a bound that does not divide 2^32 is not biased', () => {
    // Without rejection sampling, the lower third would come up twice as often.
    const bound = 3 * 2 ** 30;
    const thirds = [0, 0, 0];
    for (const number of draw(SEED, 0, 6000, bound)) thirds[Math.floor(number / 2 ** 30)]! += 1;
    expect(chiSquare(thirds)).toBeLessThan(20);
  });

  test('the position of a tile after a shuffle', () => {
    const places = Array<number>(10).fill(0);
    for (let entry = 0; entry < 2000; entry++) {
      places[shuffle([...'ABCDEFGHIJ'], stream(SEED, entry)).indexOf('A')]! += 1;
    }
    expect(chiSquare(places)).toBeLessThan(9 + 5 * Math.sqrt(20));
  });
});

test('below 1 there is only 0; 2^32 is the largest bound', () => {
  expect(draw(SEED, 0, 5, 1)).toEqual([0, 0, 0, 0, 0]);
  expect(draw(SEED, 0, 5, 2 ** 32).every((number) => number < 2 ** 32)).toBe(true);
});

test.each([0, -1, 0.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])('there is no number below %d', (bound) => {
  expect(() => stream(SEED, 0).below(bound)).toThrow(RangeError);
});
