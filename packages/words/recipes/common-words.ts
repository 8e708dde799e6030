/** Which words are common, and which of those children know: by frequency, without what is listed as unfit. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alphabetOf } from '../src/alphabet.ts';
import { buildGraph } from '../src/graph/build.ts';
import { expandFamilies, parseHandList } from '../src/hand-list.ts';
import type { Language } from '../src/language.ts';
import { readHandList } from './hand-list.ts';
import { tell } from './steps.ts';

/** How many of the most frequent words a child knows. */
const CHILD_RANKS = 5000;

export interface CommonWords {
  readonly common: readonly string[];
  readonly child: readonly string[];
}

/** `ranked`: words, the most frequent first; those that are no words of the list are left out. */
export function commonWords(language: Language, ranked: readonly string[], words: readonly string[]): CommonWords {
  const graph = buildGraph(alphabetOf(language), [...words].sort());
  const data = join(import.meta.dirname, '..', 'data', language);
  const unfit = ['discriminating.txt', 'vulgar.txt'].flatMap((file) => [
    ...expandFamilies(parseHandList(readFileSync(join(data, file), 'utf8')), [graph]).keys(),
  ]);
  const isOut = new Set([...unfit, ...readHandList(`${language}/not-common.txt`).keys()]);
  const isNoChilds = readHandList(`${language}/not-child.txt`);
  const isWord = new Set(words);
  const common = [...new Set(ranked)].filter((word) => isWord.has(word) && !isOut.has(word));
  const child = ranked
    .slice(0, CHILD_RANKS)
    .filter((word) => isWord.has(word) && !isOut.has(word) && !isNoChilds.has(word));
  tell('common words', common.length);
  tell('words of children', new Set(child).size);
  return { common, child: [...new Set(child)] };
}
