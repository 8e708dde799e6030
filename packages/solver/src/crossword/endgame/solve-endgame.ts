/**
 * Two-player endgames with an empty bag and known racks: alpha-beta search with a transposition table, deepened step by
 * step, then to the end of the game. When that search is complete, its best move is proven.
 */

import type { Board, Rack, Square } from '@lettertafel/engine';
import { i16At, i32At, u8At } from '@lettertafel/words';
import type { Generator } from '../generator.ts';
import type { GeneratedPlay } from '../play-list.ts';
import { type MoveLists, makeMoveLists } from './move-lists.ts';
import { type MoveOrder, makeMoveOrder } from './move-order.ts';
import { COUNT, scoreOf, WHERE } from './move-words.ts';
import { playOut } from './playout.ts';
import { type EndgamePosition, makePosition, type Side } from './position.ts';
import { makeReplies, type Replies } from './replies.ts';
import { AT_LEAST, AT_MOST, EXACT, emptyTranspositions, TO_THE_END, type Transpositions } from './transpositions.ts';

export interface EndgameQuestion {
  readonly generator: Generator;
  readonly board: Board;
  readonly blocked?: readonly Square[];
  /** Of the side to move, and of the other. */
  readonly racks: readonly [Rack, Rack];
  /** Whether a pass of the side to move ends the game (B-27). */
  readonly passEnds?: boolean;
  /** Polled now and then: whether to stop with the best move so far. */
  readonly isOver: () => boolean;
}

export interface EndgameAnswer {
  /** Null for a pass. */
  readonly play: GeneratedPlay | null;
  /** Points gained on the opponent until the end of the game, including leftover tiles (B-28). */
  readonly value: number;
  /** Whether the value is exact and no move has a better one. */
  readonly isProven: boolean;
  readonly depth: number;
  readonly nodes: number;
}

/** Maximum depth: at least every second move lays one of 16 tiles, and late moves count up to six. */
const LONGEST = 120;
const HIGHEST = 20_000;
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
/** At the root, twice this many at depth 1, doubled with every ply. */
const TRIED_AT_ROOT = 20;
/** Mixed into the key of a position: who is to move, and whether the other has just passed. */
const KEY_OF_SECOND = 0x5bd1e995;
const KEY_OF_PASS = 0x27d4eb2f;
/** Stands for a play's offset. */
const PASS = -1;

interface Search {
  readonly position: EndgamePosition;
  readonly known: Transpositions;
  readonly lists: MoveLists;
  readonly order: MoveOrder;
  readonly replies: Replies;
  /** Whether either rack had a blank at the root. */
  readonly hasBlanks: boolean;
  readonly isOver: () => boolean;
  nodes: number;
  isStopped: boolean;
  /** Whether the latest value is based on an estimate. */
  isEstimate: boolean;
}

export function solveEndgame(question: EndgameQuestion): EndgameAnswer {
  const { generator, board, blocked = [], passEnds = false } = question;
  generator.setBoard(board, { blocked });
  const position = makePosition(generator, [
    countsOf(generator, question.racks[0]),
    countsOf(generator, question.racks[1]),
  ]);
  const lists = makeMoveLists(generator, position);
  const search: Search = {
    position,
    lists,
    known: emptyTranspositions(),
    order: makeMoveOrder(position),
    replies: makeReplies(),
    hasBlanks: question.racks.some((rack) => rack.includes(generator.rules.letters.wild)),
    isOver: question.isOver,
    nodes: 0,
    isStopped: false,
    isEstimate: false,
  };
  lists.listAt(0, 1);
  const list = lists.listAt(1, 0);
  const { words } = list;
  search.replies.read(lists.keep(1), rackOf(position, 1));
  const sorted = search.order.sort({ list, level: 1, side: 0, replies: search.replies });
  const moves = [...sorted.at.subarray(0, sorted.count), PASS];
  let best = { at: moves[0] ?? PASS, value: 0, isProven: false, depth: 0 };
  for (let depth = 1; !best.isProven; depth++) {
    const found = searchRoot(search, { words, moves, depth, passEnds });
    if (found) best = { ...found, depth };
    if (search.isStopped || depth >= LONGEST) break;
  }
  const { at, value, ...rest } = best;
  position.tellGenerator(0);
  const play = at === PASS ? null : generator.describe(Uint32Array.from(words.subarray(at, at + 3)));
  return { ...rest, value: value + 0, play, nodes: search.nodes };
}

function countsOf({ codes, rules }: Generator, rack: Rack): Uint8Array {
  const counts = new Uint8Array(32);
  for (const tile of rack) {
    const code = tile === rules.letters.wild ? 0 : codes.codeOf(tile);
    counts[code] = u8At(counts, code) + 1;
  }
  return counts;
}

/** A side's rack, for reading its replies. */
function rackOf({ racks, packed, points }: EndgamePosition, side: Side) {
  return { rack: i32At(racks, side), guards: packed[side].guards, out: 2 * i32At(points, 1 - side) };
}

interface RootSearch {
  readonly words: Int32Array;
  /** In the order they are tried; the best comes first afterwards. */
  readonly moves: number[];
  readonly depth: number;
  readonly passEnds: boolean;
}

/** The best move at this depth; moves searched before the deadline count if the first one was completed. */
function searchRoot(search: Search, { words, moves, depth, passEnds }: RootSearch) {
  const { position } = search;
  let best: { at: number; value: number } | null = null;
  const most = TRIED_AT_ROOT * 2 ** depth;
  let isEstimate = moves.length > most;
  for (const [index, at] of moves.entries()) {
    if (index >= most && at !== PASS) continue;
    const low = best?.value ?? -HIGHEST;
    let value: number;
    if (at === PASS && passEnds) {
      value = i32At(position.points, 1) - i32At(position.points, 0);
      search.isEstimate = false;
    } else {
      const isFirst = best === null;
      value = valueOfMove(search, { words, at, level: 1, depth, low, high: HIGHEST, isFirst, hasPassed: false });
    }
    if (search.isStopped) break;
    isEstimate ||= search.isEstimate;
    if (!best || value > best.value) best = { at, value };
  }
  if (best) {
    moves.splice(moves.indexOf(best.at), 1);
    moves.unshift(best.at);
  }
  return best && { ...best, isProven: !isEstimate && !search.isStopped };
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
function valueOfMove(search: Search, { words, at, level, depth, low, high, isFirst, hasPassed }: Trial): number {
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

function sideAt(level: number): Side {
  return ((level & 1) ^ 1) as Side;
}

function reductionOf(depth: number, index: number): number {
  const reduction = Math.floor(0.3 + REDUCTION * Math.log(index) * Math.log(depth));
  return Math.min(MOST_REDUCED, depth - 2, reduction);
}

/** Points that the side to move gains on the other until the end. */
function valueAt(search: Search, level: number, depth: number, low: number, high: number, hasPassed: boolean): number {
  const { position, known, lists, order, replies } = search;
  search.isEstimate = false;
  if ((search.nodes++ & (NODES_PER_LOOK - 1)) === 0 && search.isOver()) search.isStopped = true;
  if (search.isStopped) return 0;
  lists.enter(level);
  const side = sideAt(level);
  const keyLow = position.keyLow() ^ (side ? KEY_OF_SECOND : 0) ^ (hasPassed ? KEY_OF_PASS : 0);
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
    const less = depth < 3 || index < LATE || at === PASS ? 0 : reductionOf(depth, index);
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
      if (at !== PASS) order.praise(words, at, depth);
      break;
    }
    isEstimate ||= search.isEstimate;
  }
  const kind = best >= high ? AT_LEAST : best <= low ? AT_MOST : EXACT;
  known.store(keyLow, keyHigh, { value: best, kind, depth: isEstimate ? depth : TO_THE_END, move: words, at: bestAt });
  search.isEstimate = isEstimate;
  return best;
}
