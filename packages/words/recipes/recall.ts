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
import { isLanguage, type Language, LONGEST_WORD } from '../src/language.ts';
import { loadList } from '../src/node.ts';
import { readLines } from './inputs.ts';

const MODEL: Record<Language, string> = { nl: 'nl_NL', de: 'de_DE' };
const MOST_FREQUENT = 20_000;
/** Longer words do not fit on a board. */
const LONGEST = 15;
/** Words that are rarer in Frog's lexicon are often misspelt. */
const SEEN_ENOUGH = 2;
/** Longer Dutch nouns are mostly compounds. */
const LONGEST_SIMPLE = 8;

/** The most frequent words in lower case of Onboard's language model, counted in Wikipedia and news. */
function frequentWords(language: Language): string[] {
  const lines = readLines('onboard-data', `usr/share/onboard/models/${MODEL[language]}.lm`);
  const unigrams = lines.slice(lines.indexOf('\\1-grams:') + 1, lines.indexOf('\\2-grams:'));
  const counted = unigrams.map((line) => line.split(' ') as [string, string]);
  const lower = counted.filter(([, spelling]) => /^\p{Ll}+$/u.test(spelling));
  lower.sort(([one], [other]) => Number(other) - Number(one));
  return lower.map(([, spelling]) => spelling);
}

type Has = (word: string) => boolean;

/** Forms by kind, as another source has them, of words that the shipped list has. */
const FORMS: Record<Language, (has: Has) => Record<string, string[]>> = { nl: dutchForms, de: germanForms };

/** By the tags of Frog's lexicon, which were given to words in texts. */
function dutchForms(has: Has): Record<string, string[]> {
  const kinds: Record<string, RegExp> = {
    comparatives: /^ADJ\([a-z]+,comp,/,
    superlatives: /^ADJ\([a-z]+,sup,/,
    'partitive -s': /^ADJ\(postnom,basis,met-s/,
    'present participles': /^WW\(od,/,
    'plurals of listed compounds': /^N\(soort,mv,basis\)/,
  };
  const found: Record<string, string[]> = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  for (const line of readLines('frogdata', 'usr/share/frog/nld/Frog.mbt.1.0.lex')) {
    const [count, spelling = '', ...tags] = line.trim().split(' ');
    if (Number(count) < SEEN_ENOUGH || !/^\p{Ll}+$/u.test(spelling)) continue;
    for (const [kind, tag] of Object.entries(kinds)) {
      const seen = tags.filter((one) => tag.test(one)).map((one) => Number(one.split(':')[1]));
      // Tags that a word rarely has are as often as not mistakes.
      const isMostly = seen.reduce((sum, times) => sum + times, 0) > Number(count) / 2;
      const isWanted =
        !kind.startsWith('plurals') || (spelling.length > LONGEST_SIMPLE && singularsOf(spelling).some(has));
      if (isMostly && isWanted) found[kind]?.push(spelling);
    }
  }
  return found;
}

/** Boeken, tafels, bommen, jaren, brieven, huizen: the singulars that each may have. */
function singularsOf(plural: string): string[] {
  const stem = plural.replace(/(en|s)$/, '');
  const open = stem.replace(/([aeou])([^aeiou])$/, '$1$1$2');
  const single = stem.replace(/(.)\1$/, '$1');
  const voiceless = (text: string) => text.replace(/v$/, 'f').replace(/z$/, 's');
  return [stem, `${stem}e`, open, single, voiceless(stem), voiceless(open)].map((text) => foldWord('nl', text));
}

/** By the endings of igerman98, a speller's list. */
function germanForms(has: Has): Record<string, string[]> {
  const all = readLines('wngerman', 'usr/share/dict/ngerman').filter((line) => /^\p{Ll}+$/u.test(line));
  const isListed = (spelling: string) => has(foldWord('de', spelling));
  // Only an infinitive has a participle in -nd.
  const isInfinitive = (spelling: string) =>
    /..(en|eln|ern)$/.test(spelling) && isListed(spelling) && isListed(`${spelling}d`);
  const zuInfinitives = new Set(
    all.filter((word) =>
      [...word.matchAll(/zu/g)].some(
        ({ index }) =>
          index >= 2 &&
          isInfinitive(word.slice(index + 2)) &&
          isInfinitive(word.slice(0, index) + word.slice(index + 2)),
      ),
    ),
  );
  const infinitiveOf = (word: string) => word.replace(/d(e[mnrs]?)?$/, '');
  const isParticiple = (word: string) =>
    /nd(e[mnrs]?)?$/.test(word) && isListed(infinitiveOf(word)) && !zuInfinitives.has(infinitiveOf(word));
  const pastParticiple = /^(.*ge.+[^s]t)e[mnrs]?$/;
  return {
    'zu-infinitives': [...zuInfinitives],
    'present participles and their endings': all.filter(isParticiple),
    'endings of past participles in ge-…-t': all.filter((word) => isListed(pastParticiple.exec(word)?.[1] ?? '')),
  };
}

const [language, ...rest] = process.argv.slice(2);
const folder = rest.find((text) => !text.startsWith('--')) ?? join(import.meta.dirname, '..', 'data');
if (!language || !isLanguage(language)) {
  console.error('words:recall takes nl or de, and optionally a data folder and --words.');
  process.exitCode = 2;
} else {
  const shipped = loadList(language, { parts: ['words'] }).parts.words.graph;
  const judged = decodeGraph(gunzipSync(readFileSync(join(folder, language, 'words.graph.gz'))));
  if ('code' in judged) throw new Error(`${folder}: ${judged.code}`);
  const playable = (spellings: readonly string[]) => [
    ...new Set(
      spellings
        .map((spelling) => foldWord(language, spelling))
        .filter((word) => word.length >= 2 && word.length <= Math.min(LONGEST, LONGEST_WORD[language])),
    ),
  ];
  const kinds = {
    'most frequent words in lower case': playable(frequentWords(language)).slice(0, MOST_FREQUENT),
    ...Object.fromEntries(
      Object.entries(FORMS[language]((word) => hasWord(shipped, word))).map(([kind, spellings]) => [
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
