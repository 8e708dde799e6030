/**
 * Monte Carlo simulation: the best moves are tried against sampled racks with greedy replies, and moves that are
 * significantly behind are dropped, until the time is up or one move is left.
 */
import type { Rng } from '@lettertafel/engine';
import type { Thinking } from '../budget.ts';
import type { Simulation } from '../level.ts';
import type { Seated } from './candidates.ts';
import { imagineTiles } from './imagine.ts';
import { inferKept } from './inference.ts';
import { aimOf, objectiveOf } from './objective.ts';
import { type Option, rollOut, seatsAfter, TO_THE_END } from './rollout.ts';

interface Tried<Move extends Option> {
  readonly move: Move;
  /** The result of each round. */
  readonly values: number[];
}

/** A bound on rounds per millisecond, for a clock that stands still. */
const TRIED_PER_MILLISECOND = 8;
/** Rounds before moves may be dropped; then again whenever half as many more have been played. */
const FIRST_CUT = 16;
/** Drop a move that is behind by this many standard errors of the difference. */
const BEHIND = 3;
/** The prior (static equity) counts as this many rounds. */
const ROUNDS_OF_EQUITY = 10;
/** With fewer tiles in the bag, rollouts go to the end of the game. */
const NEAR_THE_END = 7;

/** How many of the moves with the most equity are worth simulating: 10 in 0.2 s, 28 in 2 s, at most 30. */
export function movesToSimulate({ milliseconds }: Thinking): number {
  return Math.min(30, 8 + Math.floor(milliseconds / 100));
}

/** The move with the best mean result. */
export function simulate<Move extends Option>(
  seated: Seated,
  moves: readonly Move[],
  { rng, thinking, kind }: { rng: Rng; thinking: Thinking; kind: Simulation },
): Move | null {
  const { view, finder } = seated;
  const objective = objectiveOf(seated, { aim: aimOf(kind), playsOut: isNearEnd(view) });
  const priorOf = ({ equity }: Option) => objective(equity, view.bag);
  let tried: Tried<Move>[] = moves.map((move) => ({ move, values: [] }));
  let nextCut = FIRST_CUT;
  const turns = turnsOf(seated);
  const drawKept = kind === 'inference' ? inferKept(seated) : null;
  let left = TRIED_PER_MILLISECOND * thinking.milliseconds;
  for (let round = 1; tried.length > 1; round++) {
    // Common random numbers: the same sampled tiles for all moves.
    const imagined = imagineTiles(finder.game, view, rng, drawKept?.(rng));
    const values: number[] = [];
    for (const { move } of tried) {
      if (thinking.isOver() || left-- <= 0) return bestOf(tried, priorOf);
      const { gain, bag } = rollOut(seated, move, { imagined, turns });
      values.push(objective(gain, bag));
    }
    for (const [index, { values: own }] of tried.entries()) own.push(values[index] ?? 0);
    if (round < nextCut) continue;
    tried = withoutHopeless(tried);
    nextCut = Math.ceil(nextCut * 1.5);
  }
  return bestOf(tried, priorOf);
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
  const objective = objectiveOf(seated, { aim: 'chances', playsOut: isNearEnd(seated.view) });
  const turns = turnsOf(seated);
  const differences = Array.from({ length: rounds }, () => {
    const imagined = imagineTiles(seated.finder.game, seated.view, rng);
    const [first, second] = [one, other].map((move) => rollOut(seated, move, { imagined, turns }));
    return first && second ? objective(first.gain, first.bag) - objective(second.gain, second.bag) : 0;
  });
  const mean = differences.reduce((sum, value) => sum + value, 0) / rounds;
  const squares = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / rounds / Math.max(1, rounds - 1)) };
}

function isNearEnd({ bag }: Seated['view']): boolean {
  return bag <= NEAR_THE_END;
}

/** One round including the own next move; near the end until nobody has a play. */
function turnsOf(seated: Seated): number {
  return isNearEnd(seated.view) ? TO_THE_END : seatsAfter(seated).length;
}

function meanOf({ values }: Tried<Option>): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** All moves have the same number of rounds, so that the prior can be averaged in. */
function bestOf<Move extends Option>(tried: readonly Tried<Move>[], priorOf: (move: Move) => number): Move | null {
  const worth = ({ move, values }: Tried<Move>) =>
    values.reduce((sum, value) => sum + value, 0) + ROUNDS_OF_EQUITY * priorOf(move);
  const best = tried.reduce<Tried<Move> | null>(
    (one, other) => (one && worth(one) >= worth(other) ? one : other),
    null,
  );
  return best?.move ?? null;
}

/** Paired comparison with the best move per round, which cancels the luck of the racks. */
function withoutHopeless<Move extends Option>(tried: readonly Tried<Move>[]): Tried<Move>[] {
  const best = tried.reduce((one, other) => (meanOf(one) >= meanOf(other) ? one : other));
  return tried.filter((one) => {
    const rounds = one.values.length;
    const behind = meanOf(best) - meanOf(one);
    const squares = one.values.reduce(
      (sum, value, round) => sum + ((best.values[round] ?? 0) - value - behind) ** 2,
      0,
    );
    return one === best || behind <= BEHIND * Math.sqrt(Math.max(1, squares / rounds) / rounds);
  });
}
