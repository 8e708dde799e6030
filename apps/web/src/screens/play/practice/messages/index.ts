/** The messages of the practice table in the current language: loaded with its guide. */
import { type Language, language } from '../../../../i18n/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { PracticeMessages } from './practice-messages.ts';

const MESSAGES: Readonly<Record<Language, PracticeMessages>> = { nl, de, en };

export function practiceText(): PracticeMessages {
  return MESSAGES[language()];
}
