/** Benchmarks of a word graph: building, loading, lookups and size. */

import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { numberAt } from '../element-at.ts';
import { buildGraph } from '../graph/build.ts';
import { decodeGraph, encodeGraph, type GraphFile } from '../graph/file.ts';
import { wordsOf } from '../graph/queries.ts';
import { hasWord } from '../graph/word-graph.ts';

export interface WordFigures {
  readonly words: number;
  readonly edges: number;
  /** In memory, as it is stored, and as a server would send it with brotli. */
  readonly bytes: { readonly memory: number; readonly gzip: number; readonly brotli: number };
  /** Milliseconds of CPU time: cold, in a fresh process, and the best of some repeats. */
  readonly load: Timed;
  readonly build: Timed;
  readonly checksPerSecond: { readonly hits: number; readonly misses: number };
}

interface Timed {
  readonly first: number;
  readonly best: number;
}

export interface BenchOptions {
  readonly seed: number;
  /** Words asked for; the seed fixes which. */
  readonly count: number;
}

const REPEATS = 7;

export function measureWords(file: GraphFile, { seed, count }: BenchOptions): WordFigures {
  const { graph } = file;
  const encoded = encodeGraph(file);
  const stored = gzipSync(encoded);
  const load = time(() => decodeGraph(gunzipSync(stored)));
  const words = wordsOf(graph);
  const build = time(() => buildGraph(graph.alphabet, words));

  // Copies in random order, like texts from a network, not adjacent in memory as in a sorted list.
  const random = randomOf(seed);
  const asked: string[] = JSON.parse(
    JSON.stringify(Array.from({ length: count }, () => words[random() % words.length])),
  );
  const misses: string[] = JSON.parse(JSON.stringify(asked.map((word) => `${word.slice(0, -1)}Q`)));
  const rate = (texts: readonly string[]) => {
    const { best } = time(() => texts.reduce((hits, text) => hits + (hasWord(graph, text) ? 1 : 0), 0));
    return Math.round((texts.length / best) * 1000);
  };

  return {
    words: words.length,
    edges: graph.edges.length,
    bytes: {
      memory: graph.edges.byteLength,
      gzip: stored.length,
      brotli: brotliCompressSync(encoded).length,
    },
    load,
    build,
    checksPerSecond: { hits: rate(asked), misses: rate(misses) },
  };
}

function time(work: () => unknown): Timed {
  const times = Array.from({ length: REPEATS }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return { first: numberAt(times, 0), best: Math.min(...times) };
}

/** Whole numbers from 0 up to 2^32 (a linear congruential generator is random enough to pick words). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
}
