/** 2,048 words of each language, none of which sounds like another. */
import type { PageLanguage } from '@lettertafel/protocol';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const DRAWN_FROM: Readonly<Record<PageLanguage, string>> = { nl, de, en };
