/**
 * What a simulation says about its moves. After the opponents' replies results vary little from round to round, but they
 * miss what the move does to the player's next turn; after that turn they vary twice as much. So the estimate goes from
 * the equity to the first results and from there to the second, each step by the share that its rounds have earned
 * (the posterior mean, if both steps are normally distributed).
 */

export interface Sampled<Move> {
  readonly move: Move;
  /** Its value by static equity. */
  readonly equity: number;
  /** By round: its value after the opponents' replies, and after the player's next turn. All moves have the same rounds. */
  readonly replied: number[];
  readonly ended: number[];
}

/** How much of what replies change is still there after the next turn: what one gives away, one often gets back. */
const LASTING = 0.65;
/** Rounds after which half of a step is taken: the variance of a round, divided by that of what it measures. */
const ROUNDS_OF_REPLIES = 20;
const ROUNDS_OF_ENDS = 40;
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

function estimateOf({ equity, replied, ended }: Sampled<unknown>): number {
  const rounds = ended.length;
  if (rounds === 0) return equity;
  const first = LASTING * (meanOf(replied) - equity);
  const second = meanOf(ended) - equity - first;
  return equity + (rounds / (rounds + ROUNDS_OF_REPLIES)) * first + (rounds / (rounds + ROUNDS_OF_ENDS)) * second;
}

/** The standard deviation of the difference of two estimates. */
function deviationOf(one: Sampled<unknown>, other: Sampled<unknown>): number {
  const rounds = one.ended.length;
  const firsts = one.replied.map((value, round) => LASTING * (value - (other.replied[round] ?? 0)));
  const seconds = one.ended.map((value, round) => value - (other.ended[round] ?? 0) - (firsts[round] ?? 0));
  return Math.sqrt(
    (varianceOf(firsts) + NOISE) / (rounds + ROUNDS_OF_REPLIES) +
      (varianceOf(seconds) + NOISE) / (rounds + ROUNDS_OF_ENDS),
  );
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return meanOf(values.map((value) => (value - mean) ** 2));
}
