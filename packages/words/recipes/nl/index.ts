/** The recipe of the Dutch list. */
import { makeDutch } from '../nl.ts';
import type { Recipe } from '../recipe.ts';
import { dutchForms, otherSpellings } from './other-forms.ts';
import { SOURCES } from './sources.ts';

export const recipe: Recipe = {
  sources: SOURCES,
  make: makeDutch,
  others: { model: 'nl_NL', formsOf: dutchForms, spellings: otherSpellings },
};
