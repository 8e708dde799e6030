/** The messages of this screen, in the current language: loaded with it. */
import { type Language, language } from '../../../i18n/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { type KeysMessages, nl } from './nl.ts';

const MESSAGES: Readonly<Record<Language, KeysMessages>> = { nl, de, en };

export function keysText(): KeysMessages {
  return MESSAGES[language()];
}
