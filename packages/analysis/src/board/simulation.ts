/** Simulation of a turn: all moves with the same sampled tiles in each round, and hopeless ones dropped. */
import { imagineTiles, makeForecast, type Option, rollOut, type Seated, turnsOf } from '@lettertafel/bots';
import type { Rng } from '@lettertafel/engine';
import type { Estimate, Verdict } from '../analysis.ts';
import { DECIDED, isAsGood, THRESHOLDS, verdictOn } from '../verdict.ts';

export interface Simulated {
  /** In the order of the options. */
  readonly moves: readonly SimulatedMove[];
  /** The best option, and what the played one lost to it. */
  readonly best: number;
  readonly verdict: Verdict;
  readonly lost: number;
  readonly lostChance: number;
  readonly rounds: number;
}

export interface SimulatedMove {
  readonly win: Estimate;
  readonly rank: number;
}

interface Tried {
  readonly option: Option;
  /** By round. */
  readonly firsts: number[];
  readonly gains: number[];
  readonly ranks: number[];
  isDropped: boolean;
}

/** Rounds before moves may be dropped; then again whenever half as many more have been played. */
const FIRST_CUT = 16;
/** Moves this many standard errors behind are dropped. */
const BEHIND = 3;
/** The least variance of a round: a few equal results are not certain. */
const LEAST_VARIANCE = 1e-4;

/** One round a step. The played option is never dropped, so that it has all rounds of the best. */
export function* simulate(
  seated: Seated,
  options: readonly Option[],
  { played, rounds, rng }: { played: number; rounds: number; rng: Rng },
): Generator<void, Simulated> {
  const forecast = makeForecast(seated);
  const turns = turnsOf(seated);
  const tried = options.map((option): Tried => ({ option, firsts: [], gains: [], ranks: [], isDropped: false }));
  const own = tried[played];
  let nextCut = FIRST_CUT;
  let round = 0;
  while (round < rounds) {
    const left = tried.filter(({ isDropped }) => !isDropped);
    if (left.length === 1) break;
    const imagined = imagineTiles(seated.finder.game, seated.view, rng);
    for (const one of left) {
      const { first, rank, gain } = forecast(rollOut(seated, one.option, { imagined, turns }).end);
      one.firsts.push(first);
      one.ranks.push(rank);
      one.gains.push(gain);
    }
    round++;
    yield;
    if (round < nextCut) continue;
    nextCut = Math.ceil(nextCut * 1.5);
    const best = leaderOf(left);
    for (const one of left) {
      if (one === best || one === own) continue;
      const gap = differenceOf(best.firsts, one.firsts);
      const points = differenceOf(best.gains, one.gains);
      one.isDropped = gap.mean > BEHIND * gap.error || (gap.mean >= 0 && points.mean > BEHIND * points.error);
    }
  }
  return judged(tried, { played, rounds: round });
}

/** By chance; moves that win as often, by points. */
function leaderOf(tried: readonly Tried[]): Tried {
  return tried.reduce((best, one) => {
    const gap = meanOf(one.firsts) - meanOf(best.firsts);
    const isBetter = gap > 0 || (gap === 0 && meanOf(one.gains) > meanOf(best.gains));
    return isBetter ? one : best;
  });
}

function judged(tried: readonly Tried[], { played, rounds }: { played: number; rounds: number }): Simulated {
  const left = tried.filter(({ isDropped }) => !isDropped);
  const own = tried[played];
  const most = Math.max(...left.map(({ firsts }) => meanOf(firsts)));
  const isDecided = most < DECIDED || (own !== undefined && meanOf(own.firsts) > 1 - DECIDED);
  const leader = isDecided
    ? left.reduce((best, one) => (meanOf(one.gains) > meanOf(best.gains) ? one : best))
    : leaderOf(left);
  const best = tried.indexOf(leader);
  const moves = tried.map((one) => estimatesOf(one, leader));
  if (!own || own === leader) return { moves, best, verdict: 'best', lost: 0, lostChance: 0, rounds };
  const chance = differenceOf(leader.firsts, own.firsts);
  const points = differenceOf(leader.gains, own.gains);
  const verdict = isDecided ? verdictOn(points, THRESHOLDS.points) : verdictOn(chance, THRESHOLDS.chance);
  if (isAsGood(verdict)) return { moves, best, verdict, lost: 0, lostChance: 0, rounds };
  const lost = Math.max(0, points.mean);
  return { moves, best, verdict, lost, lostChance: Math.max(0, chance.mean), rounds };
}

/** A move that was dropped is compared with the best in the rounds that both have had. */
function estimatesOf({ firsts, ranks }: Tried, leader: Tried): SimulatedMove {
  const shared = firsts.length;
  const luck = (of: 'firsts' | 'ranks') => meanOf(leader[of]) - meanOf(leader[of].slice(0, shared));
  const mean = Math.min(1, Math.max(0, meanOf(firsts) + luck('firsts')));
  const rank = meanOf(ranks) + luck('ranks');
  const gap = differenceOf(leader.firsts.slice(0, shared), firsts);
  const isDropped = shared < leader.firsts.length;
  const error = isDropped ? Math.hypot(estimateOf(leader.firsts).error, gap.error) : estimateOf(firsts).error;
  return { win: { mean, error }, rank };
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function estimateOf(values: readonly number[]): Estimate {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const variance = squares / Math.max(1, values.length - 1);
  return { mean, error: Math.sqrt(Math.max(LEAST_VARIANCE, variance) / Math.max(1, values.length)) };
}

/** By how much the first is better, round by round: luck that both share cancels out. */
function differenceOf(one: readonly number[], other: readonly number[]): Estimate {
  return estimateOf(one.map((value, round) => value - (other[round] ?? 0)));
}
