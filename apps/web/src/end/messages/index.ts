/** The messages about the end of a game and its proof, in the current language: loaded with the last screen. */
import { type Language, language } from '../../i18n/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl, type ProofMessages } from './nl.ts';

const MESSAGES: Readonly<Record<Language, ProofMessages>> = { nl, de, en };

export function proofText(): ProofMessages {
  return MESSAGES[language()];
}
