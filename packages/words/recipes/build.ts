/** `npm run words:build -- nl`: rebuilds a language's data from its pinned inputs. For maintainers. */

import { isLanguage, LANGUAGES, type Language } from '../src/language.ts';
import { recipeOf } from './recipe.ts';
import { writeData } from './write-data.ts';

/** Incremented when the words change: running games keep the list they started with. */
const VERSION = '2';

async function build(language: Language): Promise<void> {
  console.log(`# ${language}`);
  const { make, sources } = await recipeOf(language);
  writeData({ language, version: VERSION, sources }, await make());
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !isLanguage(name));
if (unknown.length > 0) {
  console.error(`No recipe for ${unknown.join(', ')}; there are ${LANGUAGES.join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const language of wanted.length > 0 ? wanted.filter(isLanguage) : LANGUAGES) await build(language);
}
