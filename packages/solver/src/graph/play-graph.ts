/** The graph the generator walks: from any letter of a word leftwards to its start, then the turn, then rightwards. */

import type { WordGraph } from '@lettertafel/words';
import { makeAnagramFilter } from './anagram-filter.ts';
import { type OrderedNodes, orderHotFirst } from './hot-first.ts';
import { packLeftward } from './leftward.ts';
import { makePackedNodes, NO_NODE, type NodeOffset } from './packed-nodes.ts';
import { packSuffixes } from './suffix-nodes.ts';

export interface PlayGraph extends OrderedNodes {
  /** See anagram-filter.ts. */
  readonly anagrams: Uint32Array;
  /** In the order of their codes; the first has code 1. */
  readonly letters: string;
}

/** Called repeatedly while a graph is derived, with the approximate progress. */
export type OnProgress = (done: number) => void;

/** Approximate words per edge of the word graph when the leftward half is built. */
const WORDS_AN_EDGE = 16;
/** The progress at which it begins and ends. */
const [LEFTWARD_FROM, LEFTWARD_TO] = [0.15, 0.75];

/** A GADDAG (Gordon 1994). After a turn the word graph itself follows, so only the leftward half is derived. */
export function derivePlayGraph(graph: WordGraph, onProgress: OnProgress = () => {}): PlayGraph {
  // In Dutch and German there are about four times as many leftward nodes as the word graph has edges.
  const nodes = makePackedNodes(graph.edges.length * 4);
  const first = packSuffixes(graph, nodes);
  const anagrams = makeAnagramFilter(nodes.words(), first);
  const expected = graph.edges.length * WORDS_AN_EDGE;
  let latest = 0;
  const onLeftward = (node: NodeOffset) => {
    // A node that already existed has a lower offset.
    latest = Math.max(latest, node);
    onProgress(LEFTWARD_FROM + (LEFTWARD_TO - LEFTWARD_FROM) * Math.min(1, latest / 4 / expected));
  };
  const root = first === NO_NODE ? NO_NODE : packLeftward(nodes, first, onLeftward);
  return { letters: graph.alphabet.letters, anagrams, ...orderHotFirst(nodes.words(), root) };
}
