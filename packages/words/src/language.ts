/** The languages that have a word list, which games speak them, and how long their words may be. */
import type { GameId } from '@lettertafel/engine';

export const LANGUAGES = ['nl', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

const LANGUAGE_OF: Readonly<Record<GameId, Language>> = {
  'scrabble-xl-nl': 'nl',
  'scrabble-de': 'de',
  'trickster-nl': 'nl',
  'rummikub-sabra': 'nl',
  'rummikub-international': 'nl',
};

/** Who names no list plays by the one of the game's language. */
export function languageOf(game: GameId): Language {
  return LANGUAGE_OF[game];
}

/** A board is 15 squares wide; Woord-Rummikub, played in Dutch, lays longer words. */
export const LONGEST_WORD: Record<Language, number> = { nl: 25, de: 15 };

export const SHORTEST_WORD = 2;
