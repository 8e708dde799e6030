/** Imports a user's own list: parses, folds and checks every line, and builds a graph, atomically. */

import { alphabetOf } from './alphabet.ts';
import { foldWord } from './fold.ts';
import { buildGraph } from './graph/build.ts';
import { contentChecksum } from './graph/content-checksum.ts';
import type { GraphFile } from './graph/file.ts';
import { type Language, SHORTEST_WORD } from './language.ts';
import { WORD_LANGUAGES } from './languages/index.ts';
import { type ListFileRefusal, parseList } from './parse-list.ts';

export interface ImportOptions {
  readonly language: Language;
  /** Leave out the lines that hold no playable word, instead of refusing the file. */
  readonly skipBadLines?: boolean;
  /** Read foto's and mee-eten as FOTOS and MEEETEN, instead of refusing them. */
  readonly joinMarks?: boolean;
}

export interface BadLine {
  readonly line: number;
  readonly text: string;
  readonly reason: 'not-letters' | 'too-short' | 'too-long';
}

export type ImportRefusal =
  | ListFileRefusal
  | { readonly code: 'too-many-words'; readonly limit: number }
  | { readonly code: 'bad-lines'; readonly count: number; readonly lines: readonly BadLine[] };

export interface ImportedList {
  readonly language: Language;
  readonly file: GraphFile;
  /** Word to meaning, where the file gave one. */
  readonly meanings: ReadonlyMap<string, string>;
  readonly words: number;
  readonly duplicates: number;
  readonly skipped: number;
  /** The first of the lines that were left out. */
  readonly badLines: readonly BadLine[];
}

export const MAX_LIST_WORDS = 1_000_000;
/** The maximum of bad lines that are reported. */
const SHOWN = 100;

export function importList(bytes: Uint8Array, options: ImportOptions): ImportedList | ImportRefusal {
  const { language, skipBadLines = false, joinMarks = false } = options;
  const lines = parseList(bytes);
  if ('code' in lines) return lines;

  const words = new Set<string>();
  const bad: BadLine[] = [];
  const meanings = new Map<string, string>();
  for (const { number, text, meaning } of lines) {
    const word = foldWord(language, joinMarks ? text.replaceAll(/['’-]/g, '') : text);
    const reason = whyBad(language, word);
    if (reason) bad.push({ line: number, text: text.slice(0, 40), reason });
    else {
      words.add(word);
      if (meaning !== undefined) meanings.set(word, meaning);
    }
  }
  if (words.size > MAX_LIST_WORDS) return { code: 'too-many-words', limit: MAX_LIST_WORDS };
  const badLines = bad.slice(0, SHOWN);
  if (bad.length > 0 && !skipBadLines) return { code: 'bad-lines', count: bad.length, lines: badLines };
  if (words.size === 0) return { code: 'empty' };

  const sorted = [...words].sort();
  const graph = buildGraph(alphabetOf(language), sorted);
  return {
    language,
    file: { graph, values: null, checksum: contentChecksum(sorted) },
    meanings,
    words: words.size,
    duplicates: lines.length - bad.length - words.size,
    skipped: bad.length,
    badLines,
  };
}

/** Part of file names; `open` is the list that ships. */
export function isListName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,39}$/.test(name) && name !== 'open';
}

function whyBad(language: Language, word: string): BadLine['reason'] | null {
  const { codes } = alphabetOf(language);
  for (let i = 0; i < word.length; i++) if (codes[word.charCodeAt(i)] === 0) return 'not-letters';
  if (word.length < SHORTEST_WORD) return 'too-short';
  return word.length > WORD_LANGUAGES[language].longestWord ? 'too-long' : null;
}
