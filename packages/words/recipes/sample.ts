/** Draws the samples that people review to judge a list: `tsx recipes/sample.ts nl words` prints them, one per line. */

import { foldWord } from '../src/fold.ts';
import { wordsOf } from '../src/graph/queries.ts';
import { isLanguage, type Language } from '../src/language.ts';
import { WORD_LANGUAGES } from '../src/languages/index.ts';
import { makeLexicon } from '../src/lexicon.ts';
import { loadList } from '../src/node.ts';
import { drawSample } from './random.ts';
import { recipeOf } from './recipe.ts';

const SEED = 2026;

/** Words that the recipe never saw as words. */
function otherWords(language: Language, spellings: readonly string[]): string[] {
  const words = new Set(spellings.map((spelling) => foldWord(language, spelling)));
  return [...words].filter((word) => word.length >= 2 && word.length <= WORD_LANGUAGES[language].longestWord).sort();
}

const [language, kind] = process.argv.slice(2);
if (language && isLanguage(language)) {
  const list = loadList(language);
  const lexicon = makeLexicon(list);
  const words = wordsOf(lexicon.graph);
  if (kind === 'words') console.log(drawSample(words, 500, SEED).join('\n'));
  if (kind === 'advised') {
    const advised = words.filter((word) => lexicon.isAdvised(word, { verbs: false }));
    console.log(drawSample(advised, 300, SEED).join('\n'));
  }
  if (kind === 'other') {
    const { others } = await recipeOf(language);
    const sample = drawSample(otherWords(language, others?.spellings() ?? []), 500, SEED);
    console.log(sample.map((word) => `${word}  ${lexicon.has(word) ? 'in' : 'out'}`).join('\n'));
  }
}
