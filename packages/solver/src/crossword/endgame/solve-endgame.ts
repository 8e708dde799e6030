/**
 * The endgame of two with an empty bag, both racks known: alpha-beta search with a transposition table, deepened step by
 * step, then to the end of the game. When that search is complete, its best move is proven.
 */
import type { Board, Rack, Square } from '@lettertafel/engine';
import type { Generator } from '../generator.ts';
import type { GeneratedPlay } from '../play-list.ts';
import { type MoveList, makeMoveLists } from './move-lists.ts';
import { type EndgamePosition, makePosition } from './position.ts';
import { AT_LEAST, AT_MOST, EXACT, emptyTranspositions, TO_THE_END, type Transpositions } from './transpositions.ts';

export interface EndgameQuestion {
  readonly generator: Generator;
  readonly board: Board;
  readonly blocked?: readonly Square[];
  /** Of the player to move, and of the opponent. */
  readonly racks: readonly [Rack, Rack];
  /** Whether the game ends if the player to move passes (B-27). */
  readonly passEnds?: boolean;
  /** Asked now and then: whether to stop with what is known by then. */
  readonly isOver: () => boolean;
}

export interface EndgameAnswer {
  /** Null for a pass. */
  readonly play: GeneratedPlay | null;
  /** Points gained on the other until the end of the game, what is left on racks included (B-28). */
  readonly value: number;
  /** Whether the value is exact and no move has a better one. */
  readonly isProven: boolean;
  readonly depth: number;
  readonly nodes: number;
}

/** Longer no endgame lasts: every second move at least lays a tile. */
const LONGEST = 40;
const HIGHEST = 20_000;
/** Searches that rest on estimates order the moves; after so many positions one goes to the end, whatever it takes. */
const NODES_OF_ESTIMATES = 20_000;
/** Positions between two readings of the clock. */
const NODES_PER_LOOK = 16;

interface Search {
  readonly generator: Generator;
  readonly position: EndgamePosition;
  readonly known: Transpositions;
  readonly lists: ReturnType<typeof makeMoveLists>;
  readonly isOver: () => boolean;
  nodes: number;
  isStopped: boolean;
  /** Whether the value found last rests on an estimate. */
  isEstimate: boolean;
}

export function solveEndgame(question: EndgameQuestion): EndgameAnswer {
  const { generator, board, blocked = [], passEnds = false } = question;
  generator.setBoard(board, { blocked });
  const position = makePosition(generator, [
    countsOf(generator, question.racks[0]),
    countsOf(generator, question.racks[1]),
  ]);
  const search: Search = {
    generator,
    position,
    known: emptyTranspositions(),
    lists: makeMoveLists(generator, position),
    isOver: question.isOver,
    nodes: 0,
    isStopped: false,
    isEstimate: false,
  };
  const root = search.lists.listAt(0, 0);
  let best = { at: root.count > 0 ? 0 : -1, value: 0, isProven: false, depth: 0 };
  for (let depth = 1; !best.isProven; depth = search.nodes < NODES_OF_ESTIMATES ? depth + 1 : LONGEST) {
    const found = searchRoot(search, root, depth, passEnds);
    if (found) best = { ...found, depth };
    if (search.isStopped || depth >= LONGEST) break;
  }
  const { at, value, ...rest } = best;
  position.tellGenerator();
  const play = at < 0 ? null : generator.describe(root.records.slice(at * 3, at * 3 + 3));
  return { ...rest, value: value + 0, play, nodes: search.nodes };
}

function countsOf({ codes, rules }: Generator, rack: Rack): Uint8Array {
  const counts = new Uint8Array(32);
  for (const tile of rack) counts[tile === rules.letters.wild ? 0 : codes.codeOf(tile)]!++;
  return counts;
}

/** The best move at this depth, -1 for a pass; moves searched before time was up count, if the first of them was. */
function searchRoot(search: Search, root: MoveList, depth: number, passEnds: boolean) {
  const { position } = search;
  let best: { at: number; value: number } | null = null;
  let isEstimate = false;
  const moves = [...root.order.subarray(0, root.count), -1];
  for (const at of moves) {
    const low = best?.value ?? -HIGHEST;
    let value: number;
    if (at < 0 && passEnds) {
      value = position.points[1] - position.points[0];
      search.isEstimate = false;
    } else
      value = valueOfMove(search, {
        list: root,
        at,
        ply: 0,
        depth,
        low,
        high: HIGHEST,
        isFirst: best === null,
        hasPassed: false,
      });
    if (search.isStopped) break;
    isEstimate ||= search.isEstimate;
    if (!best || value > best.value) best = { at, value };
  }
  // The best of this round is tried first in the next.
  if (best && best.at >= 0) search.lists.putFirst(root, best.at);
  return best && { ...best, isProven: !isEstimate && !search.isStopped };
}

interface Trial {
  readonly list: MoveList;
  /** The number of the play in the list, -1 for a pass. */
  readonly at: number;
  readonly ply: number;
  readonly depth: number;
  readonly low: number;
  readonly high: number;
  /** The first move has the whole window; later ones must show first that they are better at all. */
  readonly isFirst: boolean;
  readonly hasPassed: boolean;
}

/** What a move brings to who makes it; exact between the bounds. */
function valueOfMove(search: Search, { list, at, ply, depth, low, high, isFirst, hasPassed }: Trial): number {
  const { position } = search;
  const side = (ply & 1) as 0 | 1;
  const other = (1 - side) as 0 | 1;
  search.isEstimate = false;
  if (at < 0) {
    // Both have passed: once by each tells as much as twice, for who would rather lay could have done so before.
    if (hasPassed) return position.points[other] - position.points[side];
    return -valueAt(search, ply + 1, depth - 1, -high, -low, true);
  }
  const score = list.scoreAt(at);
  if (list.tilesAt(at) === position.sizes[side]) return score + 2 * position.points[other];
  position.lay(side, list.records, at, ply);
  let value = isFirst ? low + 1 : score - valueAt(search, ply + 1, depth - 1, score - low - 1, score - low, false);
  if (isFirst || (value > low && value < high)) {
    value = score - valueAt(search, ply + 1, depth - 1, score - high, score - low, false);
  }
  position.takeBack(side, ply);
  return value;
}

/** The spread for the player to move until the end. */
function valueAt(search: Search, ply: number, depth: number, low: number, high: number, hasPassed: boolean): number {
  const { position, known, lists } = search;
  search.isEstimate = false;
  if (search.nodes++ % NODES_PER_LOOK === 0 && search.isOver()) search.isStopped = true;
  if (search.isStopped) return 0;
  const side = ply & 1;
  // Who is to move and whether the other has just passed are part of the position.
  const keyLow = (position.low ^ (side ? 0x5bd1e995 : 0) ^ (hasPassed ? 0x27d4eb2f : 0)) >>> 0;
  const keyHigh = position.high;
  const place = known.find(keyLow, keyHigh);
  if (place >= 0 && known.depths[place]! >= depth) {
    const value = known.values[place]!;
    const kind = known.kinds[place];
    if (kind === EXACT || (kind === AT_LEAST && value >= high) || (kind === AT_MOST && value <= low)) {
      search.isEstimate = known.depths[place] !== TO_THE_END;
      return value;
    }
  }
  if (depth <= 0) {
    search.isEstimate = true;
    return lists.estimate(side as 0 | 1);
  }
  const refutation = place < 0 ? null : lists.refutationAt(ply, known.moves, place);
  if (refutation) {
    const value = valueOfMove(search, {
      list: refutation,
      at: 0,
      ply,
      depth,
      low: high - 1,
      high,
      isFirst: true,
      hasPassed,
    });
    if (search.isStopped) return 0;
    if (value >= high) {
      const { isEstimate } = search;
      known.store(keyLow, keyHigh, {
        value,
        kind: AT_LEAST,
        depth: isEstimate ? depth : TO_THE_END,
        move: refutation.records,
        at: 0,
      });
      return value;
    }
  }
  const list = lists.listAt(ply, side as 0 | 1, refutation?.records ?? null);
  let best = -HIGHEST;
  let bestAt = -1;
  let isEstimate = false;
  // The pass comes last.
  for (let index = 0; index <= list.count; index++) {
    const at = index < list.count ? list.order[index]! : -1;
    const floor = Math.max(low, best);
    const value = valueOfMove(search, { list, at, ply, depth, low: floor, high, isFirst: index === 0, hasPassed });
    if (search.isStopped) return 0;
    if (value > best) {
      best = value;
      bestAt = at;
    }
    if (value >= high) {
      // One good answer is enough: what the others rest on does not matter.
      isEstimate = search.isEstimate;
      if (at >= 0) lists.praise(list, at, depth);
      break;
    }
    isEstimate ||= search.isEstimate;
  }
  const kind = best >= high ? AT_LEAST : best <= low ? AT_MOST : EXACT;
  known.store(keyLow, keyHigh, {
    value: best,
    kind,
    depth: isEstimate ? depth : TO_THE_END,
    move: list.records,
    at: bestAt,
  });
  search.isEstimate = isEstimate;
  return best;
}
