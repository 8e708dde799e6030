/**
 * Compact encoding of edge targets. The builder stores a node right after its children, so most targets
 * are "the newest node nobody points to yet"; the others are popular nodes, numbered in the order they were first
 * reused. Half the size of plain 32-bit edges, after compression too.
 */

import { u32At } from '../element-at.ts';
import { pushVarint, readVarints } from './varint.ts';
import { FIRST_EDGE, LAST_EDGE, ROOT, TARGET_SHIFT } from './word-graph.ts';

export interface Links {
  /** One varint for each edge, the last edge of a node first; the root's comes at the end. */
  readonly codes: Uint8Array;
  /** For every `FIRST_REUSE`, how many nodes back its target lies. */
  readonly distances: Uint8Array;
}

const NOTHING_FOLLOWS = 0;
const NEWEST_UNCLAIMED = 1;
const FIRST_REUSE = 2;
/** This and up: the number of a reused node. */
const REUSED = 3;

export function encodeLinks(edges: Uint32Array): Links {
  const codes: number[] = [];
  const distances: number[] = [];
  const unclaimed: number[] = [];
  const reused = new Map<number, number>();
  const ordinals = new Uint32Array(edges.length);
  let nodeCount = 0;

  const link = (edge: number) => {
    const target = edge >>> TARGET_SHIFT;
    const known = reused.get(target);
    if (target === 0) pushVarint(codes, NOTHING_FOLLOWS);
    else if (unclaimed.at(-1) === target) {
      unclaimed.pop();
      pushVarint(codes, NEWEST_UNCLAIMED);
    } else if (known !== undefined) pushVarint(codes, REUSED + known);
    else {
      reused.set(target, reused.size);
      pushVarint(codes, FIRST_REUSE);
      pushVarint(distances, nodeCount - u32At(ordinals, target));
    }
  };

  for (let start = FIRST_EDGE, end = start; start < edges.length; start = end) {
    while ((u32At(edges, end++) & LAST_EDGE) === 0);
    for (let at = end - 1; at >= start; at--) link(u32At(edges, at));
    ordinals[start] = nodeCount++;
    unclaimed.push(start);
  }
  link(u32At(edges, ROOT));
  return { codes: Uint8Array.from(codes), distances: Uint8Array.from(distances) };
}

/**
 * Fills in the targets of edges whose other bits are set; false if the links are invalid.
 * One plain loop without calls: it takes most of the time of loading a list.
 */
export function decodeLinks({ codes, distances }: Links, edges: Uint32Array): boolean {
  const back = readVarints(distances);
  if (!back) return false;
  const starts = new Uint32Array(edges.length);
  const unclaimed = new Uint32Array(edges.length + 1);
  const reused = new Uint32Array(back.length);
  let read = 0;
  let nodeCount = 0;
  let unclaimedCount = 0;
  let reusedCount = 0;

  for (let start = FIRST_EDGE, end = start; start <= edges.length; start = end) {
    // After the last node comes the root, a single edge that lies elsewhere.
    const isRoot = start === edges.length;
    while (!isRoot && (u32At(edges, end) & LAST_EDGE) === 0) end++;
    end++;
    for (let at = end - 1; at >= start; at--) {
      let byte = codes[read++] ?? 0;
      let code = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = codes[read++] ?? 0;
        code |= (byte & 127) << shift;
      }
      let target = 0;
      if (code === NEWEST_UNCLAIMED) {
        if (unclaimedCount === 0) return false;
        target = u32At(unclaimed, --unclaimedCount);
      } else if (code >= REUSED) {
        if (code - REUSED >= reusedCount) return false;
        target = u32At(reused, code - REUSED);
      } else if (code === FIRST_REUSE) {
        if (reusedCount === back.length || u32At(back, reusedCount) > nodeCount || back[reusedCount] === 0)
          return false;
        target = u32At(starts, nodeCount - u32At(back, reusedCount));
        reused[reusedCount++] = target;
      }
      const edge = isRoot ? ROOT : at;
      edges[edge] = u32At(edges, edge) | (target << TARGET_SHIFT);
    }
    starts[nodeCount++] = start;
    unclaimed[unclaimedCount++] = start;
  }
  return read === codes.length && reusedCount === back.length;
}
