/** Verdicts: the played move compared with the best one of the same sample. */
import type { Estimate, Verdict } from './analysis.ts';

export interface Threshold {
  /** Smaller differences count as equal. */
  readonly equal: number;
  /** From here on it is a mistake. */
  readonly mistake: number;
}

/** The page shows these. Static equity is known to no better than a few points; an exact search is exact. */
export const THRESHOLDS = {
  static: { equal: 3, mistake: 12 },
  proven: { equal: 0, mistake: 8 },
  /** By points, once the game is decided. */
  points: { equal: 2, mistake: 12 },
  chance: { equal: 0.01, mistake: 0.05 },
} as const satisfies Readonly<Record<string, Threshold>>;

export type Thresholds = Readonly<Record<keyof typeof THRESHOLDS, Threshold>>;

/** A game is decided if the best move wins less often than this, or the played one loses less often. */
export const DECIDED = 0.1;

/** Differences within this many standard errors are noise. */
const NOISE = 2;

/** `gap`: by how much the best move is better. */
export function verdictOn(gap: Estimate, { equal, mistake }: Threshold): Verdict {
  if (gap.mean <= 0) return 'best';
  if (gap.mean < equal || gap.mean <= NOISE * gap.error) return 'equal';
  return gap.mean >= mistake ? 'mistake' : 'less';
}

export function isAsGood(verdict: Verdict | null): boolean {
  return verdict === 'best' || verdict === 'equal';
}

/** A verdict by points. */
export function judgePoints(gap: number, basis: 'static' | 'proven'): { verdict: Verdict; lost: number } {
  const verdict = verdictOn({ mean: gap, error: 0 }, THRESHOLDS[basis]);
  return { verdict, lost: isAsGood(verdict) ? 0 : gap };
}
