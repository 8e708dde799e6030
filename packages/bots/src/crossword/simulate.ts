/**
 * Monte Carlo simulation: the best moves are tried against sampled racks with greedy replies, and moves that are
 * significantly behind are dropped, until the time is up or one move is left.
 */
import type { Rng } from '@lettertafel/engine';
import { elementAt } from '@lettertafel/words';
import type { Thinking } from '../budget.ts';
import type { Simulation } from '../level.ts';
import type { Seated } from './candidates.ts';
import { bestEstimate, contenders, type Sampled } from './estimate.ts';
import { imagineTiles } from './imagine.ts';
import { inferKept } from './inference.ts';
import { aimOf, objectiveOf } from './objective.ts';
import { type Option, type Result, rollOut, TO_THE_END, turnOrder } from './rollout.ts';

/** A bound on rounds per millisecond, for a clock that stands still. */
const TRIED_PER_MILLISECOND = 8;
/** Rounds before moves may be dropped; then again whenever half as many more have been played. */
const FIRST_CUT = 8;
/** With fewer tiles in the bag, rollouts go to the end of the game. */
const NEAR_THE_END = 7;
/** Rollouts to the end play by equity, unlike people: their results are uncertain by this many points. */
const PLAYOUT_DEVIATION = 20;

/** How many of the moves with the most equity are worth simulating: 10 in 0.2 s, 28 in 2 s, at most 30. */
export function movesToSimulate({ milliseconds }: Thinking): number {
  return Math.min(30, 8 + Math.floor(milliseconds / 100));
}

/** Moves this many standard deviations behind are dropped: 2 in 0.2 s, 3 in 2 s, so that more time makes the choice surer. */
function behindToDrop({ milliseconds }: Thinking): number {
  return Math.min(3, Math.max(2, 2 + Math.log10(milliseconds / 200)));
}

/** The move with the best estimate. */
export function simulate<Move extends Option>(
  seated: Seated,
  moves: readonly Move[],
  { rng, thinking, kind }: { rng: Rng; thinking: Thinking; kind: Simulation },
): Move | null {
  const { view, finder } = seated;
  const objective = objectiveOf(seated, { aim: aimOf(kind), playoutDeviation: playoutDeviation(view) });
  const opponents = turnOrder(seated).slice(0, -1);
  const worthOf = ({ equity }: Option) =>
    objective({ leads: opponents.map(() => equity), bag: view.bag, isOwnTurn: false });
  let sampled: Sampled<Move>[] = moves.map((move) => ({ move, equity: worthOf(move), replied: [], ended: [] }));
  let nextCut = FIRST_CUT;
  const behind = behindToDrop(thinking);
  const turns = turnsOf(seated);
  const drawKept = kind === 'inference' ? inferKept(seated) : null;
  let left = TRIED_PER_MILLISECOND * thinking.milliseconds;
  for (let round = 1; sampled.length > 1; round++) {
    // Common random numbers: the same sampled tiles for all moves.
    const imagined = imagineTiles(finder.game, view, rng, drawKept?.(rng));
    const results: Result[] = [];
    for (const { move } of sampled) {
      if (thinking.isOver() || left-- <= 0) return bestEstimate(sampled);
      results.push(rollOut(seated, move, { imagined, turns }));
    }
    for (const [index, { replied, end }] of results.entries()) {
      const one = elementAt(sampled, index);
      // The objective of playouts is for results only.
      one.replied.push(isNearEnd(view) ? one.equity : objective(replied));
      one.ended.push(objective(end));
    }
    if (round < nextCut) continue;
    sampled = contenders(sampled, behind);
    nextCut = Math.ceil(nextCut * 1.5);
  }
  return bestEstimate(sampled);
}

export interface Difference {
  /** By how much the first move is better, in points. */
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
}

/** Compares two moves over a fixed number of rounds, each with the same tiles for both. */
export function compareMoves(
  seated: Seated,
  [one, other]: readonly [Option, Option],
  { rng, rounds }: { rng: Rng; rounds: number },
): Difference {
  const objective = objectiveOf(seated, { aim: 'chances', playoutDeviation: playoutDeviation(seated.view) });
  const turns = turnsOf(seated);
  const differences = Array.from({ length: rounds }, () => {
    const imagined = imagineTiles(seated.finder.game, seated.view, rng);
    const [first, second] = [one, other].map((move) => rollOut(seated, move, { imagined, turns }));
    return first && second ? objective(first.end) - objective(second.end) : 0;
  });
  const mean = differences.reduce((sum, value) => sum + value, 0) / rounds;
  const squares = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / rounds / Math.max(1, rounds - 1)) };
}

function isNearEnd({ bag }: Seated['view']): boolean {
  return bag <= NEAR_THE_END;
}

function playoutDeviation(view: Seated['view']): number | null {
  return isNearEnd(view) ? PLAYOUT_DEVIATION : null;
}

/** One round including the player's next move; near the end until nobody has a play. */
function turnsOf(seated: Seated): number {
  return isNearEnd(seated.view) ? TO_THE_END : turnOrder(seated).length;
}
