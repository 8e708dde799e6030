/** Move ordering: most promising plays first; plays that are certainly too bad are pruned. */
import { f64At, i32At } from '@lettertafel/words';
import type { EarlierList, MoveList } from './move-lists.ts';
import { COUNT, LANE, LOW, NEED, POINTS, SIZE_OF_MOVE, scoreOf, WHERE, WORTH } from './move-words.ts';
import { holds } from './packed-rack.ts';
import type { EndgamePosition, Side } from './position.ts';
import type { Replies } from './replies.ts';

/** History heuristic: plays that caused cutoffs are tried early elsewhere too. */
const HISTORY_SIZE = 1 << 14;
const MOST_HISTORY = 40;
const MOST_PLAYS = 0x10_0000;
const NONE = -20_000;

interface Likely {
  /** The highest score of a play that goes out; far below zero if there is none. */
  out: number;
  /** The offset of the best of the others; -1 for none. */
  at: number;
  copyTo(level: number): Int32Array;
}

interface Sorting {
  readonly list: MoveList;
  readonly level: number;
  readonly side: Side;
  /** Of the other side. */
  readonly replies: Replies;
  /** Plays that cannot exceed this are pruned. */
  readonly low?: number;
  /** Only the first plays of the list are looked at. */
  readonly most?: number;
}

/** Valid until the next list of the level is sorted. */
export interface SortedMoves {
  /** Offsets of the plays worth trying, best first. */
  at: Int32Array;
  count: number;
  /** An upper bound on the others. */
  hopeless: number;
}

export interface MoveOrder {
  /** The most promising of the plays known to be still legal. */
  likely(earlier: EarlierList, own: { readonly rack: number; readonly guards: number }): Likely;
  sort(sorting: Sorting): SortedMoves;
  /** Records that a play caused a cutoff. */
  recordCutoff(words: Int32Array, at: number, depth: number): void;
}

export function makeMoveOrder(position: EndgamePosition): MoveOrder {
  const history = new Float64Array(HISTORY_SIZE);
  const placeOf = (words: Int32Array, at: number) =>
    (Math.imul(i32At(words, at + LOW) ^ Math.imul(i32At(words, at + WHERE), 0x9e3779b1), 0x85ebca6b) >>> 18) &
    (HISTORY_SIZE - 1);
  const historyOf = (words: Int32Array, at: number) => Math.min(MOST_HISTORY, f64At(history, placeOf(words, at)));
  const orders: SortedMoves[] = [];
  let keys = new Float64Array(256);
  const copies: Int32Array[] = [];
  let source: Int32Array = new Int32Array(0);
  const likely: Likely = {
    out: NONE,
    at: -1,
    copyTo(level) {
      const copy = copies[level] ?? new Int32Array(SIZE_OF_MOVE);
      copies[level] = copy;
      for (let word = 0; word < SIZE_OF_MOVE; word++) copy[word] = i32At(source, likely.at + word);
      return copy;
    },
  };

  return {
    likely({ list, changed }, { rack, guards }) {
      const { words } = list;
      source = words;
      likely.out = NONE;
      likely.at = -1;
      let best = NONE;
      const end = list.count * SIZE_OF_MOVE;
      for (let at = 0; at < end; at += SIZE_OF_MOVE) {
        const need = i32At(words, at + NEED);
        const isOut = need === rack;
        if (!isOut && i32At(words, at + WORTH) + MOST_HISTORY <= best) continue;
        if (i32At(words, at + LANE) & changed || !holds(rack, need, guards)) continue;
        if (isOut) {
          const score = scoreOf(words, at);
          if (score > likely.out) likely.out = score;
          continue;
        }
        const key = i32At(words, at + WORTH) + historyOf(words, at);
        if (key > best) {
          best = key;
          likely.at = at;
        }
      }
      return likely;
    },
    sort({ list, level, side, replies, low = NONE, most: longest = MOST_PLAYS }) {
      const { words } = list;
      const count = Math.min(list.count, longest);
      const order = orders[level] ?? { at: new Int32Array(256), count: 0, hopeless: NONE };
      orders[level] = order;
      if (order.at.length < count) order.at = new Int32Array(count * 2);
      if (keys.length < count) keys = new Float64Array(count * 2);
      const own = i32At(position.points, side);
      const out = 2 * i32At(position.points, 1 - side);
      const rack = i32At(position.racks, side);
      let left = 0;
      let most = NONE;
      for (let play = 0, at = 0; play < count; play++, at += SIZE_OF_MOVE) {
        const score = scoreOf(words, at);
        let key = score + 2 * (i32At(words, at + WHERE) & COUNT) + historyOf(words, at);
        if (words[at + NEED] === rack) key += out;
        else {
          const lanes = position.lanesOf(words, at);
          const outScore = replies.outAfter(lanes);
          if (outScore >= 0) {
            const bound = score - outScore - 2 * (own - i32At(words, at + POINTS));
            if (bound <= low) {
              if (bound > most) most = bound;
              continue;
            }
          }
          key -= replies.bestAfter(lanes);
        }
        keys[left++] = -Math.round((key + 4096) * 16) * MOST_PLAYS + play;
      }
      keys.subarray(0, left).sort();
      for (let index = 0; index < left; index++) {
        const key = f64At(keys, index);
        order.at[index] = (key - Math.floor(key / MOST_PLAYS) * MOST_PLAYS) * SIZE_OF_MOVE;
      }
      order.count = left;
      order.hopeless = most;
      return order;
    },
    recordCutoff(words, at, depth) {
      const place = placeOf(words, at);
      history[place] = f64At(history, place) + depth;
    },
  };
}
