/**
 * Words that a list lacks, by sources that the recipes do not use: `npm run words:recall -- nl` prints shares, and the
 * words with `--words`. A second argument is the data folder of another version, taken out of git.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { foldWord } from '../src/fold.ts';
import { decodeGraph } from '../src/graph/file.ts';
import { hasWord } from '../src/graph/word-graph.ts';
import { isLanguage, LANGUAGES } from '../src/language.ts';
import { WORD_LANGUAGES } from '../src/languages/index.ts';
import { loadList } from '../src/node.ts';
import { readLines } from './inputs.ts';
import { recipeOf } from './recipe.ts';

const MOST_FREQUENT = 20_000;
/** Longer words do not fit on a board. */
const LONGEST = 15;

/** The most frequent words in lower case of Onboard's language model, counted in Wikipedia and news. */
function frequentWords(model: string): string[] {
  const lines = readLines('onboard-data', `usr/share/onboard/models/${model}.lm`);
  const unigrams = lines.slice(lines.indexOf('\\1-grams:') + 1, lines.indexOf('\\2-grams:'));
  const counted = unigrams.map((line) => line.split(' ') as [string, string]);
  const lower = counted.filter(([, spelling]) => /^\p{Ll}+$/u.test(spelling));
  lower.sort(([one], [other]) => Number(other) - Number(one));
  return lower.map(([, spelling]) => spelling);
}

const [language, ...rest] = process.argv.slice(2);
const folder = rest.find((text) => !text.startsWith('--')) ?? join(import.meta.dirname, '..', 'data');
if (!language || !isLanguage(language)) {
  console.error(`words:recall takes ${LANGUAGES.join(' or ')}, and optionally a data folder and --words.`);
  process.exitCode = 2;
} else {
  const { others } = await recipeOf(language);
  if (!others) throw new Error(`${language} has no other sources`);
  const shipped = loadList(language, { parts: ['words'] }).parts.words.graph;
  const judged = decodeGraph(gunzipSync(readFileSync(join(folder, language, 'words.graph.gz'))));
  if ('code' in judged) throw new Error(`${folder}: ${judged.code}`);
  const playable = (spellings: readonly string[]) => [
    ...new Set(
      spellings
        .map((spelling) => foldWord(language, spelling))
        .filter((word) => word.length >= 2 && word.length <= Math.min(LONGEST, WORD_LANGUAGES[language].longestWord)),
    ),
  ];
  const kinds = {
    'most frequent words in lower case': playable(frequentWords(others.model)).slice(0, MOST_FREQUENT),
    ...Object.fromEntries(
      Object.entries(others.formsOf((word) => hasWord(shipped, word))).map(([kind, spellings]) => [
        kind,
        playable(spellings),
      ]),
    ),
  };
  for (const [kind, words] of Object.entries(kinds)) {
    const missing = words.filter((word) => !hasWord(judged.graph, word));
    const share = ((100 * missing.length) / words.length).toFixed(2);
    console.log(`${kind}: ${missing.length} of ${words.length} missing (${share} %)`);
    if (rest.includes('--words')) console.log(missing.join(' '));
  }
}
