import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/language.ts';
import { loadList } from '../src/node.ts';
import { recipeOf } from './recipe.ts';

test.each(LANGUAGES)('%s has a recipe, and its list names the sources of the recipe', async (language) => {
  const { sources } = await recipeOf(language);
  expect(sources.length).toBeGreaterThan(0);
  expect(loadList(language, { parts: ['words'] }).manifest.sources).toEqual(sources);
});
