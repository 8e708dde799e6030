/** The leftward half of a play graph: states are sets of pairs, traced back from any letter to the starts of its words. */

import { edgesBack } from './edges-back.ts';
import { NO_NODE, type NodeOffset, type PackedNodes, TURN } from './packed-nodes.ts';
import { makePairMemo } from './pair-memo.ts';
import { LONGEST_ON_BOARD } from './suffix-nodes.ts';

/** In a pair, in place of the node behind the letters read: a word ends there. */
const WORD_END = 0;
/** Progress is reported for states of two letters, some hundreds of times. */
const TOLD_DEPTH = 2;

/**
 * A pair is the node before the letters read so far and the one behind them. Reading one more letter follows an edge
 * back to an earlier node; at the very first node the prefix is whole, and its turn leads to the node behind.
 * `onProgress` is called now and then with the current node.
 */
export function packLeftward(
  nodes: PackedNodes,
  first: NodeOffset,
  onProgress: (node: NodeOffset) => void,
): NodeOffset {
  const { starts, letters, sources, ends } = edgesBack(nodes.words());
  const start = first / 4;
  const singles = makePairMemo();
  // The pairs of every state from the root to the one at hand, as a stack; small tables for each depth.
  let before = new Uint32Array(1 << 16);
  let behind = new Uint32Array(1 << 16);
  const tables = Array.from({ length: LONGEST_ON_BOARD + 2 }, () => ({
    from: new Uint32Array(33),
    to: new Uint32Array(33),
    followers: new Uint32Array(32),
  }));
  const makeRoom = (size: number) => {
    if (size <= before.length) return;
    before = resized(before, size * 2);
    behind = resized(behind, size * 2);
  };

  /** The node of a state with one pair: three of four have one, and most of those recur. */
  const packSingle = (depth: number, node: number, goal: NodeOffset, top: number): NodeOffset => {
    const known = singles.get(node, goal);
    if (known >= 0) return known;
    const { followers } = tables[depth]!;
    let following = 0;
    let ending = 0;
    if (node === start) {
      following = 1 << TURN;
      followers[TURN] = goal;
    } else {
      const end = starts[node + 1]!;
      for (let e = starts[node]!; e < end; ) {
        const letter = letters[e]!;
        const low = e;
        while (e < end && letters[e] === letter) e++;
        let follower = NO_NODE;
        if (e === low + 1) {
          const source = sources[low]!;
          if (source === start && goal === WORD_END) ending |= 1 << letter;
          else follower = packSingle(depth + 1, source, goal, top);
        } else {
          let high = top;
          makeRoom(top + e - low);
          for (let i = low; i < e; i++) {
            if (sources[i] === start && goal === WORD_END) ending |= 1 << letter;
            else {
              before[high] = sources[i]!;
              behind[high++] = goal;
            }
          }
          follower = packState(depth + 1, top, high, high);
        }
        followers[letter] = follower;
        if (follower !== NO_NODE) following |= 1 << letter;
      }
    }
    const offset = nodes.intern(following, ending, followers);
    singles.set(node, goal, offset);
    return offset;
  };

  /** The node of the state whose pairs lie between two places of the stack, which is free from `top` on. */
  const packState = (depth: number, low: number, high: number, top: number): NodeOffset => {
    if (high === low + 1) return packSingle(depth, before[low]!, behind[low]!, top);
    const { from, to } = tables[depth]!;
    let turn = NO_NODE;
    let reading = 0;
    to.fill(0);
    for (let i = low; i < high; i++) {
      const node = before[i]!;
      if (node === start) turn = behind[i]!;
      else {
        for (let e = starts[node]!; e < starts[node + 1]!; e++) {
          const letter = letters[e]!;
          to[letter]!++;
          reading |= 1 << letter;
        }
      }
    }
    let end = top;
    for (let rest = reading; rest !== 0; rest &= rest - 1) {
      const letter = 31 - Math.clz32(rest & -rest);
      const size = to[letter]!;
      from[letter] = end;
      to[letter] = end;
      end += size;
    }
    makeRoom(end);
    let ending = 0;
    for (let i = low; i < high; i++) {
      const node = before[i]!;
      if (node === start) continue;
      const goal = behind[i]!;
      for (let e = starts[node]!; e < starts[node + 1]!; e++) {
        const letter = letters[e]!;
        const source = sources[e]!;
        if (source === start && goal === WORD_END) {
          ending |= 1 << letter;
          continue;
        }
        const at = to[letter]!++;
        before[at] = source;
        behind[at] = goal;
      }
    }
    return packGroups(depth, reading, end, turn, ending);
  };

  /** The node of a state whose pairs have been grouped by the letter read next. */
  const packGroups = (depth: number, reading: number, top: number, turn: NodeOffset, ending: number): NodeOffset => {
    const { from, to, followers } = tables[depth]!;
    let following = turn === NO_NODE ? 0 : 1 << TURN;
    followers[TURN] = turn;
    for (let rest = reading; rest !== 0; rest &= rest - 1) {
      const letter = 31 - Math.clz32(rest & -rest);
      if (from[letter] === to[letter]) continue;
      const follower = packState(depth + 1, from[letter]!, to[letter]!, top);
      followers[letter] = follower;
      if (follower !== NO_NODE) following |= 1 << letter;
    }
    const offset = nodes.intern(following, ending, followers);
    if (depth === TOLD_DEPTH) onProgress(offset);
    return offset;
  };

  // The root: any letter of any word may be the first one read.
  const { from, to } = tables[0]!;
  let top = 0;
  for (let letter = 1; letter < 32; letter++) {
    from[letter] = top;
    makeRoom(top + letters.length + ends[letter]!.length);
    for (let node = 0; node + 1 < starts.length; node++) {
      for (let e = starts[node]!; e < starts[node + 1]!; e++) {
        if (letters[e] !== letter) continue;
        before[top] = sources[e]!;
        behind[top++] = node * 4;
      }
    }
    for (const source of ends[letter]!) {
      before[top] = source;
      behind[top++] = WORD_END;
    }
    to[letter] = top;
  }
  return packGroups(0, ~1, top, NO_NODE, 0);
}

function resized(values: Uint32Array<ArrayBuffer>, size: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(size);
  larger.set(values);
  return larger;
}
