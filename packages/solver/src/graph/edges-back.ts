/** The reversed edges of packed nodes: from each node to its predecessors. */

import { popcount } from './packed-nodes.ts';

/** Nodes are named by the index of their first word. */
export interface EdgesBack {
  /** The edges that lead to a node lie from `starts[node]` up to `starts[node + 1]`, in letter order. */
  readonly starts: Uint32Array;
  readonly letters: Uint8Array;
  readonly sources: Uint32Array;
  /** By letter code, the nodes after which that letter ends a word. */
  readonly ends: readonly (readonly number[])[];
}

export function edgesBack(words: Uint32Array): EdgesBack {
  const starts = new Uint32Array(words.length + 2);
  const ends: number[][] = Array.from({ length: 32 }, () => []);
  let edges = 0;
  forEachNode(words, (node) => {
    const count = popcount(words[node]!);
    for (let i = 0; i < count; i++) starts[words[node + 2 + i]! / 4 + 2]!++;
    edges += count;
    for (let rest = words[node + 1]!; rest !== 0; rest &= rest - 1) ends[31 - Math.clz32(rest & -rest)]!.push(node);
  });
  for (let node = 2; node < starts.length; node++) starts[node]! += starts[node - 1]!;
  // While the lists are filled, starts[node + 1] is where the next edge to the node goes.
  const letters = new Uint8Array(edges);
  const sources = new Uint32Array(edges);
  for (let letter = 1; letter < 32; letter++) {
    const bit = 1 << letter;
    forEachNode(words, (node) => {
      const following = words[node]!;
      if ((following & bit) === 0) return;
      const at = starts[words[node + 2 + popcount(following & (bit - 1))]! / 4 + 1]!++;
      letters[at] = letter;
      sources[at] = node;
    });
  }
  return { starts: starts.subarray(0, words.length + 1), letters, sources, ends };
}

/** The first node of every store is the empty one, without edges. */
function forEachNode(words: Uint32Array, visit: (node: number) => void): void {
  for (let node = 2; node < words.length; node += 2 + popcount(words[node]!)) visit(node);
}
