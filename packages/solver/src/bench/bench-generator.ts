/** The generator for benchmarks: scoring whole words, to compare with other programs. */

import { boardGameIn, type CrosswordOptions, GAMES } from '@lettertafel/engine';
import type { Language, WordGraph } from '@lettertafel/words';
import { findingRules, type Generator, makeGenerator } from '../crossword/generator.ts';
import type { WasmModule } from '../crossword/web-assembly.ts';
import { derivePlayGraph } from '../graph/play-graph.ts';

export interface LoadFigures {
  readonly words: number;
  /** CPU time of deriving the play graph, and its size with the anagram filter. */
  readonly playGraphMillis: number;
  readonly playGraphBytes: number;
}

export interface BenchGeneratorInput {
  readonly module: WasmModule;
  readonly graph: WordGraph;
  readonly letters: Language;
  readonly cpuMicros: () => number;
}

export function makeBenchGenerator({ module, graph, letters, cpuMicros }: BenchGeneratorInput): {
  readonly generator: Generator;
  readonly figures: LoadFigures;
} {
  const start = cpuMicros();
  const playGraph = derivePlayGraph(graph);
  const playGraphMillis = (cpuMicros() - start) / 1000;
  const options = { checking: 'automatic', lengthening: 'whole-word', gendern: false } as unknown as CrosswordOptions;
  return {
    generator: makeGenerator(module, playGraph, findingRules(GAMES[boardGameIn(letters)].rules, options)),
    figures: {
      words: graph.wordCount,
      playGraphMillis,
      playGraphBytes: playGraph.nodes.byteLength + playGraph.anagrams.byteLength + playGraph.wordRows.byteLength,
    },
  };
}
