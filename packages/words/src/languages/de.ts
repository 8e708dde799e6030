/** German: ß is SS, Ä Ö Ü are letters of their own, other accents are dropped (DE-03). */
import { LATIN, type WordLanguage } from './word-language.ts';

export const de: WordLanguage = {
  letters: `${LATIN}ÄÖÜ`,
  longestWord: 15,
  // DE-03 excludes them.
  discriminating: 'out',
  explained: ['de-pos', 'de-ding'],
};
