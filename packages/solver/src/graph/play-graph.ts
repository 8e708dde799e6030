/** The graph the generator walks: from any letter of a word leftwards to its start, then the turn, then rightwards. */

import type { WordGraph } from '@lettertafel/words';
import { makeAnagramFilter } from './anagram-filter.ts';
import { type OrderedNodes, orderHotFirst } from './hot-first.ts';
import { packLeftward } from './leftward.ts';
import { makePackedNodes, NO_NODE } from './packed-nodes.ts';
import { packSuffixes } from './suffix-nodes.ts';
import { makeWordRows } from './word-rows.ts';

export interface PlayGraph extends OrderedNodes {
  /** See anagram-filter.ts. */
  readonly anagrams: Uint32Array;
  /** See word-rows.ts; empty where memory is short, which makes racks with blanks slower. */
  readonly wordRows: Uint32Array;
  /** In the order of their codes; the first has code 1. */
  readonly letters: string;
}

/** Approximate size of the nodes, by that of the word graph. */
const WORDS_AN_EDGE = 14;
/** The progress when the leftward half begins and ends. */
const [LEFTWARD_FROM, LEFTWARD_TO] = [0.15, 0.75];

/**
 * A GADDAG (Gordon 1994). After a turn the word graph itself follows, so only the leftward half is derived. Yields the
 * approximate progress, from 0 to 1, hundreds of times: the work can be interrupted.
 */
export function* playGraphSteps(graph: WordGraph): Generator<number, PlayGraph> {
  const nodes = makePackedNodes(graph.edges.length * WORDS_AN_EDGE);
  const first = packSuffixes(graph, nodes);
  yield LEFTWARD_FROM / 2;
  const anagrams = makeAnagramFilter(nodes.words(), first);
  const wordRows = makeWordRows(nodes.words(), first, graph.alphabet.letters.length);
  const root = first === NO_NODE ? NO_NODE : yield* scaled(packLeftward(nodes, first), LEFTWARD_FROM, LEFTWARD_TO);
  const ordered = yield* scaled(orderHotFirst(nodes.words(), root), LEFTWARD_TO, 1);
  return { letters: graph.alphabet.letters, anagrams, wordRows, ...ordered };
}

/** All steps at once. */
export function derivePlayGraph(graph: WordGraph): PlayGraph {
  return finish(playGraphSteps(graph));
}

export function finish<Value>(steps: Generator<unknown, Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function* scaled<Value>(steps: Generator<number, Value>, from: number, to: number): Generator<number, Value> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield from + (to - from) * step.value;
  }
}
