/** The part of a play graph after the turn: the word graph itself, without words too long for a board. */

import {
  elementAt,
  LAST_EDGE,
  LETTER_MASK,
  ROOT,
  TARGET_SHIFT,
  u8At,
  u32At,
  WORD_ENDS,
  type WordGraph,
} from '@lettertafel/words';
import { NO_NODE, type NodeIndex, type PackedNodes } from './packed-nodes.ts';

/** The longest word of a 15 x 15 board; leaving longer ones out makes German graphs a good deal smaller. */
export const LONGEST_ON_BOARD = 15;
const STATES = LONGEST_ON_BOARD + 1;

/** Interns the graph's nodes and returns the root. Words of one letter are left out (B-11). */
export function packSuffixes({ edges }: Pick<WordGraph, 'edges'>, nodes: PackedNodes): NodeIndex {
  const longest = longestEndings(edges);
  // A node may be reached with different space left: each such pair is packed once. 0: not yet, or no node.
  const packed = new Uint32Array(edges.length * STATES);
  const followersAt = Array.from({ length: STATES }, () => new Uint32Array(32));

  const pack = (start: number, room: number): NodeIndex => {
    if (start === 0 || room === 0) return NO_NODE;
    const key = start * STATES + Math.min(room, u8At(longest, start));
    const known = u32At(packed, key);
    if (known !== 0) return known;
    const followers = elementAt(followersAt, room);
    let following = 0;
    let ending = 0;
    for (let at = start; ; at++) {
      const edge = u32At(edges, at);
      const letter = edge & LETTER_MASK;
      const follower = pack(edge >>> TARGET_SHIFT, room - 1);
      followers[letter] = follower;
      if (follower !== NO_NODE) following |= 1 << letter;
      if ((edge & WORD_ENDS) !== 0 && room < LONGEST_ON_BOARD) ending |= 1 << letter;
      if ((edge & LAST_EDGE) !== 0) break;
    }
    const node = nodes.intern(following, ending, followers);
    packed[key] = node;
    return node;
  };
  return pack(u32At(edges, ROOT) >>> TARGET_SHIFT, LONGEST_ON_BOARD);
}

/** For each node, by its start, the length of its longest suffix (at most the board's size). */
function longestEndings(edges: Uint32Array): Uint8Array {
  const longest = new Uint8Array(edges.length);
  // Targets precede the edges that lead to them, so one pass is enough.
  for (let start = ROOT + 1; start < edges.length; ) {
    let most = 0;
    let at = start;
    for (; ; at++) {
      const target = u32At(edges, at) >>> TARGET_SHIFT;
      most = Math.max(most, 1 + (target === 0 ? 0 : u8At(longest, target)));
      if ((u32At(edges, at) & LAST_EDGE) !== 0) break;
    }
    longest[start] = Math.min(most, LONGEST_ON_BOARD);
    start = at + 1;
  }
  return longest;
}
