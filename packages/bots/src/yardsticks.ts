/**
 * Reference players for measuring strength: they know every word and see every play; most do not look ahead. In
 * Woord-Rummikub `greedy` lays what scores most, `static` also minds what stays on its rack.
 */
import type { Level } from './level.ts';

export const YARDSTICKS: Readonly<Record<string, Partial<Level>>> = {
  greedy: { values: 'score', ahead: 'nothing' },
  static: { values: 'equity', ahead: 'nothing' },
  /** The static player of Trickster with rough values of cards. */
  rough: { values: 'equity', ahead: 'nothing', cards: 'weighed' },
  /** Simulations that maximise points, or the chance of winning; neither infers racks. */
  points: { values: 'equity', ahead: 'points' },
  chances: { values: 'equity', ahead: 'chances' },
};
