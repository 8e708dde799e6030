/**
 * Moves compared by their results in the same rounds, so that the luck of a round cancels out: which one is best, and
 * which ones are significantly behind.
 */

export interface Tried<Move> {
  readonly move: Move;
  /** The result of each round; all moves have the same rounds. */
  readonly values: number[];
}

/** What each round counts for in a mean; default: all the same. */
type Weights = readonly number[] | null;

export interface Cut {
  readonly weights?: Weights;
  /** Drop a move that is behind by this many standard errors of the difference. */
  readonly behind: number;
  /** The variance of a result beyond the spread of the rounds. */
  readonly noise: number;
  /** Whether the rounds are a sample of what may happen; otherwise their spread is no error. */
  readonly isSample: boolean;
}

/** The moves that may still be the best. */
export function withoutHopeless<Move>(tried: readonly Tried<Move>[], cut: Cut): Tried<Move>[] {
  const { weights = null, behind, noise, isSample } = cut;
  const means = tried.map(({ values }) => meanOf(values, weights));
  const most = Math.max(...means);
  const best = tried[means.indexOf(most)];
  return tried.filter((one, index) => {
    if (!best || one === best) return true;
    const gap = most - (means[index] ?? 0);
    const squares = one.values.map((value, round) => ((best.values[round] ?? 0) - value - gap) ** 2);
    const variance = (isSample ? meanOf(squares, weights) : 0) + noise;
    // Strictly: of moves that never differ one is enough.
    return gap < behind * Math.sqrt(variance / one.values.length);
  });
}

export interface Prior<Move> {
  readonly weights?: Weights;
  /** What a move is worth before any round. */
  readonly priorOf: (move: Move) => number;
  /** The prior counts as this many rounds. */
  readonly rounds: number;
}

/** The move with the best mean, the prior included. */
export function bestOf<Move>(
  tried: readonly Tried<Move>[],
  { weights = null, priorOf, rounds }: Prior<Move>,
): Move | null {
  let best: { readonly move: Move; readonly worth: number } | null = null;
  for (const { move, values } of tried) {
    const sum = values.length > 0 ? values.length * meanOf(values, weights) : 0;
    // Without a round the prior decides, whatever it counts for.
    const worth = sum + (values.length > 0 ? rounds : 1) * priorOf(move);
    if (!best || worth > best.worth) best = { move, worth };
  }
  return best?.move ?? null;
}

function meanOf(values: readonly number[], weights: Weights): number {
  if (!weights) return values.reduce((sum, value) => sum + value, 0) / values.length;
  let sum = 0;
  let all = 0;
  for (const [round, value] of values.entries()) {
    const weight = weights[round] ?? 0;
    sum += weight * value;
    all += weight;
  }
  return sum / all;
}
