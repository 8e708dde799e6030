/** Monte-Carlo simulation: the best moves are tried against imagined racks, with an answer and the own move after it. */
import { type Board, nextSeat, type PlacedCell, type Rng, seatingOf, type Tile } from '@lettertafel/engine';
import { type GeneratedPlay, squaresBeside } from '@lettertafel/solver';
import type { Thinking } from '../budget.ts';
import type { Seated } from './candidates.ts';
import { type ImaginedTiles, imagineTiles } from './imagine.ts';
import { leaveValue, leaveWeight } from './leave.ts';
import { boardAfter, leaveAfter } from './tiles.ts';

/** A play, or an exchange: then nothing is laid. */
export interface Option {
  readonly laid: readonly PlacedCell[];
  readonly score: number;
  readonly leave: readonly Tile[];
  readonly equity: number;
}

interface Tried<Move extends Option> {
  readonly move: Move;
  rounds: number;
  sum: number;
  squares: number;
}

/** Enough for the differences that matter; a clock that stands still must not make it endless. */
const MOST_ROUNDS = 600;
/** Rounds before a move that stays behind is dropped, and by how many standard errors. */
const FIRST_CUT = 12;
const BEHIND = 2.2;
/** What is known of a move before it is tried counts as much as so many rounds: few rounds say little. */
const ROUNDS_OF_EQUITY = 10;

/** The move that does best on average: own points, less what the next seat answers, plus the own move after that. */
export function simulate<Move extends Option>(
  seated: Seated,
  moves: readonly Move[],
  { rng, thinking }: { rng: Rng; thinking: Thinking },
): Move | null {
  const { view, finder } = seated;
  let tried: Tried<Move>[] = moves.map((move) => ({ move, rounds: 0, sum: 0, squares: 0 }));
  for (let round = 1; round <= MOST_ROUNDS && tried.length > 1; round++) {
    // The same imagined tiles for all, so that luck does not decide between them.
    const imagined = imagineTiles(finder.rules.letters, view, rng);
    const values: number[] = [];
    for (const { move } of tried) {
      if (thinking.isOver()) return bestOf(tried);
      values.push(outcomeOf(seated, move, imagined));
    }
    for (const [index, one] of tried.entries()) {
      const value = values[index] ?? 0;
      one.rounds++;
      one.sum += value;
      one.squares += value * value;
    }
    if (round >= FIRST_CUT && round % 4 === 0) tried = withoutHopeless(tried);
  }
  return bestOf(tried);
}

/** What a move brings when the hidden tiles are these. */
function outcomeOf(seated: Seated, { laid, score, leave }: Option, { racks, bag }: ImaginedTiles): number {
  const { view, finder, leaves } = seated;
  const { letters, rackSize } = finder.rules;
  if (leave.length === 0 && bag.length === 0) return score;
  const generator = finder.generator('all');
  const blocked = squaresBeside(view.locked);
  const bestOn = (board: Board, rack: readonly Tile[]): GeneratedPlay | null => {
    generator.setBoard(board, { blocked });
    return generator.findBest(rack);
  };
  const drawn = bag.slice(0, Math.max(0, rackSize - leave.length));
  const own = [...leave, ...drawn];
  const board = boardAfter(view.board, laid);
  const answer = bestOn(board, racks[nextSeat(seatingOf(view), seated.seat)] ?? []);
  const after = bestOn(answer ? boardAfter(board, answer.laid) : board, own);
  const left = after ? leaveAfter(letters, own, after.laid) : own;
  const kept = leaveWeight(bag.length - drawn.length) * leaveValue(leaves, left, letters.wild);
  return score - (answer?.score ?? 0) + (after?.score ?? 0) + kept;
}

function meanOf({ sum, rounds }: Tried<Option>): number {
  return sum / Math.max(1, rounds);
}

/** All have been tried equally often, so that equity, on a scale of its own, can count as rounds too. */
function bestOf<Move extends Option>(tried: readonly Tried<Move>[]): Move | null {
  const worth = ({ sum, move }: Tried<Move>) => sum + ROUNDS_OF_EQUITY * move.equity;
  const best = tried.reduce<Tried<Move> | null>(
    (one, other) => (one && worth(one) >= worth(other) ? one : other),
    null,
  );
  return best?.move ?? null;
}

function withoutHopeless<Move extends Option>(tried: readonly Tried<Move>[]): Tried<Move>[] {
  const best = Math.max(...tried.map(meanOf));
  return tried.filter((one) => {
    const mean = meanOf(one);
    const error = Math.sqrt(Math.max(1, one.squares / one.rounds - mean * mean) / one.rounds);
    return mean + BEHIND * error >= best;
  });
}
