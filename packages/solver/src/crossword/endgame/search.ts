/** Alpha-beta search of an endgame position, to a depth or to the end of the game. */

import { i16At, i32At, u8At } from '@lettertafel/words';
import type { MoveLists } from './move-lists.ts';
import type { MoveOrder } from './move-order.ts';
import { COUNT, scoreOf, WHERE } from './move-words.ts';
import { playOut } from './playout.ts';
import type { EndgamePosition, Side } from './position.ts';
import type { Replies } from './replies.ts';
import { AT_LEAST, AT_MOST, EXACT, TO_THE_END, type Transpositions } from './transpositions.ts';

/** Maximum depth of iterative deepening: at least every second move lays one of 16 tiles, and late moves count up to six. */
export const LONGEST = 120;
/** The depth of searches that follow every line to the end: no estimates, no late move reductions. */
export const UNLIMITED = 200;
export const HIGHEST = 20_000;
/** Stands for a play's offset. */
export const PASS = -1;
/** Positions between readings of the clock. */
const NODES_PER_LOOK = 256;
/** Late move reductions: from this place in the order on, growing with the logarithms of place and depth. */
const LATE = 3;
const REDUCTION = 0.6;
const MOST_REDUCED = 5;
/** Late move pruning with blanks, which make thousands of plays: how many are tried, by remaining depth. */
const TRIED_WITH_BLANKS: readonly number[] = [0, 8, 20, 50];
/** They are chosen among this many times as many plays of the highest worth. */
const LOOKED_AT = 4;
/** In the history heuristic, the depth of cutoffs in searches of unlimited depth. */
const UNLIMITED_IN_HISTORY = 2;
/** Mixed into the key of a position: who is to move, and whether the other has just passed. */
const KEY_OF_SECOND = 0x5bd1e995;
const KEY_OF_PASS = 0x27d4eb2f;

export interface Search {
  readonly position: EndgamePosition;
  readonly known: Transpositions;
  readonly lists: MoveLists;
  readonly order: MoveOrder;
  readonly replies: Replies;
  /** Whether either rack had a blank at the root. */
  readonly hasBlanks: boolean;
  readonly isOver: () => boolean;
  nodes: number;
  /** The search stops when `nodes` reaches it. */
  mostNodes: number;
  isStopped: boolean;
  /** Whether it stopped because `isOver` said so. */
  isOutOfTime: boolean;
  /** Whether the latest value is based on an estimate. */
  isEstimate: boolean;
}

/** The lower half of a position's key. */
export function keyLowOf(position: EndgamePosition, side: Side, hasPassed: boolean): number {
  return position.keyLow() ^ (side ? KEY_OF_SECOND : 0) ^ (hasPassed ? KEY_OF_PASS : 0);
}

/** A side's rack, for reading its replies. */
export function rackOf({ racks, packed, points }: EndgamePosition, side: Side) {
  return { rack: i32At(racks, side), guards: packed[side].guards, out: 2 * i32At(points, 1 - side) };
}

interface Trial {
  readonly words: Int32Array;
  /** Where the play begins, or PASS. */
  readonly at: number;
  readonly level: number;
  readonly depth: number;
  readonly low: number;
  readonly high: number;
  /** Principal variation search: the first move gets the full window, later ones a null window first. */
  readonly isFirst: boolean;
  readonly hasPassed: boolean;
}

/** The value of a move for the side that makes it; exact between the bounds. */
export function valueOfMove(search: Search, { words, at, level, depth, low, high, isFirst, hasPassed }: Trial): number {
  const { position } = search;
  const side = sideAt(level);
  const other = (1 - side) as Side;
  search.isEstimate = false;
  if (at === PASS) {
    // Both have passed: one pass each is enough, since a side that prefers to lay could have done so before.
    if (hasPassed) return i32At(position.points, other) - i32At(position.points, side);
    position.moved[level] = 0;
    return -valueAt(search, level + 1, depth - 1, -high, -low, true);
  }
  const score = scoreOf(words, at);
  if ((i32At(words, at + WHERE) & COUNT) === position.sizes[side]) return score + 2 * i32At(position.points, other);
  position.lay(side, words, at, level);
  let value = isFirst ? low + 1 : score - valueAt(search, level + 1, depth - 1, score - low - 1, score - low, false);
  if (isFirst || (value > low && value < high)) {
    value = score - valueAt(search, level + 1, depth - 1, score - high, score - low, false);
  }
  position.takeBack(side, level);
  return value;
}

export function sideAt(level: number): Side {
  return ((level & 1) ^ 1) as Side;
}

function reductionOf(depth: number, index: number): number {
  const reduction = Math.floor(0.3 + REDUCTION * Math.log(index) * Math.log(depth));
  return Math.min(MOST_REDUCED, depth - 2, reduction);
}

/** Points that the side to move gains on the other until the end. */
export function valueAt(
  search: Search,
  level: number,
  depth: number,
  low: number,
  high: number,
  hasPassed: boolean,
): number {
  const { position, known, lists, order, replies } = search;
  search.isEstimate = false;
  if ((search.nodes++ & (NODES_PER_LOOK - 1)) === 0) {
    search.isOutOfTime ||= search.isOver();
    search.isStopped ||= search.isOutOfTime || search.nodes > search.mostNodes;
  }
  if (search.isStopped) return 0;
  lists.enter(level);
  const side = sideAt(level);
  const keyLow = keyLowOf(position, side, hasPassed);
  const keyHigh = position.keyHigh();
  const place = known.find(keyLow, keyHigh);
  if (place >= 0 && u8At(known.depths, place) >= depth) {
    const value = i16At(known.values, place);
    const kind = known.kinds[place];
    if (kind === EXACT || (kind === AT_LEAST && value >= high) || (kind === AT_MOST && value <= low)) {
      search.isEstimate = known.depths[place] !== TO_THE_END;
      return value;
    }
  }
  if (depth <= 0) {
    search.isEstimate = true;
    return playOut(position, lists, level, side);
  }
  // The value of going out is known without a search: cut off if it is enough.
  const likely = order.likely(lists.earlier(level, 'own'), rackOf(position, side));
  const goingOut = likely.out + 2 * i32At(position.points, 1 - side);
  if (goingOut >= high) return goingOut;

  // Before generating plays, try the hash move, or a play that is still legal from the previous turn.
  const hasBest = place >= 0 && known.moves[place * 3 + 2] !== 0;
  let early: Int32Array | null = null;
  if (hasBest) early = lists.single(level, side, known.moves, place * 3);
  else if (likely.at >= 0 && high - low === 1) early = likely.copyTo(level);
  if (early) {
    const trial = { words: early, at: 0, level, depth, low: high - 1, high, isFirst: true, hasPassed };
    const value = valueOfMove(search, trial);
    if (search.isStopped) return 0;
    if (value >= high) {
      const toDepth = search.isEstimate ? depth : TO_THE_END;
      known.store(keyLow, keyHigh, { value, kind: AT_LEAST, depth: toDepth, move: early, at: 0 });
      return value;
    }
  }
  const list = lists.listAt(level, side);
  const { words } = list;
  replies.read(lists.keep(level), rackOf(position, (1 - side) as Side));
  const passing =
    replies.outAfter(0) < 0 || hasPassed ? HIGHEST : -replies.outAfter(0) - 2 * i32At(position.points, side);
  const most = (search.hasBlanks ? TRIED_WITH_BLANKS[depth] : undefined) ?? Number.POSITIVE_INFINITY;
  const looked = LOOKED_AT * most;
  const { at: sorted, count: all, hopeless } = order.sort({ list, level, side, replies, low, most: looked });
  const count = Math.min(all, most);
  // The pass comes last, unless the opponent would then go out for too much.
  const tried = passing > low ? count + 1 : count;
  let best = passing > low ? hopeless : Math.max(hopeless, passing);
  let bestAt = PASS;
  let isEstimate = count < all || looked < list.count;
  for (let index = 0; index < tried; index++) {
    const at = index < count ? i32At(sorted, index) : PASS;
    const floor = Math.max(low, best);
    // A reduced search that fails low is an estimate unless it reached the end.
    const isLate = depth >= 3 && depth <= LONGEST && index >= LATE && at !== PASS;
    const less = isLate ? reductionOf(depth, index) : 0;
    const trial = { words, at, level, depth, low: floor, high, isFirst: index === 0, hasPassed };
    let value = less ? valueOfMove(search, { ...trial, depth: depth - less, high: floor + 1 }) : floor + 1;
    if (value > floor && !search.isStopped) value = valueOfMove(search, trial);
    if (search.isStopped) return 0;
    if (value > best) {
      best = value;
      bestAt = at;
    }
    if (value >= high) {
      // A cutoff needs only this move: whether others are estimates does not matter.
      isEstimate = search.isEstimate;
      if (at !== PASS) order.recordCutoff(words, at, depth > LONGEST ? UNLIMITED_IN_HISTORY : depth);
      break;
    }
    isEstimate ||= search.isEstimate;
  }
  const kind = best >= high ? AT_LEAST : best <= low ? AT_MOST : EXACT;
  known.store(keyLow, keyHigh, { value: best, kind, depth: isEstimate ? depth : TO_THE_END, move: words, at: bestAt });
  search.isEstimate = isEstimate;
  return best;
}
