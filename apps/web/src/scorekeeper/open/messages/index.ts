/** The messages about opening a file, in the current language. */
import { type Language, language } from '../../../i18n/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl, type OpenMessages } from './nl.ts';

const MESSAGES: Readonly<Record<Language, OpenMessages>> = { nl, de, en };

export function openText(): OpenMessages {
  return MESSAGES[language()];
}
