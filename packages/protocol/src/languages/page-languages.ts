/** The languages that pages speak, and that a guest's six words come in. They are not those of the word lists. */
export const PAGE_LANGUAGES = ['nl', 'de', 'en'] as const;

export type PageLanguage = (typeof PAGE_LANGUAGES)[number];
