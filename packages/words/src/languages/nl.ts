/** Dutch: the ligature ĳ is the two letters IJ, and accents are dropped (XL-04). */
import { LATIN, type WordLanguage } from './word-language.ts';

export const nl: WordLanguage = {
  letters: LATIN,
  longestWord: 25,
  // The booklets do not mention them.
  discriminating: 'allowed',
  explained: ['nl-freedict'],
};
