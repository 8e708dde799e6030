/** What a language needs for its word list. */

export type DiscriminatingWords = 'allowed' | 'out';

export interface WordLanguage {
  /** In code unit order. Other letters are folded to these. */
  readonly letters: string;
  /** A board is 15 squares wide; Woord-Rummikub lays longer words. */
  readonly longestWord: number;
  /** Unless a table chooses. */
  readonly discriminating: DiscriminatingWords;
  /** Data folders of base forms and meanings, from sources with licences of their own. */
  readonly explained: readonly string[];
}

export const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
