/** The available languages, and the user's: the chosen one, otherwise the browser's. */

import type { PageLanguage } from '@lettertafel/protocol';

export const LANGUAGES = ['nl', 'de', 'en'] as const satisfies readonly PageLanguage[];
export type Language = (typeof LANGUAGES)[number];

const KEY = 'lettertafel.language';

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);

export function languageWanted(): Language {
  const chosen = localStorage.getItem(KEY);
  if (isLanguage(chosen)) return chosen;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return spoken ?? 'en';
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
}
