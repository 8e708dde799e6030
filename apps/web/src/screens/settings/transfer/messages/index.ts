/** The messages about taking everything along, in the current language: loaded with the card that shows them. */
import { type Language, language } from '../../../../i18n/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl, type TransferMessages } from './nl.ts';

const MESSAGES: Readonly<Record<Language, TransferMessages>> = { nl, de, en };

export function transferText(): TransferMessages {
  return MESSAGES[language()];
}
