/** The scorekeeper's messages in the current language: loaded with its screens. */
import { type Language, language } from '../../i18n/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl, type ScoreMessages } from './nl.ts';

const MESSAGES: Readonly<Record<Language, ScoreMessages>> = { nl, de, en };

export function scoreText(): ScoreMessages {
  return MESSAGES[language()];
}
