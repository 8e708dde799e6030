/** Types that the public types and functions are made of. */

export type { FromLetters } from './graph/queries.ts';
export type { WordLanguage } from './languages/word-language.ts';
export type { ListLine } from './parse-list.ts';
export type { ClassBits } from './word-class.ts';
export type { ListParts } from './word-list.ts';
