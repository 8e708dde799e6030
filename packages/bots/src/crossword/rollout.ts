/** Rollouts: a move is made, then all seats lay their best play by equity for some turns, with all tiles known. */
import { type Board, type PlacedCell, seatingOf, seatsAfter, type Tile, withCells, without } from '@lettertafel/engine';
import { type GeneratedPlay, squaresBeside } from '@lettertafel/solver';
import type { Seated } from './candidates.ts';
import type { ImaginedTiles } from './imagine.ts';
import { weightsAt } from './leave.ts';
import { leaveAfter, pointsOn } from './tiles.ts';
import type { Standing } from './win-chance.ts';

/** A play, or an exchange: then nothing is laid. */
export interface Option {
  readonly laid: readonly PlacedCell[];
  readonly score: number;
  readonly leave: readonly Tile[];
  readonly equity: number;
}

/** More turns than any game has left: a rollout to the end. */
export const TO_THE_END = 100;

export interface Trial {
  readonly imagined: Pick<ImaginedTiles, 'racks' | 'bag'>;
  /** How many turns follow the move, unless the game ends before. */
  readonly turns: number;
}

export interface Result {
  /** When the opponents have replied; the end if the game or the rollout ends before. */
  readonly replied: Standing;
  readonly end: Standing;
}

interface Rollout {
  board: Board;
  readonly racks: (readonly Tile[])[];
  readonly bag: Tile[];
  readonly gains: number[];
  /** By seat, the leave after its last move. */
  readonly kept: (readonly Tile[])[];
}

export function rollOut(seated: Seated, { laid, score, leave }: Option, { imagined, turns }: Trial): Result {
  const { view, finder, seat } = seated;
  const { rackSize, letters } = finder.rules;
  const rollout: Rollout = {
    board: withCells(view.board, laid),
    racks: imagined.racks.with(seat, leave),
    bag: [...imagined.bag],
    gains: view.seats.map((_, other) => (other === seat ? score : 0)),
    kept: view.seats.map(() => []),
  };
  const order = turnOrder(seated);
  let isOver = refill(rollout, seat, rackSize);
  let passes = 0;
  if (laid.length === 0) {
    rollout.bag.push(...without(seated.rack, leave));
    passes = 1;
  }
  let replied: Standing | null = null;
  for (let turn = 0; turn < turns && !isOver && passes <= order.length; turn++) {
    const other = order[turn % order.length] as number;
    if (turn === order.length - 1) replied = standingOf(seated, rollout, { order, isOver, isOwnTurn: true });
    const play = bestFor(seated, rollout, other);
    passes = play ? 0 : passes + 1;
    if (!play) continue;
    rollout.board = withCells(rollout.board, play.laid);
    rollout.gains[other] = (rollout.gains[other] ?? 0) + play.score;
    rollout.racks[other] = leaveAfter(letters, rollout.racks[other] ?? [], play.laid);
    isOver = refill(rollout, other, rackSize);
  }
  const end = standingOf(seated, rollout, { order, isOver, isOwnTurn: false });
  return { replied: replied ?? end, end };
}

/** The seats that still play, in the order of their turns; the player's own seat is last. */
export function turnOrder({ view, seat }: Pick<Seated, 'view' | 'seat'>): readonly number[] {
  return seatsAfter(seatingOf(view), seat);
}

/** Refills the rack; true if the seat has gone out. */
function refill({ racks, bag, kept }: Rollout, seat: number, rackSize: number): boolean {
  const rack = racks[seat] ?? [];
  kept[seat] = rack;
  racks[seat] = [...rack, ...bag.splice(0, Math.max(0, rackSize - rack.length))];
  return racks[seat].length === 0;
}

function bestFor(seated: Seated, { board, racks, bag }: Rollout, seat: number): GeneratedPlay | null {
  const { letters } = seated.finder.rules;
  const others = racks.reduce((sum, tiles, other) => (other === seat ? sum : sum + pointsOn(letters, tiles)), 0);
  return bestPlay(seated, { board, rack: racks[seat] ?? [], bag: bag.length, others });
}

/** The best play by equity. `others`: the points on the other racks. */
export function bestPlay(
  { view, finder, leaves }: Seated,
  { board, rack, bag, others }: { board: Board; rack: readonly Tile[]; bag: number; others: number },
): GeneratedPlay | null {
  const generator = finder.generator('all');
  generator.setBoard(board, { blocked: squaresBeside(view.locked) });
  if (!leaves.table) return generator.findBest(rack);
  const { rackSize } = finder.rules;
  return generator.findBestEquity(rack, weightsAt(leaves.table, { bag, rackSize, others }))?.play ?? null;
}

function standingOf(
  { finder, leaves, seat }: Seated,
  { racks, bag, gains, kept }: Rollout,
  { order, isOver, isOwnTurn }: { order: readonly number[]; isOver: boolean; isOwnTurn: boolean },
): Standing {
  const { letters } = finder.rules;
  const left = order.map((other) => pointsOn(letters, racks[other] ?? []));
  const total = left.reduce((sum, points) => sum + points, 0);
  const finals = order.map((other, index) => {
    const rack = racks[other] ?? [];
    const gain = gains[other] ?? 0;
    // B-28: going out gains what the others lose.
    if (bag.length === 0) return gain - (left[index] ?? 0) + (isOver && rack.length === 0 ? total : 0);
    // Tiles drawn since then are luck.
    return gain + leaves.valueOf(kept[other] ?? []);
  });
  const own = finals[order.indexOf(seat)] ?? 0;
  // The player's own seat is last.
  return { leads: finals.slice(0, -1).map((points) => own - points), bag: bag.length, isOwnTurn };
}
