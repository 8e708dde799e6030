/** Word classes, as bits beside each Dutch word, and which of them the booklet advises. */

export const WORD_CLASSES = ['noun', 'plural', 'diminutive', 'verb', 'adjective', 'other'] as const;

/** `noun` is a singular noun that is not a diminutive; `verb` any form of a verb; `other` everything else. */
export type WordClass = (typeof WORD_CLASSES)[number];

/** A set of classes, one bit each. No bit: nothing is known. */
export type ClassBits = number;

export const NOUN = 1;
export const PLURAL = 2;
export const DIMINUTIVE = 4;
export const VERB = 8;
export const ADJECTIVE = 16;
export const OTHER = 32;
export const ALL_CLASSES = 63;

/** no diminutives, no verbs, no plurals; a word with another reading is fine, and so is an unknown one. */
export function isAdvisedClass(classes: ClassBits, { verbs }: { readonly verbs: boolean }): boolean {
  const allowed = NOUN | ADJECTIVE | OTHER | (verbs ? VERB : 0);
  return classes === 0 || (classes & allowed) !== 0;
}

export function classNames(classes: ClassBits): WordClass[] {
  return WORD_CLASSES.filter((_, bit) => (classes >> bit) & 1);
}
