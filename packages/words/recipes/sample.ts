/** Draws the samples that people review to judge a list: `tsx recipes/sample.ts nl words` prints them, one per line. */

import { foldWord } from '../src/fold.ts';
import { wordsOf } from '../src/graph/queries.ts';
import { isLanguage, type Language, LONGEST_WORD } from '../src/language.ts';
import { makeLexicon } from '../src/lexicon.ts';
import { loadList } from '../src/node.ts';
import { readLines } from './inputs.ts';
import { readFrogLexicon } from './nl/frog.ts';
import { drawSample } from './random.ts';

const SEED = 2026;

/** Words that the recipe never saw as words: seen five times or more in tagged text, or in another spelling list. */
function otherWords(language: Language): string[] {
  const spellings =
    language === 'nl'
      ? [...readFrogLexicon()].filter(([, { count }]) => count >= 5).map(([spelling]) => spelling)
      : readLines('wngerman', 'usr/share/dict/ngerman').filter((line) => /^\p{Ll}+$/u.test(line));
  const words = new Set(spellings.map((spelling) => foldWord(language, spelling)));
  return [...words].filter((word) => word.length >= 2 && word.length <= LONGEST_WORD[language]).sort();
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
    const sample = drawSample(otherWords(language), 500, SEED);
    console.log(sample.map((word) => `${word}  ${lexicon.has(word) ? 'in' : 'out'}`).join('\n'));
  }
}
