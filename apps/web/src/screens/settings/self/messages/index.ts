/** The messages about six words and devices, in the current language: loaded with the cards that show them. */
import { type Language, language } from '../../../../i18n/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl, type SelfMessages } from './nl.ts';

const MESSAGES: Readonly<Record<Language, SelfMessages>> = { nl, de, en };

export function selfText(): SelfMessages {
  return MESSAGES[language()];
}
