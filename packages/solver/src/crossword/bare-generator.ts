/** The generator in numbers only: letter codes and squares in, packed plays out. For hot loops. */

import { u32At } from '@lettertafel/words';
import { LETTER_KEYS } from '../graph/anagram-filter.ts';
import { NOWHERE, type Place } from '../graph/hot-first.ts';
import { popcount } from '../graph/packed-nodes.ts';
import type { PlayGraph } from '../graph/play-graph.ts';
import { type GeneratorMemory, makeMemory, PLAY_BYTES } from './memory.ts';
import type { WasmModule } from './web-assembly.ts';

/** A graph in the memory of a generator. */
export interface LoadedGraph {
  readonly root: Place;
  /** The address of its anagram filter. */
  readonly anagramsAt: number;
  /** The address of its word rows, 0 without any. */
  readonly rowsAt: number;
}

export interface BareRules {
  /** The codes of the letters that may be laid, as bits. */
  readonly letters: number;
  readonly countsOldTiles: boolean;
  /** The code of the suffix tile and its value at the end of a word; 0 without one. */
  readonly suffix: number;
  readonly suffixValue: number;
  /** The bonus (B-21). */
  readonly rackBonus: { readonly tiles: number; readonly points: number };
}

export interface BareSearch {
  readonly mainWords: LoadedGraph;
  readonly anywhere: boolean;
}

export interface BestEquity {
  readonly record: Uint32Array;
  /** In eighths of a point, as written to the memory. */
  readonly equity: number;
}

export interface BareGenerator {
  readonly memory: GeneratorMemory;
  /** The graph given first: it judges cross words, and main words where no other is named. */
  readonly words: LoadedGraph;
  loadGraph(graph: PlayGraph): LoadedGraph;
  setRules(rules: BareRules): void;
  /** Reads what was written to the memory: cells, premiums, values. */
  boardChanged(): void;
  /** The same if only this many cells have changed; their indices are in the memory. */
  cellsChanged(count: number): void;
  /** The records of all plays of the rack in memory; valid until the next call. */
  findAll(search?: BareSearch): Uint32Array;
  /** The same for some lanes only: a bit each, rows from bit 0, columns from bit 15. */
  findInLanes(lanes: number): Uint32Array;
  /** The record of one play of the highest score, null when there is none. */
  findBest(search?: BareSearch): Uint32Array | null;
  /** The same by equity, for leaves written to the memory (rack-leaves.ts) and the sum of their strides. */
  findBestEquity(stridesOfRack: number, search?: BareSearch): BestEquity | null;
}

export function makeBareGenerator(module: WasmModule, graph: PlayGraph): BareGenerator {
  const memory = makeMemory(module);
  const { exports } = memory;
  let graphsEnd = exports.graphsAt.value;

  const loadGraph = ({ nodes, thinEnd, root, anagrams, wordRows }: PlayGraph): LoadedGraph => {
    const base = graphsEnd;
    // Blocks of the filter are lines of a cache.
    const anagramsAt = Math.ceil((base + nodes.length * 4) / 64) * 64;
    const rowsAt = anagramsAt + anagrams.length * 4;
    graphsEnd = rowsAt + wordRows.length * 4;
    memory.reserve(graphsEnd + PLAY_BYTES);
    const target = new Uint32Array(exports.memory.buffer, base, nodes.length);
    target.set(nodes);
    new Uint32Array(exports.memory.buffer, anagramsAt, anagrams.length).set(anagrams);
    new Uint32Array(exports.memory.buffer, rowsAt, wordRows.length).set(wordRows);
    // Places are word indices from the start of the memory.
    const shift = base / 4;
    for (let node = 2; node < thinEnd; node++) target[node] = u32At(target, node) + shift;
    for (let node = thinEnd; node < nodes.length; ) {
      const end = node + 2 + popcount(u32At(nodes, node));
      for (node += 2; node < end; node++) target[node] = u32At(target, node) + shift;
    }
    return { root: root === NOWHERE ? NOWHERE : root + shift, anagramsAt, rowsAt: wordRows.length === 0 ? 0 : rowsAt };
  };

  const words = loadGraph(graph);
  memory.letterKeys().set(LETTER_KEYS);
  const standard: BareSearch = { mainWords: words, anywhere: false };
  return {
    memory,
    words,
    loadGraph,
    setRules({ letters, countsOldTiles, suffix, suffixValue, rackBonus }) {
      exports.setRules(suffix, suffixValue, countsOldTiles, letters);
      exports.setBonus(rackBonus.tiles, rackBonus.points);
    },
    boardChanged: () => exports.setBoard(words.root),
    cellsChanged: (count) => exports.updateBoard(words.root, count),
    findAll({ mainWords, anywhere } = standard) {
      const count = exports.findAll(mainWords.root, graphsEnd, anywhere);
      return memory.plays(graphsEnd, count);
    },
    findInLanes: (lanes) => memory.plays(graphsEnd, exports.findInLanes(words.root, graphsEnd, lanes)),
    findBest({ mainWords, anywhere } = standard) {
      const { root, anagramsAt, rowsAt } = mainWords;
      const score = exports.findBest(root, anagramsAt, rowsAt, anywhere);
      return score < 0 ? null : memory.plays(exports.bestAt.value, 1);
    },
    findBestEquity(stridesOfRack, { mainWords, anywhere } = standard) {
      const { root, anagramsAt, rowsAt } = mainWords;
      const equity = exports.findBestEquity(root, anagramsAt, rowsAt, anywhere, stridesOfRack);
      return equity < 0 ? null : { record: memory.plays(exports.bestAt.value, 1), equity };
    },
  };
}
