/** The leftward half of a play graph: states are sets of pairs, traced back from any letter to the starts of its words. */

import { elementAt, u32At } from '@lettertafel/words';
import { EDGE_LETTER, edgesBack, NO_ENTRY, SOURCE_SHIFT, WORD_END } from './edges-back.ts';
import { lowestOf, type NodeIndex, type PackedNodes, TURN } from './packed-nodes.ts';
import { makePairMemo } from './pair-memo.ts';
import { LONGEST_ON_BOARD } from './suffix-nodes.ts';

/** Approximate number of states with one pair, by the size of the reversed word graph. */
const SINGLES_A_WORD = 2;

/**
 * A pair is the node before the letters read so far, by its entry, and the node behind them. Reading one more letter
 * follows an edge back to an earlier node; at the very first node the prefix is whole, and its turn leads to the node
 * behind. Different nodes have different prefixes, so states are equal only if their pairs are.
 *
 * Yields the progress, from 0 to 1, after every two letters.
 */
export function* packLeftward(nodes: PackedNodes, first: NodeIndex): Generator<number, NodeIndex> {
  const { entryOf, back, letterStarts, ...pairs } = edgesBack(nodes.words());
  const start = entryOf(first);
  const singles = makePairMemo(back.length * SINGLES_A_WORD);
  // The pairs of every state from the root to the one at hand, as a stack; small tables for each depth.
  let { before, behind } = pairs;
  const tables = Array.from({ length: LONGEST_ON_BOARD + 2 }, () => ({
    from: new Uint32Array(32),
    to: new Uint32Array(32),
    followers: new Uint32Array(32),
    letters: 0,
    following: 0,
    ending: 0,
    end: 0,
  }));
  yield 0;

  const makeRoom = (size: number) => {
    if (size <= before.length) return;
    before = resized(before, size * 2);
    behind = resized(behind, size * 2);
  };

  /** The node of the state whose pairs lie between two places of the stack, which is free from `top` on. */
  const packState = (depth: number, low: number, high: number, top: number): NodeIndex => {
    if (high === low + 1) return packSingle(depth, u32At(before, low), u32At(behind, low), top);
    if (high === low + 2) {
      const second = low + 1;
      return packTwo(depth, u32At(before, low), u32At(behind, low), u32At(before, second), u32At(behind, second), top);
    }
    const { from, to, followers, letters, following, ending, end } = group(depth, low, high, top);
    for (let rest = letters; rest !== 0; rest &= rest - 1) {
      const letter = lowestOf(rest);
      followers[letter] = packState(depth + 1, u32At(from, letter), u32At(to, letter), end);
    }
    return nodes.intern(following, ending, followers);
  };

  /** Most states have one pair, and most of those recur. */
  const packSingle = (depth: number, node: number, goal: NodeIndex, top: number): NodeIndex => {
    const known = singles.get(node, goal);
    if (known >= 0) return known;
    const packed = packTwo(depth, node, goal, NO_ENTRY, goal, top);
    singles.set(node, goal, packed);
    return packed;
  };

  /** Merges the edges of two pairs by letter. */
  const packTwo = (
    depth: number,
    one: number,
    oneGoal: NodeIndex,
    other: number,
    otherGoal: NodeIndex,
    top: number,
  ): NodeIndex => {
    const { followers } = elementAt(tables, depth);
    let following = 0;
    let ending = 0;
    if (one === start || other === start) {
      following = 1 << TURN;
      followers[TURN] = one === start ? oneGoal : otherGoal;
    }
    let i = one + 1;
    let j = other + 1;
    const iEnd = u32At(back, one);
    const jEnd = u32At(back, other);
    makeRoom(top + iEnd - i + jEnd - j);
    while (i < iEnd || j < jEnd) {
      const letter = Math.min(
        i < iEnd ? u32At(back, i) & EDGE_LETTER : 32,
        j < jEnd ? u32At(back, j) & EDGE_LETTER : 32,
      );
      let high = top;
      for (; i < iEnd && (u32At(back, i) & EDGE_LETTER) === letter; i++) {
        const source = u32At(back, i) >>> SOURCE_SHIFT;
        if (source === start && oneGoal === WORD_END) ending |= 1 << letter;
        else {
          before[high] = source;
          behind[high++] = oneGoal;
        }
      }
      for (; j < jEnd && (u32At(back, j) & EDGE_LETTER) === letter; j++) {
        const source = u32At(back, j) >>> SOURCE_SHIFT;
        if (source === start && otherGoal === WORD_END) ending |= 1 << letter;
        else {
          before[high] = source;
          behind[high++] = otherGoal;
        }
      }
      if (high === top) continue;
      following |= 1 << letter;
      followers[letter] = packState(depth + 1, top, high, high);
    }
    // A single pair is packed once; without a turn it may still be equal to a node of the word graph.
    if (other === NO_ENTRY && oneGoal !== WORD_END) return nodes.add(following, ending, followers);
    return nodes.intern(following, ending, followers);
  };

  const counts = new Uint32Array(32);
  /** Groups pairs by the letter read next: from `top` on, one group behind the other. */
  const group = (depth: number, low: number, high: number, top: number) => {
    const table = elementAt(tables, depth);
    const { from, to, followers } = table;
    let reading = 0;
    let hasTurn = 0;
    for (let i = low; i < high; i++) {
      const node = u32At(before, i);
      if (node === start) {
        hasTurn = 1 << TURN;
        followers[TURN] = u32At(behind, i);
      }
      const last = u32At(back, node);
      for (let e = node + 1; e < last; e++) {
        const letter = u32At(back, e) & EDGE_LETTER;
        counts[letter] = u32At(counts, letter) + 1;
        reading |= 1 << letter;
      }
    }
    let end = top;
    for (let rest = reading; rest !== 0; rest &= rest - 1) {
      const letter = lowestOf(rest);
      from[letter] = end;
      to[letter] = end;
      end += u32At(counts, letter);
      counts[letter] = 0;
    }
    makeRoom(end);
    let ending = 0;
    let letters = 0;
    for (let i = low; i < high; i++) {
      const node = u32At(before, i);
      const goal = u32At(behind, i);
      const last = u32At(back, node);
      for (let e = node + 1; e < last; e++) {
        const letter = u32At(back, e) & EDGE_LETTER;
        const source = u32At(back, e) >>> SOURCE_SHIFT;
        if (source === start && goal === WORD_END) ending |= 1 << letter;
        else {
          const at = u32At(to, letter);
          to[letter] = at + 1;
          before[at] = source;
          behind[at] = goal;
          letters |= 1 << letter;
        }
      }
    }
    table.letters = letters;
    table.following = letters | hasTurn;
    table.ending = ending;
    table.end = end;
    return table;
  };

  // The root: any letter of any word may be the first one read.
  const { followers } = elementAt(tables, 0);
  const top = u32At(letterStarts, 32);
  let following = 0;
  for (let letter = 1; letter < 32; letter++) {
    const low = u32At(letterStarts, letter);
    const high = u32At(letterStarts, letter + 1);
    if (low === high) continue;
    following |= 1 << letter;
    if (high <= low + 2) {
      followers[letter] = packState(1, low, high, top);
      continue;
    }
    const second = group(1, low, high, top);
    for (let rest = second.letters; rest !== 0; rest &= rest - 1) {
      const next = lowestOf(rest);
      second.followers[next] = packState(2, u32At(second.from, next), u32At(second.to, next), second.end);
      yield (low + ((high - low) * (u32At(second.to, next) - top)) / (second.end - top)) / top;
    }
    followers[letter] = nodes.intern(second.following, second.ending, second.followers);
  }
  return nodes.intern(following, 0, followers);
}

function resized(values: Uint32Array<ArrayBuffer>, size: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(size);
  larger.set(values);
  return larger;
}
