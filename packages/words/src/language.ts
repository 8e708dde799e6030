/** The languages that have a word list, and how long their words may be. */
import { GAMES, type GameId, LANGUAGES, type Language } from '@lettertafel/engine';

export { LANGUAGES, type Language };

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The default word list of a game. */
export function languageOf(game: GameId): Language {
  return GAMES[game].rules.language;
}

/** A board is 15 squares wide; Woord-Rummikub, played in Dutch, lays longer words. */
export const LONGEST_WORD: Record<Language, number> = { nl: 25, de: 15 };

export const SHORTEST_WORD = 2;
