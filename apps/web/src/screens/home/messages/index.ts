/** The welcome in the current language: only the home screen needs it. */
import { type Language, language } from '../../../i18n/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl, type WelcomeMessages } from './nl.ts';

const MESSAGES: Readonly<Record<Language, WelcomeMessages>> = { nl, de, en };

export function welcomeText(): WelcomeMessages {
  return MESSAGES[language()];
}
