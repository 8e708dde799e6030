/** The edges of packed nodes, by letter and reversed: from each node to its predecessors. */

import { u32At } from '@lettertafel/words';
import { endingOf, FIRST_NODE, followersAt, followingOf, lowestOf, type NodeIndex, nodeEnd } from './packed-nodes.ts';

/** In a pair, in place of the node behind a letter: a word ends there. */
export const WORD_END = 0;
/** A reversed edge is its letter, and above it the entry of the node that it comes from. */
export const SOURCE_SHIFT = 5;
export const EDGE_LETTER = 31;

/** The entry of no node: it has no edges. */
export const NO_ENTRY = 0;

export interface EdgesBack {
  /** The entry of a node: a place in `back`. */
  readonly entryOf: (node: NodeIndex) => number;
  /** At the entry of a node its end, and up to there the edges that lead to the node, in letter order. */
  readonly back: Uint32Array;
  /** The pairs of each letter, from `letterStarts[letter]` on: the entry of the node before it, the node behind it. */
  readonly letterStarts: Uint32Array;
  readonly before: Uint32Array<ArrayBuffer>;
  readonly behind: Uint32Array<ArrayBuffer>;
}

/** Adds one; the number before. */
function increment(numbers: Uint32Array, index: number): number {
  const before = u32At(numbers, index);
  numbers[index] = before + 1;
  return before;
}

export function edgesBack(words: Uint32Array): EdgesBack {
  const entries = new Uint32Array(words.length);
  const letterStarts = new Uint32Array(34);
  for (let node = FIRST_NODE; node < words.length; node = nodeEnd(words, node)) {
    let at = followersAt(words, node);
    for (let rest = followingOf(words, node); rest !== 0; rest &= rest - 1) {
      increment(entries, u32At(words, at++));
      increment(letterStarts, lowestOf(rest) + 2);
    }
    for (let rest = endingOf(words, node); rest !== 0; rest &= rest - 1) increment(letterStarts, lowestOf(rest) + 2);
  }
  // The numbers of edges become the entries, and the numbers of pairs the starts, one place too far.
  let size = NO_ENTRY + 1;
  for (let node = FIRST_NODE; node < words.length; node = nodeEnd(words, node)) {
    const edges = u32At(entries, node);
    entries[node] = size;
    size += 1 + edges;
  }
  for (let i = 1; i < letterStarts.length; i++) letterStarts[i] = u32At(letterStarts, i) + u32At(letterStarts, i - 1);
  const before = new Uint32Array(u32At(letterStarts, 33));
  const behind = new Uint32Array(u32At(letterStarts, 33));
  const addPair = (letter: number, entry: number, goal: NodeIndex) => {
    // Every start moves to the end of its pairs, which is where it belongs.
    const pair = increment(letterStarts, letter + 1);
    before[pair] = entry;
    behind[pair] = goal;
  };
  const back = new Uint32Array(size);
  back[NO_ENTRY] = NO_ENTRY + 1;
  for (let node = FIRST_NODE; node < words.length; node = nodeEnd(words, node)) {
    const entry = u32At(entries, node);
    back[entry] = entry + 1;
    let at = followersAt(words, node);
    for (let rest = followingOf(words, node); rest !== 0; rest &= rest - 1) {
      addPair(lowestOf(rest), entry, u32At(words, at++));
    }
    for (let rest = endingOf(words, node); rest !== 0; rest &= rest - 1) addPair(lowestOf(rest), entry, WORD_END);
  }
  for (let letter = 1; letter < 32; letter++) {
    for (let pair = u32At(letterStarts, letter); pair < u32At(letterStarts, letter + 1); pair++) {
      if (behind[pair] === WORD_END) continue;
      const end = increment(back, u32At(entries, u32At(behind, pair)));
      back[end] = (u32At(before, pair) << SOURCE_SHIFT) | letter;
    }
  }
  return { entryOf: (node) => u32At(entries, node), back, letterStarts, before, behind };
}
