/** The order of nodes in memory: frequently visited ones are together at the front, for the CPU caches. */

import { f64At, u8At, u32At } from '@lettertafel/words';
import {
  FIRST_NODE,
  followingOf,
  NO_NODE,
  type NodeIndex,
  nodeEnd,
  popcount,
  THIN,
  TURN,
  WAY_SHIFT,
} from './packed-nodes.ts';

/** How the generator names a node: the tag of packed-nodes.ts, and in the rest of the bits the index of its first word. */
export type Place = number;
export const NOWHERE: Place = 0;
const INDEX = THIN - 1;

export interface OrderedNodes {
  /** Two zero words for nowhere, then all thin nodes, then all others as in packed-nodes.ts, with places. */
  readonly nodes: Uint32Array;
  readonly thinEnd: number;
  readonly root: Place;
}

/**
 * Orders nodes by the most likely path to them, from the root on. The nodes behind a node are visited together, so they
 * are placed together. Tags of `words` are replaced by places. Yields the progress, from 0 to 1.
 */
export function* orderHotFirst(words: Uint32Array, root: NodeIndex): Generator<number, OrderedNodes> {
  if (root === NO_NODE) return { nodes: new Uint32Array(2), thinEnd: 2, root: NOWHERE };
  const { costs, count } = surveyed(words);
  const thin = new Uint32Array(count + 2);
  const thick = new Uint32Array(words.length);
  let thinEnd = 2;
  let thickEnd = 2;
  // Three words for a node that was reached: where the nodes behind it are, its place, the next node of the same cost.
  // A thin node needs no second look: it is named by the node behind it.
  const reached = new Uint32Array((count + 1) * 3);
  let size = 3;
  const firsts: number[] = [];
  const lasts: number[] = [];
  const reach = (node: NodeIndex, cost: number) => {
    if ((u32At(words, node) & THIN) !== 0) {
      reached[size] = u32At(words, node + 1);
      words[node] = u32At(words, node) | thinEnd++;
    } else {
      reached[size] = node;
      words[node] = u32At(words, node) | thickEnd;
      thickEnd += 2 + popcount(u32At(words, node + 1));
    }
    reached[size + 1] = u32At(words, node);
    const last = lasts[cost];
    if (last === undefined) firsts[cost] = size;
    else reached[last + 2] = size;
    lasts[cost] = size;
    size += 3;
  };
  reach(root, 0);
  for (let cost = 0; cost < lasts.length; cost++) {
    // The list may grow while it is traversed: a turn costs nothing.
    for (let at = firsts[cost] ?? 0; at !== 0; at = u32At(reached, at + 2)) {
      const place = u32At(reached, at + 1);
      if ((place & THIN) !== 0) {
        const behind = u32At(reached, at);
        if ((u32At(words, behind) & INDEX) === 0) reach(behind, cost + u8At(costs, place >>> WAY_SHIFT));
        thin[place & INDEX] = u32At(words, behind);
        continue;
      }
      let from = u32At(reached, at) + 1;
      let to = place & INDEX;
      let rest = u32At(words, from++);
      thick[to++] = rest;
      thick[to++] = u32At(words, from++);
      for (; rest !== 0; rest &= rest - 1) {
        const behind = u32At(words, from++);
        if ((u32At(words, behind) & INDEX) === 0) reach(behind, cost + u8At(costs, 31 - Math.clz32(rest & -rest)));
        thick[to++] = u32At(words, behind);
      }
    }
    yield size / (reached.length + 3);
  }
  return joined(thin.subarray(0, thinEnd), thick.subarray(2, thickEnd), u32At(words, root));
}

/** Thin nodes come first; behind them the others, whose places were counted from 2. */
function joined(thin: Uint32Array, thick: Uint32Array, root: Place): OrderedNodes {
  const thinEnd = thin.length;
  const nodes = new Uint32Array(thinEnd + thick.length);
  const finalPlace = (place: Place) => (place & THIN ? place : place + thinEnd - 2);
  for (let at = 2; at < thinEnd; at++) nodes[at] = finalPlace(u32At(thin, at));
  let at = 0;
  for (let to = thinEnd; to < nodes.length; ) {
    const end = to + 2 + popcount(u32At(thick, at));
    nodes[to++] = u32At(thick, at++);
    nodes[to++] = u32At(thick, at++);
    while (to < end) nodes[to++] = finalPlace(u32At(thick, at++));
  }
  return { nodes, thinEnd, root: finalPlace(root) };
}

/** How many nodes there are, and how unlikely a letter is on a rack: estimated by its share of all edges. */
function surveyed(words: Uint32Array): { readonly count: number; readonly costs: Uint8Array } {
  const counts = new Float64Array(32);
  let count = 0;
  for (let node = FIRST_NODE; node < words.length; node = nodeEnd(words, node)) {
    count++;
    for (let rest = followingOf(words, node) & ~(1 << TURN); rest !== 0; rest &= rest - 1) {
      const letter = 31 - Math.clz32(rest & -rest);
      counts[letter] = f64At(counts, letter) + 1;
    }
  }
  const sum = counts.reduce((one, other) => one + other, 0) || 1;
  // In quarters of a power of two.
  const costs = Uint8Array.from(counts, (share) =>
    Math.min(60, Math.round(-4 * Math.log2(1 - (1 - share / sum) ** 7))),
  );
  costs[TURN] = 0;
  return { count, costs };
}
