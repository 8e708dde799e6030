/** The messages about positions in the current language: loaded with the screen. */
import { type Language, language } from '../../../i18n/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl, type PositionMessages } from './nl.ts';

const MESSAGES: Readonly<Record<Language, PositionMessages>> = { nl, de, en };

export function positionText(): PositionMessages {
  return MESSAGES[language()];
}
