/** The same words read from their end to their start, for words laid backwards (TR-23). */

import { buildGraph, type WordGraph, wordsOf } from '@lettertafel/words';

export function reversedGraph(graph: WordGraph): WordGraph {
  const words = wordsOf(graph).map((word) => [...word].reverse().join(''));
  return buildGraph(graph.alphabet, words.sort());
}
