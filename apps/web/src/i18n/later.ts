/** The messages of screens that are loaded on demand: all languages come in the file of those screens. */
import { de } from './de/later.ts';
import { en } from './en/later.ts';
import { type Language, language } from './index.ts';
import type { LaterMessages } from './messages.ts';
import { nl } from './nl/later.ts';

export const LATER: Readonly<Record<Language, LaterMessages>> = { nl, de, en };

export function later(): LaterMessages {
  return LATER[language()];
}
