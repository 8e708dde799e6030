/**
 * What a simulation says about its moves. After the opponents' replies results vary little from round to round, but they
 * miss what the move does to the player's next turn; after that turn they vary twice as much. So the estimate goes from
 * the equity to the first results and from there to the second, each step by the share that its rounds have earned
 * (the posterior mean, if both steps are normally distributed).
 */
import type { Sums } from './shared-rounds.ts';

export interface Sampled<Move> {
  readonly move: Move;
  /** Its value by static equity. */
  readonly equity: number;
  /** By round: its value after the opponents' replies, and after the player's next turn. All moves have the same rounds. */
  readonly replied: number[];
  readonly ended: number[];
  /** The rounds of other threads. */
  helped: Sums;
}

/** How much of what replies change is still there after the next turn: what one gives away, one often gets back. */
const LASTING = 0.65;
/** Rounds after which half of a step is taken; tuned on games played to the end (docs/players.md). */
const ROUNDS_OF_REPLIES = 10;
const ROUNDS_OF_ENDS = 20;
/** The least variance of a round: a few equal results are not certain. */
const NOISE = 1;

export function bestEstimate<Move>(sampled: readonly Sampled<Move>[]): Move | null {
  return leaderOf(sampled)?.sampled.move ?? null;
}

/** The moves that may still be the best: those less than this many standard deviations behind. */
export function contenders<Move>(sampled: readonly Sampled<Move>[], behind: number): Sampled<Move>[] {
  const best = leaderOf(sampled);
  if (!best) return [];
  return sampled.filter((one) => {
    if (one === best.sampled) return true;
    // Strictly: of moves that never differ one is enough.
    return best.estimate - estimateOf(one) < behind * deviationOf(best.sampled, one);
  });
}

function leaderOf<Move>(sampled: readonly Sampled<Move>[]) {
  let best: { readonly sampled: Sampled<Move>; readonly estimate: number } | null = null;
  for (const one of sampled) {
    const estimate = estimateOf(one);
    if (!best || estimate > best.estimate) best = { sampled: one, estimate };
  }
  return best;
}

function estimateOf({ equity, replied, ended, helped }: Sampled<unknown>): number {
  const rounds = ended.length + helped.rounds;
  if (rounds === 0) return equity;
  const first = LASTING * ((sumOf(replied) + helped.replied) / rounds - equity);
  const second = (sumOf(ended) + helped.ended) / rounds - equity - first;
  return equity + (rounds / (rounds + ROUNDS_OF_REPLIES)) * first + (rounds / (rounds + ROUNDS_OF_ENDS)) * second;
}

/** The standard deviation of the difference of two estimates; rounds of other threads are assumed to vary as much. */
function deviationOf(one: Sampled<unknown>, other: Sampled<unknown>): number {
  const rounds = one.ended.length + one.helped.rounds;
  const firsts = one.replied.map((value, round) => LASTING * (value - (other.replied[round] ?? 0)));
  const seconds = one.ended.map((value, round) => value - (other.ended[round] ?? 0) - (firsts[round] ?? 0));
  return Math.sqrt(
    (varianceOf(firsts) + NOISE) / (rounds + ROUNDS_OF_REPLIES) +
      (varianceOf(seconds) + NOISE) / (rounds + ROUNDS_OF_ENDS),
  );
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function varianceOf(values: readonly number[]): number {
  const mean = sumOf(values) / values.length;
  return sumOf(values.map((value) => (value - mean) ** 2)) / values.length;
}
