/** The opponent's known replies to a move: plays in lanes that the move does not affect. */
import { i32At } from '@lettertafel/words';
import type { EarlierList } from './move-lists.ts';
import { LANE, NEED, SIZE_OF_MOVE, scoreOf, WORTH } from './move-words.ts';
import { holds } from './packed-rack.ts';

const MOST = 6;

export interface Replies {
  /** Reads the plays of a side that are still legal, with the bonus for going out. */
  read(earlier: EarlierList, side: { readonly rack: number; readonly guards: number; readonly out: number }): void;
  /** The highest score of a play that goes out and survives a change in these lanes; -1 if there is none. */
  outAfter(lanes: number): number;
  /** The value of the best surviving play; 0 if there is none. */
  bestAfter(lanes: number): number;
}

export function makeReplies(): Replies {
  const outs = makeTop();
  const bests = makeTop();
  return {
    read({ list, changed }, { rack, guards, out }) {
      outs.clear();
      bests.clear();
      const { words } = list;
      const end = list.count * SIZE_OF_MOVE;
      for (let at = 0; at < end; at += SIZE_OF_MOVE) {
        const need = i32At(words, at + NEED);
        const isOut = need === rack;
        if (!isOut && bests.isFull()) continue;
        if (i32At(words, at + LANE) & changed || !holds(rack, need, guards)) continue;
        if (isOut) outs.add(scoreOf(words, at), i32At(words, at + LANE));
        bests.add(isOut ? scoreOf(words, at) + out : i32At(words, at + WORTH), i32At(words, at + LANE));
      }
    },
    outAfter: (lanes) => outs.best(lanes, -1),
    bestAfter: (lanes) => bests.best(lanes, 0),
  };
}

/** The highest values, at most one a lane. */
function makeTop() {
  const values = new Int32Array(MOST + 1);
  const lanes = new Int32Array(MOST + 1);
  let count = 0;
  return {
    clear() {
      count = 0;
    },
    isFull: () => count === MOST,
    add(value: number, lane: number) {
      if (count === MOST && value <= i32At(values, MOST - 1)) return;
      let at = 0;
      while (at < count && i32At(values, at) >= value) {
        if (lanes[at] === lane) return;
        at++;
      }
      // Replaces a lower value of the same lane, otherwise the last.
      let end = at;
      while (end < count && lanes[end] !== lane) end++;
      if (end === count && count < MOST) count++;
      for (let to = Math.min(end, MOST - 1); to > at; to--) {
        values[to] = i32At(values, to - 1);
        lanes[to] = i32At(lanes, to - 1);
      }
      values[at] = value;
      lanes[at] = lane;
    },
    best(changed: number, none: number): number {
      for (let at = 0; at < count; at++) if (!(i32At(lanes, at) & changed)) return i32At(values, at);
      return none;
    },
  };
}
