/** Queries on a word graph: all words, by length, by pattern, by letters. */

import { u8At, u32At } from '../element-at.ts';
import {
  endsWord,
  firstEdge,
  LETTER_MASK,
  NOWHERE,
  nextEdge,
  type Place,
  ROOT,
  type WordGraph,
  walk,
} from './word-graph.ts';

/** An unknown letter in a pattern; a blank or joker among letters. */
const ANY_LETTER = '?';

/** All words, in order, that begin with the prefix. */
export function wordsOf(graph: WordGraph, prefix = ''): string[] {
  const { alphabet, edges } = graph;
  const found: string[] = [];
  const visit = (place: Place, text: string) => {
    if (endsWord(edges, place)) found.push(text);
    for (let at = firstEdge(edges, place); at !== NOWHERE; at = nextEdge(edges, at)) {
      visit(at, text + alphabet.letters[(u32At(edges, at) & LETTER_MASK) - 1]);
    }
  };
  visit(walk(graph, prefix), prefix);
  return found;
}

/** Words that match a pattern; `?` is any letter. */
export function wordsFitting(graph: WordGraph, pattern: string): string[] {
  const { alphabet, edges } = graph;
  const wanted = [...pattern].map((letter) => (letter === ANY_LETTER ? 0 : alphabet.codes[letter.charCodeAt(0)] || -1));
  const found: string[] = [];
  const visit = (place: Place, text: string) => {
    const letter = wanted[text.length];
    for (let at = firstEdge(edges, place); at !== NOWHERE; at = nextEdge(edges, at)) {
      const code = u32At(edges, at) & LETTER_MASK;
      if (letter !== 0 && letter !== code) continue;
      const word = text + alphabet.letters[code - 1];
      if (word.length < wanted.length) visit(at, word);
      else if (endsWord(edges, at)) found.push(word);
    }
  };
  if (wanted.length > 0) visit(ROOT, '');
  return found;
}

/** All two-letter words (TR-07), or those of another length. */
export function wordsOfLength(graph: WordGraph, length: number): string[] {
  return wordsFitting(graph, ANY_LETTER.repeat(length));
}

export interface FromLetters {
  /** Words must have at least this many letters. */
  readonly atLeast?: number;
}

/** Words that can be laid with some of these letters, each used once; `?` stands for any letter. */
export function wordsFromLetters(graph: WordGraph, letters: string, { atLeast = 1 }: FromLetters = {}): string[] {
  const { alphabet, edges } = graph;
  const counts = new Uint8Array(alphabet.letters.length + 1);
  let jokers = 0;
  for (const letter of letters) {
    const code = u8At(alphabet.codes, letter.charCodeAt(0));
    if (letter === ANY_LETTER) jokers++;
    else if (code !== 0) counts[code] = u8At(counts, code) + 1;
  }
  const found: string[] = [];
  const visit = (place: Place, text: string) => {
    for (let at = firstEdge(edges, place); at !== NOWHERE; at = nextEdge(edges, at)) {
      const code = u32At(edges, at) & LETTER_MASK;
      const isOwn = u8At(counts, code) > 0;
      if (!isOwn && jokers === 0) continue;
      if (isOwn) counts[code] = u8At(counts, code) - 1;
      else jokers--;
      const word = text + alphabet.letters[code - 1];
      if (endsWord(edges, at) && word.length >= atLeast) found.push(word);
      visit(at, word);
      if (isOwn) counts[code] = u8At(counts, code) + 1;
      else jokers++;
    }
  };
  visit(ROOT, '');
  return found;
}

/** Words that use all of these letters. */
export function anagrams(graph: WordGraph, letters: string): string[] {
  return wordsFromLetters(graph, letters, { atLeast: letters.length });
}
