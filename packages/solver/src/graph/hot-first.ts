/** The order of nodes in memory: frequently visited ones are together at the front, for the CPU caches. */

import { NO_NODE, type NodeOffset, popcount, TURN } from './packed-nodes.ts';

/**
 * A place is how the generator names a node: in its upper 5 bits the only way on from there (a letter code, 0 for the
 * turn, 31 when there are several or a word may end), then a bit for a thin node, then the index of its first word.
 * A thin node has one way on and no word ends behind it: it is nothing but the place that way leads to.
 */
export type Place = number;
export const NOWHERE: Place = 0;
export const WAY_SHIFT = 27;
export const THIN = 1 << 26;
const SEVERAL = 31;

export interface OrderedNodes {
  /** Two zero words for nowhere, then all thin nodes, then all others as in packed-nodes.ts, with places. */
  readonly nodes: Uint32Array;
  readonly thinEnd: number;
  readonly root: Place;
}

export function orderHotFirst(words: Uint32Array, root: NodeOffset): OrderedNodes {
  if (root === NO_NODE) return { nodes: new Uint32Array(2), thinEnd: 2, root: NOWHERE };
  const order = hotFirst(words, root / 4);
  const places = new Uint32Array(words.length);
  let thinEnd = 2;
  let size = 0;
  for (const node of order) {
    const isThinNode = isThin(words, node);
    places[node] = placeOf(words, node, isThinNode ? thinEnd++ : size);
    if (!isThinNode) size += 2 + popcount(words[node]!);
  }
  const ordered = new Uint32Array(thinEnd + size);
  // Thin nodes come first.
  const finalPlace = (place: Place) => (place & THIN ? place : place + thinEnd);
  for (const node of order) {
    const place = finalPlace(places[node]!);
    let at = place & (THIN - 1);
    if ((place & THIN) === 0) {
      ordered[at++] = words[node]!;
      ordered[at++] = words[node + 1]!;
    }
    const end = node + 2 + popcount(words[node]!);
    for (let i = node + 2; i < end; i++) ordered[at++] = finalPlace(places[words[i]! / 4]!);
  }
  return { nodes: ordered, thinEnd, root: finalPlace(places[root / 4]!) };
}

function isThin(words: Uint32Array, node: number): boolean {
  const following = words[node]!;
  return words[node + 1] === 0 && (following & (following - 1)) === 0;
}

/** A search that cannot follow the only edge need not touch the node. */
function placeOf(words: Uint32Array, node: number, index: number): Place {
  const ways = words[node]! | words[node + 1]!;
  const way = (ways & (ways - 1)) === 0 ? 31 - Math.clz32(ways) : SEVERAL;
  return ((way << WAY_SHIFT) | (isThin(words, node) ? THIN : 0) | index) >>> 0;
}

/**
 * All nodes from the root on, in order of the most likely path to them. The followers of a node are visited
 * together, so they are placed together.
 */
function hotFirst(words: Uint32Array, root: number): Uint32Array {
  const costs = letterCosts(words);
  const isPlaced = new Uint8Array(words.length);
  const order = new Uint32Array(words.length >>> 1);
  let count = 0;
  const waiting: number[][] = [[root]];
  isPlaced[root] = 1;
  order[count++] = root;
  for (let cost = 0; cost < waiting.length; cost++) {
    const nodes = waiting[cost] ?? [];
    // The list may grow while it is traversed: a turn costs nothing.
    for (let i = 0; i < nodes.length; i++) {
      let at = nodes[i]! + 2;
      for (let rest = words[nodes[i]!]!; rest !== 0; rest &= rest - 1) {
        const follower = words[at++]! / 4;
        if (isPlaced[follower] !== 0) continue;
        isPlaced[follower] = 1;
        order[count++] = follower;
        const later = cost + costs[31 - Math.clz32(rest & -rest)]!;
        waiting[later] ??= [];
        waiting[later].push(follower);
      }
    }
    waiting[cost] = [];
  }
  return order.subarray(0, count);
}

/** How unlikely a letter is on a rack, in quarters of a power of two; estimated by its share of all edges. */
function letterCosts(words: Uint32Array): Uint8Array {
  const counts = new Float64Array(32);
  for (let node = 2; node < words.length; node += 2 + popcount(words[node]!)) {
    for (let rest = words[node]! & ~(1 << TURN); rest !== 0; rest &= rest - 1) counts[31 - Math.clz32(rest & -rest)]!++;
  }
  const sum = counts.reduce((one, other) => one + other, 0) || 1;
  const costs = Uint8Array.from(counts, (count) =>
    Math.min(60, Math.round(-4 * Math.log2(1 - (1 - count / sum) ** 7))),
  );
  costs[TURN] = 0;
  return costs;
}
