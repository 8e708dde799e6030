/** The rounds of a simulation: each move is tried with the same sampled tiles. */
import type { Rng } from '@lettertafel/engine';
import type { Thinking } from '../budget.ts';
import type { Simulation } from '../level.ts';
import type { Seated } from './candidates.ts';
import { imagineTiles } from './imagine.ts';
import { inferKept } from './inference.ts';
import { aimOf, objectiveOf } from './objective.ts';
import { type Option, rollOut, TO_THE_END, turnOrder } from './rollout.ts';

/** A bound on rollouts per millisecond, for a clock that stands still. */
const TRIED_PER_MILLISECOND = 8;
/** With this many tiles or fewer in the bag, rollouts go to the end of the game. */
const NEAR_THE_END = 7;
/** Rollouts to the end play by equity, unlike people: their results are uncertain by this many points. */
export const PLAYOUT_DEVIATION = 20;

export interface RoundsInput {
  readonly rng: Rng;
  readonly thinking: Thinking;
  readonly kind: Simulation;
}

/** The value of a move after the opponents' replies, and after the player's next turn. */
interface MoveResult {
  readonly replied: number;
  readonly ended: number;
}

export interface Rounds {
  /** The value of a move by its equity. */
  worthOf(move: Option): number;
  /** The results of all these moves in one round; null if the time is up before. */
  playRound(tried: readonly { readonly move: Option; readonly equity: number }[]): MoveResult[] | null;
}

export function startRounds(seated: Seated, { rng, thinking, kind }: RoundsInput): Rounds {
  const { view, finder } = seated;
  const objective = objectiveOf(seated, { aim: aimOf(kind), playoutDeviation: playoutDeviation(view) });
  const opponents = turnOrder(seated).slice(0, -1);
  const turns = turnsOf(seated);
  const drawKept = kind === 'inference' ? inferKept(seated) : null;
  let left = TRIED_PER_MILLISECOND * thinking.milliseconds;
  return {
    worthOf: ({ equity }) => objective({ leads: opponents.map(() => equity), bag: view.bag, isOwnTurn: false }),
    playRound(tried) {
      // Common random numbers: the same sampled tiles for all moves.
      const imagined = imagineTiles(finder.game, view, rng, drawKept?.(rng));
      const results: MoveResult[] = [];
      for (const { move, equity } of tried) {
        if (thinking.isOver() || left-- <= 0) return null;
        const { replied, end } = rollOut(seated, move, { imagined, turns });
        // The objective of playouts is for results only.
        results.push({ replied: isNearEnd(view) ? equity : objective(replied), ended: objective(end) });
      }
      return results;
    },
  };
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

export function isNearEnd({ bag }: Seated['view']): boolean {
  return bag <= NEAR_THE_END;
}

function playoutDeviation(view: Seated['view']): number | null {
  return isNearEnd(view) ? PLAYOUT_DEVIATION : null;
}

/** One round including the player's next move; near the end until nobody has a play. */
export function turnsOf(seated: Seated): number {
  return isNearEnd(seated.view) ? TO_THE_END : turnOrder(seated).length;
}
