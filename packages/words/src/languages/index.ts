/** The languages of the word lists: the only place that lists them in this package. */
import type { Language } from '@lettertafel/engine';
import { de } from './de.ts';
import { nl } from './nl.ts';
import type { WordLanguage } from './word-language.ts';

export const WORD_LANGUAGES: Readonly<Record<Language, WordLanguage>> = { nl, de };
