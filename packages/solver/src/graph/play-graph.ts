/** The graph the generator walks: from any letter of a word leftwards to its start, then the turn, then rightwards. */

import type { WordGraph } from '@lettertafel/words';
import { makeAnagramFilter } from './anagram-filter.ts';
import { type OrderedNodes, orderHotFirst } from './hot-first.ts';
import { packLeftward } from './leftward.ts';
import { makePackedNodes, NO_NODE } from './packed-nodes.ts';
import { packSuffixes } from './suffix-nodes.ts';

export interface PlayGraph extends OrderedNodes {
  /** See anagram-filter.ts. */
  readonly anagrams: Uint32Array;
  /** In the order of their codes; the first has code 1. */
  readonly letters: string;
}

/** A GADDAG (Gordon 1994). After a turn the word graph itself follows, so only the leftward half is derived. */
export function derivePlayGraph(graph: WordGraph): PlayGraph {
  // In Dutch and German there are about four times as many leftward nodes as the word graph has edges.
  const nodes = makePackedNodes(graph.edges.length * 4);
  const first = packSuffixes(graph, nodes);
  const anagrams = makeAnagramFilter(nodes.words(), first);
  const root = first === NO_NODE ? NO_NODE : packLeftward(nodes, first);
  return { letters: graph.alphabet.letters, anagrams, ...orderHotFirst(nodes.words(), root) };
}
