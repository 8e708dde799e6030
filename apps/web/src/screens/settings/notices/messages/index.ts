/** The messages about notices, in the current language: loaded with the card that shows them. */
import { type Language, language } from '../../../../i18n/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { type NoticeMessages, nl } from './nl.ts';

const MESSAGES: Readonly<Record<Language, NoticeMessages>> = { nl, de, en };

export function noticeText(): NoticeMessages {
  return MESSAGES[language()];
}
