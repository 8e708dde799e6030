/** `npm run words:build -- nl`: rebuilds a language's data from its pinned inputs. For maintainers. */

import { isLanguage, LANGUAGES, type Language } from '../src/language.ts';
import { makeGerman } from './de.ts';
import type { MadeList } from './made-list.ts';
import { makeDutch } from './nl.ts';
import { SOURCES } from './sources.ts';
import { writeData } from './write-data.ts';

/** Incremented when the words change: running games keep the list they started with. */
const VERSION = '2';

const RECIPES: Record<Language, () => MadeList | Promise<MadeList>> = { nl: makeDutch, de: makeGerman };

async function build(language: Language): Promise<void> {
  console.log(`# ${language}`);
  const made = await RECIPES[language]();
  writeData({ language, version: VERSION, sources: SOURCES[language] }, made);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !isLanguage(name));
if (unknown.length > 0) {
  console.error(`No recipe for ${unknown.join(', ')}; there are ${LANGUAGES.join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const language of wanted.length > 0 ? wanted.filter(isLanguage) : LANGUAGES) await build(language);
}
