/** The letters of a language and their codes in a word graph. */

import type { Language } from './language.ts';
import { WORD_LANGUAGES } from './languages/index.ts';

/** 0 is not a letter, so that a derived graph can use it as a separator. */
export type LetterCode = number;

export interface Alphabet {
  /** In code unit order: sorting words by code is sorting them as JavaScript strings. */
  readonly letters: string;
  /** Code unit to letter code; 0 for what is not a letter. */
  readonly codes: Uint8Array;
}

/** Five bits hold a letter code. */
export const MAX_LETTERS = 31;

/** Every graph of a language shares one table. */
const made = new Map<string, Alphabet>();

export function makeAlphabet(letters: string): Alphabet {
  const known = made.get(letters);
  if (known) return known;
  if (letters.length === 0 || letters.length > MAX_LETTERS) throw new RangeError(`${letters.length} letters`);
  const codes = new Uint8Array(0x10000);
  for (let i = 0; i < letters.length; i++) {
    if (i > 0 && letters.charCodeAt(i) <= letters.charCodeAt(i - 1)) throw new RangeError(`letters not in order`);
    codes[letters.charCodeAt(i)] = i + 1;
  }
  const alphabet = { letters, codes };
  made.set(letters, alphabet);
  return alphabet;
}

export function alphabetOf(language: Language): Alphabet {
  return makeAlphabet(WORD_LANGUAGES[language].letters);
}
