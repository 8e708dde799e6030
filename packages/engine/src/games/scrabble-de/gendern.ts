/** The *IN blank (DE-06 to DE-08): one tile at the end of a person noun that reads IN. */
import type { SuffixTile } from '../../crossword/rules.ts';

/** X*IN and X*INNEN; X has at least three letters (DE-06). */
const PERSON_NOUN = /^([^*]{3,})\*(NEN)?$/;

export const IN_TILE: SuffixTile = {
  cell: '*',
  endings: ['*', '*NEN'],
  isWellFormed: (word) => PERSON_NOUN.test(word),
  isGood: (word, lexicon) => lexicon.isPersonStem(PERSON_NOUN.exec(word)?.[1] ?? ''),
  // DE-07, DE-08: ten points for the singular, none for the plural.
  valueIn: (word) => (word.endsWith('*') ? 10 : 0),
};
