/** The interface to word lists. */

/** A node of the word graph. 0 means none: nothing continues from there. */
export type WordNode = number;

/** Words are upper case, in the letters of the game (Ä Ö Ü are letters of their own). */
export interface Lexicon {
  has(word: string): boolean;
  /** Usually written with a capital: names, brands (TR-19). */
  isName(word: string): boolean;
  /** Also valid with the booklet's advised vocabulary. */
  isAdvised(word: string, allowing: { readonly verbs: boolean }): boolean;
  /** The X of a person noun X*IN (DE-06). */
  isPersonStem(stem: string): boolean;
  /** The same list and the words written with an apostrophe or a hyphen, in one piece (XL-05), where it has any. */
  readonly withJoined?: Lexicon | null;
  /** The walk: from the root, letter by letter, to where a word ends. */
  readonly root: WordNode;
  next(node: WordNode, letter: string): WordNode;
  ends(node: WordNode): boolean;
}
