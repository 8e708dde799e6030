/** Building a minimal word graph from sorted words: every finished branch is merged with an equal one or appended. */

import type { Alphabet } from '../alphabet.ts';
import { elementAt, numberAt, u8At } from '../element-at.ts';
import { makeNodeStore } from './node-store.ts';
import { LAST_EDGE, ROOT, TARGET_SHIFT, WORD_ENDS, type WordGraph } from './word-graph.ts';

/** Words must be in the alphabet, sorted as JavaScript strings and free of duplicates; anything else is a bug. */
export function buildGraph(alphabet: Alphabet, sortedWords: Iterable<string>): WordGraph {
  const store = makeNodeStore();
  // The branch of the latest word: open[d] holds the edges, so far, of the node that d letters lead to.
  const open: number[][] = [[]];
  let previous = '';
  let wordCount = 0;

  const closeDownTo = (depth: number) => {
    for (let d = previous.length; d > depth; d--) {
      const target = closeNode(elementAt(open, d));
      open[d] = [];
      const parent = elementAt(open, d - 1);
      parent[parent.length - 1] = numberAt(parent, parent.length - 1) | (target << TARGET_SHIFT);
    }
  };
  const closeNode = (edges: number[]) => {
    if (edges.length === 0) return 0;
    edges[edges.length - 1] = numberAt(edges, edges.length - 1) | LAST_EDGE;
    return store.intern(edges);
  };

  for (const word of sortedWords) {
    if (word <= previous) throw new RangeError(`${word} does not come after ${previous}`);
    const shared = sharedPrefix(previous, word);
    closeDownTo(shared);
    for (let d = shared; d < word.length; d++) {
      const letter = u8At(alphabet.codes, word.charCodeAt(d));
      if (letter === 0) throw new RangeError(`${word} has a letter outside the alphabet`);
      elementAt(open, d).push(letter | (d === word.length - 1 ? WORD_ENDS : 0));
      open[d + 1] ??= [];
    }
    previous = word;
    wordCount++;
  }
  closeDownTo(0);
  const first = closeNode(elementAt(open, 0));
  const edges = store.edges();
  edges[ROOT] = first << TARGET_SHIFT;
  return { alphabet, edges, wordCount };
}

function sharedPrefix(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let i = 0;
  while (i < length && a.charCodeAt(i) === b.charCodeAt(i)) i++;
  return i;
}
