/**
 * Monte Carlo simulation: the best moves are tried against sampled racks with greedy replies, and moves that are
 * significantly behind are dropped, until the time is up or one move is left. Other threads may play rounds for it.
 */
import type { Rng } from '@lettertafel/engine';
import { elementAt } from '@lettertafel/words';
import type { Thinking } from '../budget.ts';
import type { Simulation } from '../level.ts';
import type { Seated } from './candidates.ts';
import { bestEstimate, contenders, type Sampled } from './estimate.ts';
import type { Option } from './rollout.ts';
import { isNearEnd, type RoundsInput, startRounds } from './rounds.ts';
import {
  addRound,
  dropMove,
  endRounds,
  isDropped,
  isEnded,
  NO_ROUNDS,
  readRounds,
  type SharedRounds,
  shareRounds,
} from './shared-rounds.ts';

/** Rounds before moves may be dropped; then again whenever half as many more have been played. */
const FIRST_CUT = 8;

/**
 * How many of the moves with the most equity are worth trying: 10 in 0.2 s, with more time at most 14. Near the end equity
 * says less: 28 in 2 s.
 */
export function movesToTry({ milliseconds }: Thinking, view: Seated['view']): number {
  return Math.min(isNearEnd(view) ? 30 : 14, 8 + Math.floor(milliseconds / 100));
}

/** Moves this many standard deviations behind are dropped: 2 in 0.2 s, 3 in 2 s, so that more time makes the choice surer. */
function behindToDrop({ milliseconds }: Thinking): number {
  return Math.min(3, Math.max(2, 2 + Math.log10(milliseconds / 200)));
}

/** What another thread needs to play rounds for a simulation. */
export interface Help {
  readonly moves: readonly Option[];
  readonly kind: Simulation;
  readonly milliseconds: number;
  readonly shared: SharedRounds;
}

/** Asks other threads for help; those that are idle may come. */
export type AskForHelp = (help: Help) => void;

/** The move with the best estimate. */
export function simulate<Move extends Option>(
  seated: Seated,
  moves: readonly Move[],
  { askForHelp, ...input }: RoundsInput & { askForHelp?: AskForHelp | undefined },
): Move | null {
  if (!askForHelp || moves.length < 2) return bestOfRounds(seated, moves, { ...input, shared: null });
  const { kind, thinking } = input;
  const shared = shareRounds(moves.length);
  const options = moves.map(({ laid, score, leave, equity }) => ({ laid, score, leave, equity }));
  askForHelp({ moves: options, kind, milliseconds: thinking.budget().milliseconds, shared });
  try {
    return bestOfRounds(seated, moves, { ...input, shared });
  } finally {
    endRounds(shared);
  }
}

function bestOfRounds<Move extends Option>(
  seated: Seated,
  moves: readonly Move[],
  { shared, ...input }: RoundsInput & { shared: SharedRounds | null },
): Move | null {
  const { playRound, worthOf } = startRounds(seated, input);
  const helped = shared && readRounds(shared);
  let sampled: Sampled<Move>[] = moves.map((move) => ({
    move,
    equity: worthOf(move),
    replied: [],
    ended: [],
    helped: NO_ROUNDS,
  }));
  const countHelp = () => {
    helped?.refresh();
    for (const one of sampled) one.helped = helped?.sumsOf(moves.indexOf(one.move)) ?? NO_ROUNDS;
  };
  const behind = behindToDrop(input.thinking);
  let nextCut = FIRST_CUT;
  for (let round = 1; sampled.length > 1; round++) {
    const results = playRound(sampled);
    if (!results) break;
    for (const [index, { replied, ended }] of results.entries()) {
      const one = elementAt(sampled, index);
      one.replied.push(replied);
      one.ended.push(ended);
    }
    if (round < nextCut) continue;
    countHelp();
    sampled = contenders(sampled, behind);
    for (const [index, move] of moves.entries()) {
      if (shared && !sampled.some((one) => one.move === move)) dropMove(shared, index);
    }
    nextCut = Math.ceil(nextCut * 1.5);
  }
  countHelp();
  return bestEstimate(sampled);
}

/** Plays rounds for the simulation of another thread, until it ends or the time is up. */
export function helpSimulate(
  seated: Seated,
  { moves, kind, shared }: Help,
  { helper, rng, thinking }: { helper: number; rng: Rng; thinking: Thinking },
): void {
  const isOver = () => isEnded(shared) || thinking.isOver();
  const { playRound, worthOf } = startRounds(seated, { rng, kind, thinking: { ...thinking, isOver } });
  let left = moves.map((move, index) => ({ move, index, equity: worthOf(move) }));
  for (;;) {
    left = left.filter(({ index }) => !isDropped(shared, index));
    const results = left.length > 1 ? playRound(left) : null;
    if (!results) return;
    addRound(
      shared,
      helper,
      results.map((result, place) => ({ ...result, move: elementAt(left, place).index })),
    );
  }
}
