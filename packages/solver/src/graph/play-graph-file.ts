/** A play graph as 32-bit words: a cache for one machine, in its native byte order. */

import type { PlayGraph } from './play-graph.ts';

/** The version of the play graph's format; files of another version are derived again. */
export const PLAY_GRAPH_VERSION = 2;
const MAGIC = 0x47504c54; // TLPG
const HEADER = 8;

/** 0 magic · 1 version · 2 thinEnd · 3 root · then the sizes of letters, nodes, anagrams and word rows, and those. */
export function encodePlayGraph(graph: PlayGraph): Uint32Array<ArrayBuffer> {
  const { nodes, thinEnd, root, anagrams, wordRows, letters } = graph;
  const sizes = [letters.length, nodes.length, anagrams.length, wordRows.length];
  const words = new Uint32Array(sizes.reduce((sum, size) => sum + size, HEADER));
  words.set([MAGIC, PLAY_GRAPH_VERSION, thinEnd, root, ...sizes]);
  for (let i = 0; i < letters.length; i++) words[HEADER + i] = letters.charCodeAt(i);
  words.set(nodes, HEADER + letters.length);
  words.set(anagrams, HEADER + letters.length + nodes.length);
  words.set(wordRows, words.length - wordRows.length);
  return words;
}

/** Null if the words are not a play graph of this version. The places in it are not validated. */
export function decodePlayGraph(words: Uint32Array): PlayGraph | null {
  const [magic, version, thinEnd = 0, root = 0, letterCount = 0, nodeCount = 0, anagramCount = 0, rowsCount = 0] =
    words;
  const size = HEADER + letterCount + nodeCount + anagramCount + rowsCount;
  if (magic !== MAGIC || version !== PLAY_GRAPH_VERSION || words.length !== size) return null;
  const nodesAt = HEADER + letterCount;
  return {
    letters: String.fromCharCode(...words.subarray(HEADER, nodesAt)),
    nodes: words.subarray(nodesAt, nodesAt + nodeCount),
    thinEnd,
    root,
    anagrams: words.subarray(nodesAt + nodeCount, size - rowsCount),
    wordRows: words.subarray(size - rowsCount),
  };
}
