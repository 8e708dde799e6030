/** The play graphs that come from a word graph: how each is derived, and where whoever needs one gets it from. */

import type { Lexicon } from '@lettertafel/engine';
import type { WordGraph } from '@lettertafel/words';
import { derivePlayGraph, type OnProgress, type PlayGraph } from './play-graph.ts';
import { reversedGraph } from './reversed.ts';
import { personNouns, withSuffix } from './with-suffix.ts';

/** The name tells apart what is derived from the same words. */
export interface Derivation {
  readonly name: string;
  derive(graph: WordGraph, onProgress?: OnProgress): PlayGraph;
}

/** Derives a play graph, or knows it from before. */
export type PlayGraphSource = (graph: WordGraph, derivation: Derivation) => PlayGraph;

/** Null while the graph is not ready yet; whoever asked does without, and may ask again later. */
export type OptionalGraphSource = (graph: WordGraph, derivation: Derivation) => PlayGraph | null;

export const PLAIN: Derivation = { name: 'plain', derive: derivePlayGraph };

/** Words read from their end to their start (TR-23). */
export const REVERSED: Derivation = {
  name: 'reversed',
  derive: (graph, onProgress) => derivePlayGraph(reversedGraph(graph), onProgress),
};

/** With *IN as a letter behind the person nouns of a list, which its checksum names (DE-06). */
export function withPersonNouns(lexicon: Pick<Lexicon, 'isPersonStem'>, checksum: string): Derivation {
  return {
    name: `person nouns of ${checksum}`,
    derive: (graph, onProgress) => derivePlayGraph(withSuffix(graph, personNouns(lexicon)), onProgress),
  };
}

/** Where nothing can be stored: every graph is derived once, and kept as long as its words are. */
export function derivedInMemory(): PlayGraphSource {
  const derived = new WeakMap<WordGraph, Map<string, PlayGraph>>();
  return (graph, { name, derive }) => {
    const known = derived.get(graph) ?? new Map<string, PlayGraph>();
    derived.set(graph, known);
    const playGraph = known.get(name) ?? derive(graph);
    known.set(name, playGraph);
    return playGraph;
  };
}
