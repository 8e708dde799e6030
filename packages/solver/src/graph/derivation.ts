/** The play graphs derived from a word graph: how each is derived, and their source. */

import type { Lexicon } from '@lettertafel/engine';
import type { WordGraph } from '@lettertafel/words';
import { finish, type PlayGraph, playGraphSteps } from './play-graph.ts';
import { reversedGraph } from './reversed.ts';
import { personNouns, withSuffix } from './with-suffix.ts';

/** The name distinguishes graphs derived from the same words. */
export interface Derivation {
  readonly name: string;
  /** In steps, so that the work can be interrupted; each yields the approximate progress. */
  steps(graph: WordGraph): Generator<number, PlayGraph>;
}

/** Derives a play graph, or returns a cached one. */
export type PlayGraphSource = (graph: WordGraph, derivation: Derivation) => PlayGraph;

/** Null while the graph is not ready yet; whoever asked does without, and may ask again later. */
export type OptionalGraphSource = (graph: WordGraph, derivation: Derivation) => PlayGraph | null;

export const PLAIN: Derivation = { name: 'plain', steps: playGraphSteps };

/** Words read from their end to their start (TR-23). */
export const REVERSED: Derivation = {
  name: 'reversed',
  steps: (graph) => playGraphSteps(reversedGraph(graph)),
};

/** With *IN as a letter after the person nouns of a list, identified by its checksum (DE-06). */
export function withPersonNouns(lexicon: Pick<Lexicon, 'isPersonStem'>, checksum: string): Derivation {
  return {
    name: `person nouns of ${checksum}`,
    steps: (graph) => playGraphSteps(withSuffix(graph, personNouns(lexicon))),
  };
}

/** Without storage: every graph is derived once, and kept as long as its word graph. */
export function derivedInMemory(): PlayGraphSource {
  const derived = new WeakMap<WordGraph, Map<string, PlayGraph>>();
  return (graph, { name, steps }) => {
    const known = derived.get(graph) ?? new Map<string, PlayGraph>();
    derived.set(graph, known);
    const playGraph = known.get(name) ?? finish(steps(graph));
    known.set(name, playGraph);
    return playGraph;
  };
}
