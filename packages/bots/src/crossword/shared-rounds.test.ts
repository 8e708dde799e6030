import { describe, expect, test } from 'vitest';
import {
  addRound,
  dropMove,
  endRounds,
  isDropped,
  isEnded,
  NO_ROUNDS,
  readRounds,
  shareRounds,
} from './shared-rounds.ts';

describe('rounds of other threads', () => {
  test('are added up over all helpers, as of the last look', () => {
    const shared = shareRounds(3);
    const reader = readRounds(shared);
    addRound(shared, 0, [
      { move: 0, replied: 1.5, ended: 10 },
      { move: 2, replied: -2, ended: -30 },
    ]);
    addRound(shared, 2, [{ move: 0, replied: 0.5, ended: 5 }]);
    expect(reader.sumsOf(0)).toEqual(NO_ROUNDS);
    reader.refresh();
    expect(reader.sumsOf(0)).toEqual({ rounds: 2, replied: 2, ended: 15 });
    expect(reader.sumsOf(2)).toEqual({ rounds: 2, replied: -2, ended: -30 });
  });

  test('that are just being added do not count yet', () => {
    const shared = shareRounds(1);
    const reader = readRounds(shared);
    addRound(shared, 0, [{ move: 0, replied: 1, ended: 1 }]);
    const results = function* () {
      yield { move: 0, replied: 7, ended: 7 };
      reader.refresh();
    };
    addRound(shared, 1, results());
    expect(reader.sumsOf(0)).toEqual({ rounds: 1, replied: 1, ended: 1 });
    reader.refresh();
    expect(reader.sumsOf(0)).toEqual({ rounds: 2, replied: 8, ended: 8 });
  });

  test('end for all, and moves are dropped for all', () => {
    const shared = shareRounds(2);
    expect([isEnded(shared), isDropped(shared, 0), isDropped(shared, 1)]).toEqual([false, false, false]);
    dropMove(shared, 1);
    expect([isEnded(shared), isDropped(shared, 0), isDropped(shared, 1)]).toEqual([false, false, true]);
    endRounds(shared);
    expect(isEnded(shared)).toBe(true);
  });
});
