/** The messages about moving a game, in the current language: loaded with its sheets. */
import { type Language, language } from '../../../../i18n/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { type MovingMessages, nl } from './nl.ts';

const MESSAGES: Readonly<Record<Language, MovingMessages>> = { nl, de, en };

export function movingText(): MovingMessages {
  return MESSAGES[language()];
}
