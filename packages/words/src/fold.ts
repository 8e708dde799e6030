/** Folds a spelling to tiles: capitals, by the rules of its language. */

import type { Language } from './language.ts';
import { WORD_LANGUAGES } from './languages/index.ts';

/** Letters without a Unicode decomposition. */
const LIGATURES: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Þ: 'TH',
  Ĳ: 'IJ',
  ẞ: 'SS',
};

const foreign = new Map<Language, RegExp>();

/** Everything but the letters of a language. */
function foreignTo(language: Language): RegExp {
  const known = foreign.get(language) ?? new RegExp(`[^${WORD_LANGUAGES[language].letters}]+`, 'g');
  foreign.set(language, known);
  return known;
}

/**
 * What is not a letter of the language becomes plain letters (ß is SS, ĳ is IJ, accents are dropped: XL-04, DE-03). Other
 * characters stay as they are, for the caller to refuse.
 */
export function foldWord(language: Language, word: string): string {
  // Most words are plain: nothing to fold. (Upper-casing alone makes SS of ß.)
  const upper = word.toUpperCase();
  if (/^[A-Z]*$/.test(upper)) return upper;
  const letters = upper.normalize('NFC');
  return letters.replace(foreignTo(language), toPlain);
}

function toPlain(text: string): string {
  const unaccented = text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return unaccented.replace(/[ÆŒØŁĐÞĲẞ]/g, (letter) => LIGATURES[letter] ?? letter);
}
