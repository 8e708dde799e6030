/** Folds a spelling to tiles: capitals, by the rules of its language. */

import type { Language } from './language.ts';

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

/**
 * Dutch: the ligature ĳ is the two letters IJ and accents are dropped (XL-04). German: ß is SS, Ä Ö Ü are letters of
 * their own, other accents are dropped (DE-03). Other characters stay as they are, for the caller to refuse.
 */
export function foldWord(language: Language, word: string): string {
  // Most words are plain: nothing to fold. (Upper-casing alone makes SS of ß.)
  const upper = word.toUpperCase();
  if (/^[A-Z]*$/.test(upper)) return upper;
  const letters = upper.normalize('NFC');
  return language === 'nl' ? toPlain(letters) : letters.replace(/[^A-ZÄÖÜ]+/g, toPlain);
}

function toPlain(text: string): string {
  const unaccented = text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return unaccented.replace(/[ÆŒØŁĐÞĲẞ]/g, (letter) => LIGATURES[letter] ?? letter);
}
