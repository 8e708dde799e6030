/** Words by the letters they have in common: at the start, at the end, or anywhere. */

import { i32At, u8At, u16At, u32At } from '../element-at.ts';
import { wordsOf } from './queries.ts';
import {
  endsWord,
  FIRST_EDGE,
  firstEdge,
  follow,
  hasWord,
  LAST_EDGE,
  LETTER_MASK,
  NOWHERE,
  nextEdge,
  type Place,
  ROOT,
  TARGET_SHIFT,
  WORD_ENDS,
  type WordGraph,
} from './word-graph.ts';

/** `WORD`, `STEM*`, `*STEM` or `*STEM*`. */
export type FamilyPattern = string;

const stemOf = (pattern: FamilyPattern) => pattern.replaceAll('*', '');

/** Whether a word belongs to the family; for words that are in no graph. */
export function isInFamily(word: string, pattern: FamilyPattern): boolean {
  const stem = stemOf(pattern);
  if (pattern.startsWith('*')) return pattern.endsWith('*') ? word.includes(stem) : word.endsWith(stem);
  return pattern.endsWith('*') ? word.startsWith(stem) : word === stem;
}

/** The words of a graph in each family, in the order of the patterns. */
export function wordsInFamilies(
  graph: WordGraph,
  patterns: readonly FamilyPattern[],
): ReadonlyMap<FamilyPattern, readonly string[]> {
  const inside = wordsWithStems(
    graph,
    patterns.filter((pattern) => pattern.startsWith('*')),
  );
  return new Map(
    patterns.map((pattern) => {
      const stem = stemOf(pattern);
      if (pattern.startsWith('*')) return [pattern, inside.get(pattern) ?? []];
      if (pattern.endsWith('*')) return [pattern, wordsOf(graph, stem)];
      return [pattern, hasWord(graph, stem) ? [stem] : []];
    }),
  );
}

interface Stem {
  readonly pattern: FamilyPattern;
  readonly codes: readonly number[];
  /** Whether further letters may follow. */
  readonly isOpen: boolean;
}
const NO_STEMS: readonly Stem[] = [];

/** One walk for all stems, along the edges that lead to one of them: reading every word would take five times as long. */
function wordsWithStems(graph: WordGraph, patterns: readonly FamilyPattern[]): Map<FamilyPattern, string[]> {
  const { alphabet, edges } = graph;
  const found = new Map<FamilyPattern, string[]>();
  if (patterns.length === 0) return found;
  const byFirstLetter: Stem[][] = [];
  for (const pattern of patterns) {
    const codes = [...stemOf(pattern)].map((letter) => u8At(alphabet.codes, letter.charCodeAt(0)));
    const first = codes[0] ?? 0;
    byFirstLetter[first] = [...(byFirstLetter[first] ?? []), { pattern, codes, isOpen: pattern.endsWith('*') }];
  }
  const stemsFrom = (edge: Place) => byFirstLetter[u32At(edges, edge) & LETTER_MASK] ?? NO_STEMS;
  /** Where the stem that begins with this edge ends; nowhere if no word of the family goes this way. */
  const endOf = (edge: Place, { codes, isOpen }: Stem) => {
    let place = edge;
    for (let index = 1; index < codes.length && place !== NOWHERE; index++) {
      place = follow(edges, place, codes[index] ?? 0);
    }
    return isOpen || endsWord(edges, place) ? place : NOWHERE;
  };
  const leads = edgesToStems(edges, stemTrie(byFirstLetter.flat()));
  const collect = (place: Place, text: string, into: string[]) => {
    if (endsWord(edges, place)) into.push(text);
    for (let at = firstEdge(edges, place); at !== NOWHERE; at = nextEdge(edges, at)) {
      collect(at, text + alphabet.letters[(u32At(edges, at) & LETTER_MASK) - 1], into);
    }
  };
  const visit = (place: Place, text: string) => {
    for (let at = firstEdge(edges, place); at !== NOWHERE; at = nextEdge(edges, at)) {
      if (leads[at] !== 1) continue;
      for (const stem of stemsFrom(at)) {
        const { pattern, isOpen } = stem;
        const end = endOf(at, stem);
        if (end === NOWHERE) continue;
        const words = found.get(pattern) ?? [];
        const whole = text + stemOf(pattern);
        if (isOpen) collect(end, whole, words);
        else words.push(whole);
        found.set(pattern, words);
      }
      visit(at, text + alphabet.letters[(u32At(edges, at) & LETTER_MASK) - 1]);
    }
  };
  visit(ROOT, '');
  return found;
}

/** Stems letter by letter; node 0 is the start. */
interface StemTrie {
  /** The node behind each letter of a node, 0 if there is none: `LETTERS` of each node. */
  readonly next: Uint16Array;
  /** The letters that lead on from a node, as bits. */
  readonly letters: Int32Array;
  /** By node: whether a stem ends there, and which edges may be its last. */
  readonly ends: Uint8Array;
}

const LETTERS = LETTER_MASK + 1;
/** No stem ends at a node; one ends with a word only; one ends anywhere. */
const [NO_END, WITH_WORD, ANYWHERE] = [0, 1, 2];

function stemTrie(stems: readonly Stem[]): StemTrie {
  const most = stems.reduce((sum, { codes }) => sum + codes.length, 1);
  const next = new Uint16Array(most * LETTERS);
  const letters = new Int32Array(most);
  const ends = new Uint8Array(most).fill(NO_END);
  let count = 1;
  for (const { codes, isOpen } of stems) {
    let node = 0;
    for (const code of codes) {
      const edge = node * LETTERS + code;
      if (next[edge] === 0) next[edge] = count++;
      letters[node] = i32At(letters, node) | (1 << code);
      node = u16At(next, edge);
    }
    ends[node] = Math.max(u8At(ends, node), isOpen ? ANYWHERE : WITH_WORD);
  }
  return { next, letters, ends };
}

/** Which edges lead to a stem, as ones. Targets precede the edges that lead to them, so one forward pass is enough. */
function edgesToStems(edges: Uint32Array, { next, letters, ends }: StemTrie): Uint8Array {
  const leads = new Uint8Array(edges.length);
  /** By the first edge of a node: whether one of its edges leads to a stem, and its letters as bits. */
  const nodeLeads = new Uint8Array(edges.length);
  const nodeLetters = new Int32Array(edges.length);
  const reads = (edge: number, node: number): boolean => {
    const end = u8At(ends, node);
    if (end === ANYWHERE || (end === WITH_WORD && (edge & WORD_ENDS) !== 0)) return true;
    const target = edge >>> TARGET_SHIFT;
    for (let rest = i32At(letters, node) & i32At(nodeLetters, target); rest !== 0; rest &= rest - 1) {
      const letter = 31 - Math.clz32(rest & -rest);
      let at = target;
      while ((u32At(edges, at) & LETTER_MASK) !== letter) at++;
      if (reads(u32At(edges, at), u16At(next, node * LETTERS + letter))) return true;
    }
    return false;
  };
  let start = FIRST_EDGE;
  for (let at = FIRST_EDGE; at < edges.length; at++) {
    const edge = u32At(edges, at);
    const letter = edge & LETTER_MASK;
    const first = u16At(next, letter);
    if (u8At(nodeLeads, edge >>> TARGET_SHIFT) === 1 || (first !== 0 && reads(edge, first))) {
      leads[at] = 1;
      nodeLeads[start] = 1;
    }
    nodeLetters[start] = i32At(nodeLetters, start) | (1 << letter);
    if ((edge & LAST_EDGE) !== 0) start = at + 1;
  }
  return leads;
}
