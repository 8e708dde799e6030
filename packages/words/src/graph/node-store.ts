/** The nodes of a graph under construction: equal nodes are shared through a hash table. */

import { numberAt, u32At } from '../element-at.ts';
import { FIRST_EDGE, LAST_EDGE, MAX_EDGES } from './word-graph.ts';

export interface NodeStore {
  /** Where the node with these edges (the last one marked) starts: an equal one, or a new one at the end. */
  intern(node: readonly number[]): number;
  /** All edges so far, the two reserved places included. */
  edges(): Uint32Array;
}

export function makeNodeStore(): NodeStore {
  let edges = new Uint32Array(1 << 14);
  let used = FIRST_EDGE;
  let table = new Uint32Array(1 << 14);
  let nodeCount = 0;

  const isSame = (start: number, node: readonly number[]) => {
    for (let i = 0; i < node.length; i++) if (edges[start + i] !== numberAt(node, i) >>> 0) return false;
    return true;
  };
  const freeSlot = (hash: number) => {
    const mask = table.length - 1;
    let slot = hash & mask;
    while (table[slot] !== 0) slot = (slot + 1) & mask;
    return slot;
  };
  const growTable = () => {
    table = new Uint32Array(table.length * 2);
    for (let start = FIRST_EDGE; start < used; ) {
      let end = start;
      let edge = 0;
      let hash = 0;
      do {
        edge = u32At(edges, end++);
        hash = mixed(hash, edge);
      } while ((edge & LAST_EDGE) === 0);
      table[freeSlot(hash)] = start;
      start = end;
    }
  };
  const append = (node: readonly number[]) => {
    if (used + node.length > MAX_EDGES) throw new RangeError(`more than ${MAX_EDGES} edges`);
    if (used + node.length > edges.length) {
      const larger = new Uint32Array(edges.length * 2);
      larger.set(edges);
      edges = larger;
    }
    edges.set(node, used);
    used += node.length;
    return used - node.length;
  };

  return {
    intern(node) {
      const hash = node.reduce(mixed, 0);
      const mask = table.length - 1;
      let slot = hash & mask;
      for (let start = u32At(table, slot); start !== 0; start = u32At(table, slot)) {
        if (isSame(start, node)) return start;
        slot = (slot + 1) & mask;
      }
      const start = append(node);
      table[slot] = start;
      if (++nodeCount * 2 > table.length) growTable();
      return start;
    },
    edges: () => edges.slice(0, used),
  };
}

/** The hash of a node, one edge further. */
function mixed(hash: number, edge: number): number {
  const product = Math.imul(hash ^ edge, 0x9e3779b1);
  return product ^ (product >>> 15);
}
