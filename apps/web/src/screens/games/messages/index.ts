/** The messages of the user's games in the current language: loaded with the screen. */
import { type Language, language } from '../../../i18n/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { type GamesMessages, nl } from './nl.ts';

const MESSAGES: Readonly<Record<Language, GamesMessages>> = { nl, de, en };

export function gamesText(): GamesMessages {
  return MESSAGES[language()];
}
