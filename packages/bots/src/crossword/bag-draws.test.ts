import { seededRng } from '@lettertafel/engine/testing';
import { describe, expect, test } from 'vitest';
import { drawsOf, sampleWeights } from './bag-draws.ts';

const UNSEEN = [...'EEENNRT?'];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('draws from the unseen tiles', () => {
  const draws = drawsOf(UNSEEN, 2, seededRng(1));

  test('each pair once, with the number of ways to draw it', () => {
    const weights = new Map(draws.map(({ bag, weight }) => [[...bag].sort().join(''), weight]));
    expect(weights.size).toBe(draws.length);
    expect(Object.fromEntries(weights)).toMatchObject({ EE: 3, EN: 6, NN: 1, ER: 3, '?E': 3, RT: 1 });
    expect(sum([...weights.values()])).toBe(28);
  });

  test('what is not in the bag is on the rack', () => {
    for (const { bag, rack } of draws) expect([...bag, ...rack].sort()).toEqual([...UNSEEN].sort());
  });
});

describe('means over a sample', () => {
  const meanOf = (seed: number, count: number) => {
    const draws = drawsOf(UNSEEN, 2, seededRng(seed));
    const weights = sampleWeights(draws, count);
    const blanks = sum(weights.map((weight, index) => (draws[index]?.bag.includes('?') ? weight : 0)));
    return { blanks, all: sum(weights) };
  };

  test('with all draws they are exact', () => {
    const { blanks, all } = meanOf(1, 12);
    expect(all).toBe(28);
    expect(blanks).toBe(7);
  });

  test('with some draws they are right on average', () => {
    const samples = Array.from({ length: 1000 }, (_, seed) => meanOf(seed, 4));
    expect(sum(samples.map(({ all }) => all)) / samples.length).toBeCloseTo(28, -0.3);
    expect(sum(samples.map(({ blanks }) => blanks)) / samples.length).toBeCloseTo(7, -0.3);
  });
});
