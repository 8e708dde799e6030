/** The languages that have a word list, and how long their words may be. */

export const LANGUAGES = ['nl', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** A board is 15 squares wide; Woord-Rummikub, played in Dutch, lays longer words. */
export const LONGEST_WORD: Record<Language, number> = { nl: 25, de: 15 };

export const SHORTEST_WORD = 2;
