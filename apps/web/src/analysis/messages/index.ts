/** The messages about what else could have been played, in the current language: loaded with the last screen. */
import { type Language, language } from '../../i18n/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { type AnalysisMessages, nl } from './nl.ts';

const MESSAGES: Readonly<Record<Language, AnalysisMessages>> = { nl, de, en };

export function analysisText(): AnalysisMessages {
  return MESSAGES[language()];
}
