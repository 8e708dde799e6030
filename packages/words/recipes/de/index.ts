/** The recipe of the German list. */
import { makeGerman } from '../de.ts';
import type { Recipe } from '../recipe.ts';
import { germanForms, otherSpellings } from './other-forms.ts';
import { SOURCES } from './sources.ts';

export const recipe: Recipe = {
  sources: SOURCES,
  make: makeGerman,
  others: { model: 'de_DE', formsOf: germanForms, spellings: otherSpellings },
};
