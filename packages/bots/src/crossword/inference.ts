/**
 * What the last play tells about its player's rack: leaves with which another play would have been much better are
 * unlikely. Leaves are sampled and weighed; every round of a simulation draws one of them.
 */
import { type Board, cellAt, gameById, type Rng, shuffle, type Tile, withCells } from '@lettertafel/engine';
import { squaresBeside } from '@lettertafel/solver';
import type { Seated } from './candidates.ts';
import type { Kept } from './imagine.ts';
import { leaveWorth, weightsAt } from './leave.ts';
import { turnOrder } from './rollout.ts';
import { tileOfCell } from './tiles.ts';

/** Draws a leave of the seat that has just played. */
export type DrawKept = (rng: Rng) => Kept;

/** Leaves weighed before the first draw; each draw weighs one more. */
const FIRST_LEAVES = 20;
/** A loss of so many points of equity makes a leave 2.7 times less likely. */
const SOFTNESS = 4;
/** No leave is less likely than this: people overlook plays. */
const LEAST_WEIGHT = 0.1;

interface Played {
  readonly seat: number;
  /** The board before the play. */
  readonly board: Board;
  readonly tiles: readonly Tile[];
  readonly score: number;
}

/** Null if the view does not show a play to learn from. */
export function inferKept(seated: Seated): DrawKept | null {
  const { view, finder, leaves } = seated;
  const { table } = leaves;
  const played = table && lastPlay(seated);
  if (!played) return null;
  const { seat, board, tiles, score } = played;
  const unseen = gameById(finder.game).unseenFor(view);
  const { letters, rackSize } = finder.rules;
  const situation = { bag: view.bag + tiles.length, rackSize, others: 0 };
  const weights = weightsAt(table, situation);
  const generator = finder.generator('all');
  const weighed: { readonly leave: readonly Tile[]; readonly upTo: number }[] = [];
  let sum = 0;
  const weighOne = (rng: Rng) => {
    const leave = shuffle(unseen, rng).slice(0, rackSize - tiles.length);
    const best = generator.findBestEquity([...tiles, ...leave], weights)?.equity ?? 0;
    const loss = best - score - leaveWorth(leave, { ...situation, leaves, letters });
    sum += Math.max(LEAST_WEIGHT, Math.exp(-Math.max(0, loss) / SOFTNESS));
    weighed.push({ leave, upTo: sum });
  };
  return (rng) => {
    generator.setBoard(board, { blocked: squaresBeside(view.locked) });
    do weighOne(rng);
    while (weighed.length < FIRST_LEAVES);
    const at = (rng.below(2 ** 30) / 2 ** 30) * sum;
    return { seat, leave: weighed.find(({ upTo }) => at < upTo)?.leave ?? [] };
  };
}

/**
 * The play of the seat before this one. Null after a pass or an exchange, with an empty bag, if its rack is known, if
 * nothing was kept, or if too much would have to be searched (a blank).
 */
function lastPlay(seated: Seated): Played | null {
  const { view, finder } = seated;
  const { rackSize, letters } = finder.rules;
  const seat = turnOrder(seated).at(-2) ?? seated.seat;
  const { tiles: held = 0, passes = 0 } = view.seats[seat] ?? {};
  const isShown = view.revealed.some((shown) => shown.seat === seat);
  if (view.bag === 0 || held !== rackSize || passes > 0 || isShown) return null;
  const cells = view.lastLaid.map((square) => ({ square, cell: cellAt(view.board, square) }));
  const tiles = cells.map(({ cell }) => tileOfCell(letters, cell));
  if (tiles.length === 0 || tiles.length >= rackSize || tiles.includes(letters.wild)) return null;
  const board = withCells(
    view.board,
    view.lastLaid.map((square) => ({ square, cell: '.' })),
  );
  const generator = finder.generator('all');
  generator.setBoard(board, { blocked: squaresBeside(view.locked) });
  const plays = generator.findAll(tiles);
  for (let number = 0; number < plays.length; number++) {
    if (plays.tileCount(number) !== tiles.length) continue;
    const { laid, score } = plays.get(number);
    const isLast = laid.every(({ square, cell }) => cells.some((last) => last.square === square && last.cell === cell));
    if (isLast) return { seat, board, tiles, score };
  }
  return null;
}
