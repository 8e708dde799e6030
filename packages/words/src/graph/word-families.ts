/** Words by the letters they have in common: at the start, at the end, or anywhere. */

import { u8At, u32At } from '../element-at.ts';
import { wordsOf } from './queries.ts';
import {
  endsWord,
  FIRST_EDGE,
  firstEdge,
  follow,
  hasWord,
  LETTER_MASK,
  NOWHERE,
  nextEdge,
  type Place,
  ROOT,
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
    byFirstLetter[first] = [...(byFirstLetter[first] ?? []), { pattern, codes }];
  }
  const stemsFrom = (edge: Place) => byFirstLetter[u32At(edges, edge) & LETTER_MASK] ?? NO_STEMS;
  /** Where the stem that begins with this edge ends. */
  const endOf = (edge: Place, codes: readonly number[]) => {
    let place = edge;
    for (let index = 1; index < codes.length && place !== NOWHERE; index++) {
      place = follow(edges, place, codes[index] ?? 0);
    }
    return place;
  };
  // Targets precede the edges that lead to them, so one forward pass tells which edges lead to a stem.
  const leads = new Uint8Array(edges.length);
  const leadsOn = (place: Place) => {
    for (let at = firstEdge(edges, place); at !== NOWHERE; at = nextEdge(edges, at)) if (leads[at] === 1) return true;
    return false;
  };
  for (let edge = FIRST_EDGE; edge < edges.length; edge++) {
    if (leadsOn(edge) || stemsFrom(edge).some(({ codes }) => endOf(edge, codes) !== NOWHERE)) leads[edge] = 1;
  }
  const collect = (place: Place, text: string, into: string[]) => {
    if (endsWord(edges, place)) into.push(text);
    for (let at = firstEdge(edges, place); at !== NOWHERE; at = nextEdge(edges, at)) {
      collect(at, text + alphabet.letters[(u32At(edges, at) & LETTER_MASK) - 1], into);
    }
  };
  const visit = (place: Place, text: string) => {
    for (let at = firstEdge(edges, place); at !== NOWHERE; at = nextEdge(edges, at)) {
      if (leads[at] !== 1) continue;
      for (const { pattern, codes } of stemsFrom(at)) {
        const end = endOf(at, codes);
        if (end === NOWHERE) continue;
        const words = found.get(pattern) ?? [];
        const whole = text + stemOf(pattern);
        if (pattern.endsWith('*')) collect(end, whole, words);
        else if (endsWord(edges, end)) words.push(whole);
        found.set(pattern, words);
      }
      visit(at, text + alphabet.letters[(u32At(edges, at) & LETTER_MASK) - 1]);
    }
  };
  visit(ROOT, '');
  return found;
}
