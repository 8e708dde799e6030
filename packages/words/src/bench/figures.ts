/** Figures of this machine for a word list: building, loading and asking its graph, and the sizes of its files. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { alphabetOf } from '../alphabet.ts';
import { buildGraph } from '../graph/build.ts';
import { wordsOf } from '../graph/queries.ts';
import { hasWord } from '../graph/word-graph.ts';
import type { Language } from '../language.ts';
import { PARTS } from '../manifest.ts';
import { loadLexicon, loadList } from '../node.ts';

export interface WordFigures {
  readonly language: Language;
  readonly words: number;
  readonly edges: number;
  readonly graphBytes: number;
  /** Milliseconds of CPU time: cold, in a process that has done nothing yet, and the best of some repeats. */
  readonly loadGraph: Timed;
  readonly loadLexicon: Timed;
  readonly buildGraph: Timed;
  readonly checksPerSecond: { readonly hits: number; readonly misses: number };
  /** Bytes as shipped, and the words graph as a server would send it with brotli. */
  readonly files: Readonly<Record<string, number>>;
  readonly wordsBrotli: number;
}

export interface Timed {
  readonly first: number;
  readonly best: number;
}

export interface BenchOptions {
  readonly seed?: number;
  /** Words asked for; the seed fixes which. */
  readonly count?: number;
  /** Where the data lies, for who has bundled this. */
  readonly folder?: string;
}

const REPEATS = 7;
const SHIPPED = join(import.meta.dirname, '..', '..', 'data');

export function measureWords(language: Language, options: BenchOptions = {}): WordFigures {
  const { seed = 1, count = 1_000_000, folder = SHIPPED } = options;
  const loadGraph = time(() => loadList(language, { parts: ['words'], folder }));
  const loaded = time(() => loadLexicon(language, { folder }));
  const { graph } = loadList(language, { parts: ['words'], folder }).parts.words;
  const words = wordsOf(graph);
  const built = time(() => buildGraph(alphabetOf(language), words));

  // Copies in random order: as texts come from a network, not as they lie beside each other in a sorted list.
  const random = randomOf(seed);
  const asked: string[] = JSON.parse(
    JSON.stringify(Array.from({ length: count }, () => words[random() % words.length])),
  );
  const misses: string[] = JSON.parse(JSON.stringify(asked.map((word) => `${word.slice(0, -1)}Q`)));
  const rate = (texts: readonly string[]) => {
    const { best } = time(() => texts.reduce((hits, text) => hits + (hasWord(graph, text) ? 1 : 0), 0));
    return Math.round((texts.length / best) * 1000);
  };

  const files = PARTS.map((part) => join(part === 'classes' ? `${language}-frog` : language, `${part}.graph.gz`))
    .filter((path) => existsSync(join(folder, path)))
    .map((path) => [path, statSync(join(folder, path)).size]);
  const plain = gunzipSync(readFileSync(join(folder, language, 'words.graph.gz')));
  return {
    language,
    words: words.length,
    edges: graph.edges.length,
    graphBytes: graph.edges.byteLength,
    loadGraph,
    loadLexicon: loaded,
    buildGraph: built,
    checksPerSecond: { hits: rate(asked), misses: rate(misses) },
    files: Object.fromEntries(files),
    wordsBrotli: brotliCompressSync(plain).length,
  };
}

function time(work: () => unknown): Timed {
  const times = Array.from({ length: REPEATS }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return Math.round((user + system) / 100) / 10;
  });
  return { first: times[0]!, best: Math.min(...times) };
}

/** Whole numbers from 0 up to 2^32 (a linear congruential generator is random enough to pick words). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
}
