/** Dutch words and forms by sources that the recipe does not use. */
import { foldWord } from '../../src/fold.ts';
import { readLines } from '../inputs.ts';
import type { Has } from '../recipe.ts';
import { readFrogLexicon } from './frog.ts';

/** Words that are rarer in Frog's lexicon are often misspelt. */
const SEEN_ENOUGH = 2;
/** Seen so often in tagged texts, a spelling is hardly a mistake. */
const SEEN_OFTEN = 5;
/** Longer nouns are mostly compounds. */
const LONGEST_SIMPLE = 8;

export function otherSpellings(): string[] {
  return [...readFrogLexicon()].filter(([, { count }]) => count >= SEEN_OFTEN).map(([spelling]) => spelling);
}

/** By the tags of Frog's lexicon, which were given to words in texts. */
export function dutchForms(has: Has): Record<string, string[]> {
  const kinds: Record<string, RegExp> = {
    comparatives: /^ADJ\([a-z]+,comp,/,
    superlatives: /^ADJ\([a-z]+,sup,/,
    'partitive -s': /^ADJ\(postnom,basis,met-s/,
    'present participles': /^WW\(od,/,
    'plurals of listed compounds': /^N\(soort,mv,basis\)/,
  };
  const found: Record<string, string[]> = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  for (const line of readLines('frogdata', 'usr/share/frog/nld/Frog.mbt.1.0.lex')) {
    const [count, spelling = '', ...tags] = line.trim().split(' ');
    if (Number(count) < SEEN_ENOUGH || !/^\p{Ll}+$/u.test(spelling)) continue;
    for (const [kind, tag] of Object.entries(kinds)) {
      const seen = tags.filter((one) => tag.test(one)).map((one) => Number(one.split(':')[1]));
      // Tags that a word rarely has are as often as not mistakes.
      const isMostly = seen.reduce((sum, times) => sum + times, 0) > Number(count) / 2;
      const isWanted =
        !kind.startsWith('plurals') || (spelling.length > LONGEST_SIMPLE && singularsOf(spelling).some(has));
      if (isMostly && isWanted) found[kind]?.push(spelling);
    }
  }
  return found;
}

/** Boeken, tafels, bommen, jaren, brieven, huizen: the singulars that each may have. */
function singularsOf(plural: string): string[] {
  const stem = plural.replace(/(en|s)$/, '');
  const open = stem.replace(/([aeou])([^aeiou])$/, '$1$1$2');
  const single = stem.replace(/(.)\1$/, '$1');
  const voiceless = (text: string) => text.replace(/v$/, 'f').replace(/z$/, 's');
  return [stem, `${stem}e`, open, single, voiceless(stem), voiceless(open)].map((text) => foldWord('nl', text));
}
