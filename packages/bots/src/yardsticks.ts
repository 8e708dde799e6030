/** Reference players for measuring strength: they know every word, see every play, and do not look ahead. */
import type { Level } from './level.ts';

export const YARDSTICKS: Readonly<Record<string, Partial<Level>>> = {
  greedy: { values: 'score', ahead: 'nothing' },
  static: { values: 'equity', ahead: 'nothing' },
};
