import { describe, expect, test } from 'vitest';
import { bestOf, withoutHopeless } from './race.ts';

const CUT = { behind: 3, noise: 1, isSample: true };
const named = (tried: readonly { readonly move: string }[]) => tried.map(({ move }) => move);

describe('moves that are behind', () => {
  const luck = [40, -30, 10, -50, 25, 5, -15, 35, -20];
  const steady = { move: 'steady', values: luck };

  test('are dropped however much luck the rounds bring, if it is the same luck', () => {
    const worse = { move: 'worse', values: luck.map((value) => value - 2) };
    expect(named(withoutHopeless([worse, steady], CUT))).toEqual(['steady']);
  });

  test('are kept if they are behind in some rounds only', () => {
    const other = { move: 'other', values: luck.map((value) => -value - 2) };
    expect(named(withoutHopeless([other, steady], CUT))).toEqual(['other', 'steady']);
  });

  test('are dropped all the same if the rounds are all there is', () => {
    const other = { move: 'other', values: luck.map((value) => -value - 2) };
    expect(named(withoutHopeless([other, steady], { ...CUT, isSample: false }))).toEqual(['steady']);
  });

  test('are kept if results are too uncertain to tell', () => {
    const worse = { move: 'worse', values: luck.map((value) => value - 2) };
    expect(named(withoutHopeless([worse, steady], { ...CUT, noise: 64 }))).toEqual(['worse', 'steady']);
  });
});

describe('the best move', () => {
  const early = { move: 'early', values: [10, 0, 0] };
  const late = { move: 'late', values: [0, 0, 8] };
  const prior = { priorOf: () => 0, rounds: 1 };

  test('has the best mean', () => {
    expect(bestOf([late, early], prior)).toBe('early');
  });

  test('rounds count by their weight', () => {
    expect(bestOf([late, early], { ...prior, weights: [1, 1, 2] })).toBe('late');
  });

  test('the prior counts as some rounds', () => {
    const priorOf = (move: string) => (move === 'late' ? 1 : 0);
    expect(bestOf([late, early], { priorOf, rounds: 1 })).toBe('early');
    expect(bestOf([late, early], { priorOf, rounds: 3 })).toBe('late');
  });

  test('without rounds it is the one with the best prior, even if that counts for nothing', () => {
    const tried = ['low', 'high'].map((move) => ({ move, values: [] }));
    expect(bestOf(tried, { priorOf: (move) => (move === 'high' ? 2 : 1), rounds: 0 })).toBe('high');
  });
});
