import { describe, expect, test } from 'vitest';
import { bestEstimate, contenders, type Sampled } from './estimate.ts';
import { NO_ROUNDS } from './shared-rounds.ts';

const LUCK = [40, -30, 10, -50, 25, 5, -15, 35, -20];

/** A move whose results differ from equity by the same in each round, but for luck. */
function sampled(move: string, { equity = 0, replied = 0, ended = 0, luck = LUCK }): Sampled<string> {
  return {
    move,
    equity,
    replied: luck.map((value) => equity + replied + value / 4),
    ended: luck.map((value) => equity + ended + value),
    helped: NO_ROUNDS,
  };
}

const named = (moves: readonly Sampled<string>[]) => moves.map(({ move }) => move);

describe('the best move', () => {
  test('without rounds is the one with the most equity', () => {
    expect(bestEstimate([sampled('low', { luck: [] }), sampled('high', { equity: 1, luck: [] })])).toBe('high');
    expect(bestEstimate([])).toBeNull();
  });

  test('is the one with the best results, if they say enough', () => {
    const plain = sampled('plain', { equity: 1 });
    expect(bestEstimate([plain, sampled('better', { replied: 2, ended: 2 })])).toBe('plain');
    expect(bestEstimate([plain, sampled('better', { replied: 20, ended: 20 })])).toBe('better');
  });

  test('needs fewer rounds if the replies already show it', () => {
    const others = [sampled('late', { ended: 6 }), sampled('early', { replied: 6, ended: 6 })];
    expect(bestEstimate(others)).toBe('early');
  });

  test('in the long run only the results after the next turn count', () => {
    const luck = Array.from({ length: 100 }, () => LUCK).flat();
    const others = [sampled('late', { ended: 3, luck }), sampled('early', { replied: 3, luck })];
    expect(bestEstimate(others)).toBe('late');
  });
});

test('rounds of other threads count like its own', () => {
  const luck = LUCK.map((value) => value / 2);
  const own = sampled('own', { equity: 3, replied: 5, ended: 8, luck: [...LUCK, ...luck] });
  const { replied, ended } = sampled('elsewhere', { equity: 3, replied: 5, ended: 8, luck });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const both = {
    ...sampled('both', { equity: 3, replied: 5, ended: 8 }),
    helped: { rounds: luck.length, replied: sum(replied), ended: sum(ended) },
  };
  const slightly = (one: Sampled<string>, more: number) => ({
    ...one,
    helped: { ...one.helped, ended: one.helped.ended + more },
  });
  expect(bestEstimate([own, slightly(both, 1e-6)])).toBe('both');
  expect(bestEstimate([own, slightly(both, -1e-6)])).toBe('own');
});

describe('moves that are behind', () => {
  test('are dropped however much luck the rounds bring, if it is the same luck', () => {
    expect(named(contenders([sampled('worse', { equity: -2 }), sampled('steady', {})], 2))).toEqual(['steady']);
  });

  test('are kept if they are behind in some rounds only', () => {
    const other = sampled('other', { equity: -2, luck: LUCK.map((value) => -value) });
    expect(named(contenders([other, sampled('steady', {})], 2))).toEqual(['other', 'steady']);
  });

  test('are dropped later if more certainty is asked for', () => {
    const others = [sampled('worse', { equity: -0.8 }), sampled('steady', {})];
    expect(named(contenders(others, 2))).toEqual(['steady']);
    expect(named(contenders(others, 5))).toEqual(['worse', 'steady']);
  });
});
