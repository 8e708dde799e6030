/** The tally of a match: share of wins, confidence interval, and whether it is within the bounds. */

/** The final points of one game, better player first. */
export type Result = readonly [own: number, other: number];

export interface Bounds {
  readonly from: number;
  readonly to: number;
}

export interface Tally {
  readonly games: number;
  /** Share of wins, draws counting half, with its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Mean points. */
  readonly points: Result;
}

const SURE = 1.96;
/** z for early stopping: stricter than for the reported interval, since it is tested after every game. */
const SURE_TO_STOP = 2.576;
const FEWEST_TO_STOP = 20;

export function tallyOf(results: readonly Result[]): Tally {
  const games = results.length;
  const mean = (which: 0 | 1) => round(results.reduce((sum, result) => sum + result[which], 0) / Math.max(1, games), 1);
  const [low, high] = intervalOf(results, SURE);
  return {
    games,
    share: round(shareOf(results), 3),
    low: round(low, 3),
    high: round(high, 3),
    points: [mean(0), mean(1)],
  };
}

export type Verdict = 'inside' | 'outside' | 'open';

/** Whether the share is certainly within the bounds, or certainly not. */
export function verdictOf(results: readonly Result[], { from, to }: Bounds): Verdict {
  if (results.length < FEWEST_TO_STOP) return 'open';
  const [low, high] = intervalOf(results, SURE_TO_STOP);
  if (low >= from && high <= to) return 'inside';
  return high < from || low > to ? 'outside' : 'open';
}

function shareOf(results: readonly Result[]): number {
  const won = results.reduce((sum, [own, other]) => sum + (own > other ? 1 : own === other ? 0.5 : 0), 0);
  return won / Math.max(1, results.length);
}

/** The Wilson score interval: stays within 0 and 1 and works for few games. */
function intervalOf(results: readonly Result[], z: number): readonly [number, number] {
  const games = results.length;
  if (games === 0) return [0, 1];
  const share = shareOf(results);
  const square = (z * z) / games;
  const middle = (share + square / 2) / (1 + square);
  const reach = (z / (1 + square)) * Math.sqrt((share * (1 - share)) / games + square / (4 * games));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
