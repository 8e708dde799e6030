/** Adds and removes words of a graph in microseconds each, by rewriting only their branches. */

import { hasWord, LAST_EDGE, LETTER_MASK, ROOT, TARGET_SHIFT, WORD_ENDS, type WordGraph } from './word-graph.ts';

export interface WordChanges {
  readonly add?: Iterable<string>;
  readonly remove?: Iterable<string>;
}

/** Unreachable branches stay in the array and new ones are not minimised: for use in memory, not for shipping. */
export function changeWords(graph: WordGraph, { add = [], remove = [] }: WordChanges): WordGraph {
  const { alphabet, edges } = graph;
  const appended: number[] = [];
  let first = edges[ROOT]! >>> TARGET_SHIFT;

  const edgeAt = (at: number) => (at < edges.length ? edges[at]! : appended[at - edges.length]!);
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
    node[node.length - 1]! |= LAST_EDGE;
    for (const edge of node) appended.push(edge >>> 0);
    return edges.length + appended.length - node.length;
  };
  /** The start of a node like the given one in which the rest of the word, from this depth on, is good or is not. */
  const rewrite = (start: number, word: string, depth: number, good: boolean): number => {
    const letter = alphabet.codes[word.charCodeAt(depth)]!;
    if (letter === 0) throw new RangeError(`${word} has a letter outside the alphabet`);
    const node = nodeAt(start);
    const found = node.findIndex((edge) => (edge & LETTER_MASK) >= letter);
    const isThere = found >= 0 && (node[found]! & LETTER_MASK) === letter;
    const index = found < 0 ? node.length : found;
    const old = isThere ? node[index]! : letter;
    let target = old >>> TARGET_SHIFT;
    let ends = old & WORD_ENDS;
    if (depth === word.length - 1) ends = good ? WORD_ENDS : 0;
    else target = rewrite(target, word, depth + 1, good);
    const isNeeded = ends !== 0 || target !== 0;
    node.splice(index, isThere ? 1 : 0, ...(isNeeded ? [((target << TARGET_SHIFT) | ends | letter) >>> 0] : []));
    return append(node);
  };

  const wasGood = (word: string) => hasWord(graph, word);
  const added = new Set([...add].filter((word) => !wasGood(word)));
  const removed = new Set([...remove].filter(wasGood));
  for (const word of added) first = rewrite(first, word, 0, true);
  for (const word of removed) first = rewrite(first, word, 0, false);
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
