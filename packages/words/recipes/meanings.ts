/** Meanings that may be shown: short, and without a word that our own lists call impolite, in any language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldWord } from '../src/fold.ts';
import { parseFamilies, reasonInFamilies } from '../src/hand-list.ts';
import { LANGUAGES, type Language } from '../src/language.ts';
import { readHandList } from './hand-list.ts';

const LONGEST_MEANING = 60;
const MOST_WORDS = 8;
/** A third translation seldom tells more than the first two. */
const MOST_TRANSLATIONS = 3;

const readText = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');

/** Whether no word of a text is discriminating or vulgar, in Dutch, German or English. */
export function makePoliteness(): (text: string) => boolean {
  const families = [
    readText('en', 'impolite.txt'),
    ...LANGUAGES.flatMap((language) =>
      ['discriminating.txt', 'vulgar.txt'].map((file) => readText('..', 'data', language, file)),
    ),
  ].map(parseFamilies);
  // A hundred thousand words of dictionaries: one expression is faster than asking each line.
  const stems = families.flatMap((lines) => [...lines.keys()].filter((line) => !line.startsWith('-')).map(stemIn));
  const mayBe = new RegExp([...new Set(stems)].join('|'));
  const isPolite = (word: string) =>
    !mayBe.test(word) || families.every((lines) => reasonInFamilies(lines, word) === null);
  return (text) => wordsIn(text).every(isPolite);
}

const stemIn = (line: string) => line.replaceAll('*', '');

/** The words of a text as they would be laid; German keeps its umlauts, and each language folds in its own way. */
function wordsIn(text: string): string[] {
  const words = text.split(/[^\p{L}]+/u).filter(Boolean);
  return [...new Set(words.flatMap((word) => LANGUAGES.map((language) => foldWord(language, word))))];
}

/** As many of the translations as fit, the first ones first. Empty if none fits. */
export function shortMeaning(translations: Iterable<string>): string {
  const taken: string[] = [];
  const fits = (all: readonly string[]) =>
    all.join(', ').length <= LONGEST_MEANING && all.join(' ').split(/\s+/).length <= MOST_WORDS;
  for (const one of new Set(translations)) {
    if (one === '' || !fits([...taken, one])) continue;
    taken.push(one);
    if (taken.length === MOST_TRANSLATIONS) break;
  }
  return taken.join(', ');
}

/** Meanings written by hand, to base; where a hyphen stands for the meaning, none of the sources is right. */
export function meaningsByHand(language: Language): ReadonlyMap<string, string | null> {
  return new Map(
    [...readHandList(`${language}/meanings.txt`)].map(([word, meaning]) => [word, meaning === '-' ? null : meaning]),
  );
}

/** Whether somebody has read this very meaning of a word: it was written by hand, or has a line in `read-meanings.txt`. */
export function meaningIsRead(language: Language): (word: string, meaning: string | undefined) => boolean {
  const byHand = meaningsByHand(language);
  const read = readHandList(`${language}/read-meanings.txt`);
  return (word, meaning) => meaning !== undefined && (byHand.get(word) === meaning || read.get(word) === meaning);
}
