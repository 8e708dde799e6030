/** The languages that have a word list. */
import { GAMES, type GameId, LANGUAGES, type Language } from '@lettertafel/engine';

export { LANGUAGES, type Language };

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The default word list of a game. */
export function languageOf(game: GameId): Language {
  return GAMES[game].rules.language;
}

export const SHORTEST_WORD = 2;
