/** The languages that `lettertafel play` speaks, and the one that is wanted. */
import { PAGE_LANGUAGES, type PageLanguage } from '@lettertafel/protocol';
import { InputError } from '../input.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { Texts } from './texts.ts';

export type { Command, Texts } from './texts.ts';

export const TEXTS: Readonly<Record<PageLanguage, Texts>> = { nl, de, en };

/** The language that was asked for; otherwise that of the terminal, or English. */
export function textsIn(asked: string | undefined, env: Readonly<Record<string, string | undefined>>): Texts {
  const languageOf = (name: string) => PAGE_LANGUAGES.find((language) => language === name);
  if (asked !== undefined) {
    const language = languageOf(asked);
    if (!language) throw new InputError(`--language: expected one of ${PAGE_LANGUAGES.join(', ')}`);
    return TEXTS[language];
  }
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return TEXTS[languageOf(locale.slice(0, 2).toLowerCase()) ?? 'en'];
}
