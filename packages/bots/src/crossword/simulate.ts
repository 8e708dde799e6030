/**
 * Monte Carlo simulation: the best moves are tried against sampled racks with greedy replies, and moves that are
 * significantly behind are dropped, until the time is up or one move is left.
 */
import { type Board, type PlacedCell, type Rng, type Tile, withCells } from '@lettertafel/engine';
import { type GeneratedPlay, squaresBeside } from '@lettertafel/solver';
import type { Thinking } from '../budget.ts';
import type { Seated } from './candidates.ts';
import { type ImaginedTiles, imagineTiles } from './imagine.ts';
import { leaveWeight, weightsAt } from './leave.ts';
import { type Aim, type Objective, objectiveOf } from './objective.ts';
import { leaveAfter, pointsOn } from './tiles.ts';

/** A play, or an exchange: then nothing is laid. */
export interface Option {
  readonly laid: readonly PlacedCell[];
  readonly score: number;
  readonly leave: readonly Tile[];
  readonly equity: number;
}

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
const MOST_TURNS = 40;

/** The move with the best mean result. */
export function simulate<Move extends Option>(
  seated: Seated,
  moves: readonly Move[],
  { rng, thinking, aim }: { rng: Rng; thinking: Thinking; aim: Aim },
): Move | null {
  const { view, finder } = seated;
  const objective = objectiveOf(seated, { aim, playsOut: isNearEnd(view) });
  const priorOf = ({ equity }: Option) => objective(equity, view.bag);
  let tried: Tried<Move>[] = moves.map((move) => ({ move, values: [] }));
  let nextCut = FIRST_CUT;
  let left = TRIED_PER_MILLISECOND * thinking.milliseconds;
  for (let round = 1; tried.length > 1; round++) {
    // Common random numbers: the same sampled tiles for all moves.
    const imagined = imagineTiles(finder.game, view, rng);
    const values: number[] = [];
    for (const { move } of tried) {
      if (thinking.isOver() || left-- <= 0) return bestOf(tried, priorOf);
      values.push(outcomeOf(seated, move, { imagined, objective }));
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
  const differences = Array.from({ length: rounds }, () => {
    const trial = { imagined: imagineTiles(seated.finder.game, seated.view, rng), objective };
    return outcomeOf(seated, one, trial) - outcomeOf(seated, other, trial);
  });
  const mean = differences.reduce((sum, value) => sum + value, 0) / rounds;
  const squares = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / rounds / Math.max(1, rounds - 1)) };
}

/** A rollout after a move, with all tiles known. */
interface Rollout {
  board: Board;
  readonly racks: (readonly Tile[])[];
  readonly bag: Tile[];
  readonly gains: number[];
  /** By seat, the leave after its last move. */
  readonly kept: (readonly Tile[])[];
}

interface Trial {
  readonly imagined: ImaginedTiles;
  readonly objective: Objective;
}

/** The result of a rollout. */
function outcomeOf(seated: Seated, { laid, score, leave }: Option, { imagined, objective }: Trial): number {
  const { view, finder, seat } = seated;
  const { racks, bag } = imagined;
  const rollout: Rollout = {
    board: withCells(view.board, laid),
    racks: [...racks],
    bag: [...bag],
    gains: view.seats.map((_, other) => (other === seat ? score : 0)),
    kept: view.seats.map(() => []),
  };
  const order = view.seats
    .map((_, step) => (seat + 1 + step) % view.seats.length)
    .filter((other) => !view.seats[other]?.resigned);
  rollout.racks[seat] = leave;
  let isOver = refill(rollout, seat, finder.rules.rackSize);
  // One round including the own next move; near the end until nobody has a play.
  const turns = isNearEnd(view) ? MOST_TURNS : order.length;
  let passes = laid.length > 0 ? 0 : 1;
  for (let turn = 0; turn < turns && !isOver && passes <= order.length; turn++) {
    const other = order[turn % order.length] as number;
    const play = bestFor(seated, rollout, other);
    passes = play ? 0 : passes + 1;
    if (!play) continue;
    rollout.board = withCells(rollout.board, play.laid);
    rollout.gains[other] = (rollout.gains[other] ?? 0) + play.score;
    rollout.racks[other] = leaveAfter(finder.rules.letters, rollout.racks[other] ?? [], play.laid);
    isOver = refill(rollout, other, finder.rules.rackSize);
  }
  const gain = standingOf(seated, rollout, { order, isOver });
  return objective(gain, rollout.bag.length);
}

function isNearEnd({ bag }: Seated['view']): boolean {
  return bag <= NEAR_THE_END;
}

/** Refills the rack; true if the seat has gone out. */
function refill({ racks, bag, kept }: Rollout, seat: number, rackSize: number): boolean {
  const rack = racks[seat] ?? [];
  kept[seat] = rack;
  racks[seat] = [...rack, ...bag.splice(0, Math.max(0, rackSize - rack.length))];
  return racks[seat].length === 0;
}

function bestFor({ view, finder, leaves }: Seated, { board, racks, bag }: Rollout, seat: number): GeneratedPlay | null {
  const generator = finder.generator('all');
  generator.setBoard(board, { blocked: squaresBeside(view.locked) });
  const rack = racks[seat] ?? [];
  if (!leaves.table) return generator.findBest(rack);
  const { letters } = finder.rules;
  const others = racks.reduce((sum, tiles, other) => (other === seat ? sum : sum + pointsOn(letters, tiles)), 0);
  return generator.findBestEquity(rack, weightsAt(leaves.table, { bag: bag.length, others }))?.play ?? null;
}

/** Own points minus the mean of the others', including leaves. */
function standingOf(
  { finder, leaves, seat }: Seated,
  { racks, bag, gains, kept }: Rollout,
  { order, isOver }: { order: readonly number[]; isOver: boolean },
): number {
  const { letters } = finder.rules;
  const left = order.map((other) => pointsOn(letters, racks[other] ?? []));
  const total = left.reduce((sum, points) => sum + points, 0);
  const finals = order.map((other, index) => {
    const rack = racks[other] ?? [];
    const gain = gains[other] ?? 0;
    // B-28: going out gains what the others lose.
    if (bag.length === 0) return gain - (left[index] ?? 0) + (isOver && rack.length === 0 ? total : 0);
    // Tiles drawn since then are luck.
    return gain + leaveWeight(bag.length) * leaves.valueOf(kept[other] ?? []);
  });
  const own = finals[order.indexOf(seat)] ?? 0;
  const others = finals.reduce((sum, points) => sum + points, 0) - own;
  return own - others / Math.max(1, order.length - 1);
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
