/** The messages about setting a table and about options, in the current language: loaded with the screens that show them. */
import { type Language, language } from '../../i18n/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl, type TableMessages } from './nl.ts';

const MESSAGES: Readonly<Record<Language, TableMessages>> = { nl, de, en };

export function tableText(): TableMessages {
  return MESSAGES[language()];
}
