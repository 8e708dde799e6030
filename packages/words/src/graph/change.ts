/** Adds and removes words of a graph in microseconds each, by rewriting only the branches they are on. */

import { elementAt, numberAt, u8At, u32At } from '../element-at.ts';
import { hasWord, LAST_EDGE, LETTER_MASK, ROOT, TARGET_SHIFT, WORD_ENDS, type WordGraph } from './word-graph.ts';

export interface WordChanges {
  readonly add?: Iterable<string>;
  readonly remove?: Iterable<string>;
}

/** Unreachable branches stay in the array and new ones are not minimised: for use in memory, not for shipping. */
export function changeWords(graph: WordGraph, { add = [], remove = [] }: WordChanges): WordGraph {
  const { alphabet, edges } = graph;
  const appended: number[] = [];

  const edgeAt = (at: number) => (at < edges.length ? u32At(edges, at) : numberAt(appended, at - edges.length));
  const nodeAt = (start: number) => {
    const node: number[] = [];
    if (start === 0) return node;
    for (let at = start; ; at++) {
      const edge = edgeAt(at);
      node.push(edge & ~LAST_EDGE);
      if ((edge & LAST_EDGE) !== 0) return node;
    }
  };
  const append = (node: number[]) => {
    if (node.length === 0) return 0;
    node[node.length - 1] = numberAt(node, node.length - 1) | LAST_EDGE;
    for (const edge of node) appended.push(edge >>> 0);
    return edges.length + appended.length - node.length;
  };
  const wasGood = (word: string) => hasWord(graph, word);
  const added = new Set([...add].filter((word) => !wasGood(word)));
  const removed = new Set([...remove].filter((word) => wasGood(word)));
  const changed = [...added, ...removed].sort();

  /**
   * Copies a node with the changes of the words `from` up to `to`, which share the letters before this depth, and
   * returns its start.
   */
  const rewrite = (start: number, depth: number, from: number, to: number): number => {
    const node = nodeAt(start);
    for (let next = from; next < to; ) {
      const at = next;
      const word = elementAt(changed, at);
      const code = word.charCodeAt(depth);
      while (next < to && elementAt(changed, next).charCodeAt(depth) === code) next++;
      const letter = u8At(alphabet.codes, code);
      if (letter === 0) throw new RangeError(`${word} has a letter outside the alphabet`);
      const found = node.findIndex((edge) => (edge & LETTER_MASK) >= letter);
      const isThere = found >= 0 && (numberAt(node, found) & LETTER_MASK) === letter;
      const index = found < 0 ? node.length : found;
      const old = isThere ? numberAt(node, index) : letter;
      const endsHere = word.length === depth + 1;
      const ends = endsHere ? (added.has(word) ? WORD_ENDS : 0) : old & WORD_ENDS;
      const longer = endsHere ? at + 1 : at;
      const target = longer < next ? rewrite(old >>> TARGET_SHIFT, depth + 1, longer, next) : old >>> TARGET_SHIFT;
      const isNeeded = ends !== 0 || target !== 0;
      node.splice(index, isThere ? 1 : 0, ...(isNeeded ? [((target << TARGET_SHIFT) | ends | letter) >>> 0] : []));
    }
    return append(node);
  };

  if (changed.length === 0) return graph;
  const first = rewrite(u32At(edges, ROOT) >>> TARGET_SHIFT, 0, 0, changed.length);
  return {
    alphabet,
    edges: withRoot(edges, appended, first),
    wordCount: graph.wordCount + added.size - removed.size,
  };
}

function withRoot(edges: Uint32Array, appended: readonly number[], first: number): Uint32Array {
  const all = new Uint32Array(edges.length + appended.length);
  all.set(edges);
  all.set(appended, edges.length);
  all[ROOT] = first << TARGET_SHIFT;
  return all;
}
