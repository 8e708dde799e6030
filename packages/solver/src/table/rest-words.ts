/** Rest words: targets that could be read as a rest of an earlier word score only if the turn can be read otherwise. */
import { JOKER } from '@lettertafel/engine';
import { u8At } from '@lettertafel/words';
import { wordsLeft } from './breaks.ts';
import { coverProblem } from './cover-candidates.ts';
import type { Deadline } from './deadline.ts';
import { type ExactCover, makeExactCover } from './exact-cover.ts';
import {
  bagOf,
  copyBag,
  emptyBag,
  type FittingWords,
  fits,
  type LetterBag,
  takeLetter,
  takeWord,
} from './letter-bag.ts';
import { JUDGE_COST, type SearchPosition, type SearchResult } from './position.ts';
import { couldBeRestOf, matchesAt, placeJokersForNewWord, type TableWord, unfixed } from './table-word.ts';
import type { WordIndex } from './word-index.ts';

export type RestWordSearch = (word: number, maxSteps: number) => SearchResult;

/**
 * Such a word is new if every earlier word that contains it stays whole. Otherwise other words must overlap it in one of
 * those, or the turn would be read with it as a rest; these few are tried one by one, and the engine says what each turn
 * scores.
 */
export function makeRestWordSearch(position: SearchPosition, fitting: FittingWords): RestWordSearch {
  const { wordIndex, table, deadline } = position;
  const attempt = makeAttempts(position, fitting);
  return (word, maxSteps) => {
    const text = wordIndex.textOf(word);
    const containing = table.filter((old) => couldBeRestOf(text, old));
    let result = attempt({ word, maxSteps, staying: containing, others: [] });
    if (result === 'found') return 'found';
    for (const other of overlappingWords(position, text, containing)) {
      if (deadline.isPast()) return 'unknown';
      const withOther = attempt({ word, maxSteps, staying: [], others: [other] });
      if (withOther === 'found') return 'found';
      if (withOther === 'unknown') result = 'unknown';
    }
    if (!hasJokers(position)) return result;
    // A joker in it may also make it new. With several earlier words this is not analysed.
    const withJoker = attempt({ word, maxSteps, staying: [], others: [] });
    if (withJoker === 'none') return containing.length > 1 ? 'unknown' : result;
    return withJoker;
  };
}

export function hasJokers({ rack, table }: SearchPosition): boolean {
  return rack.includes(JOKER) || table.some(({ tiles }) => tiles.includes(JOKER));
}

interface Attempt {
  readonly word: number;
  readonly maxSteps: number;
  /** Words of the table that stay as they are. */
  readonly staying: readonly TableWord[];
  /** Words that are laid as well. */
  readonly others: readonly number[];
}

/** The table without the words that stay; its cover is kept for its memo. */
interface Movable {
  readonly words: readonly TableWord[];
  readonly tiles: string;
  readonly bag: LetterBag;
  readonly cover: ExactCover;
}

function makeAttempts(position: SearchPosition, fitting: FittingWords): (attempt: Attempt) => SearchResult {
  const { wordIndex, deadline, table, fixed, rack, judge, best } = position;
  const known = new Map<string, Movable>();
  const left = emptyBag(wordIndex);

  function movableBeside(staying: readonly TableWord[]): Movable {
    const key = staying.map(({ tiles }) => tiles).join(' ');
    const movable = known.get(key) ?? allBut(staying);
    known.set(key, movable);
    return movable;
  }

  function allBut(staying: readonly TableWord[]): Movable {
    const words = table.filter((old) => !staying.includes(old));
    const tiles = words.map((old) => old.tiles).join('');
    const problem = coverProblem(position, { table: tiles, rack });
    return { words, tiles, bag: problem.bag, cover: makeExactCover(problem, fitting) };
  }

  return ({ word, maxSteps, staying, others }) => {
    const { words: before, tiles, bag, cover } = movableBeside(staying);
    copyBag(bag, left);
    const first = [word, ...others];
    for (const taken of first) {
      if (!fits(wordIndex, left, taken)) return 'none';
      takeWord(wordIndex, left, taken);
    }
    const accept = (words: readonly number[]) => {
      const plan = { words: unfixed([...first, ...words].map(wordIndex.textOf)), required: tiles, rack, before };
      const laid = placeJokersForNewWord(plan, before);
      const play = laid && judge([...laid, ...staying, ...fixed]);
      if (play) best.add(play);
      deadline.charge(JUDGE_COST);
      return play !== null && play.score >= u8At(wordIndex.lengths, word);
    };
    return cover.solve({ bag: left, excluded: word, maxSteps, isGreedy: false, accept });
  };
}

/** A word of the index where it lies in an earlier word. */
interface Span {
  readonly word: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Words of the index that overlap a rest within an earlier word. A turn is read so that the most letters are left lying:
 * so they matter only where, together with others that overlap it too, they have no fewer letters than the rest itself,
 * and where the tiles suffice for all of them.
 */
export function overlappingWords(
  { wordIndex, table, rack, deadline }: Pick<SearchPosition, 'wordIndex' | 'table' | 'rack' | 'deadline'>,
  rest: string,
  containing: readonly TableWord[],
): ReadonlySet<number> {
  const bag = bagOf(wordIndex, [...table.flatMap(({ tiles }) => [...tiles]), ...rack]);
  for (const letter of rest) takeLetter(wordIndex, bag, wordIndex.letters.indexOf(letter));
  const found = new Set<number>();
  for (const { tiles } of containing) {
    const spans = spansIn(wordIndex, tiles, deadline).filter(({ word }) => wordIndex.textOf(word) !== rest);
    for (let at = 0; at + rest.length <= tiles.length; at++) {
      if (!matchesAt(rest, tiles, at)) continue;
      const overlapping = spans.filter(({ from, to }) => from < at + rest.length && to > at);
      addSets(overlapping, { letters: rest.length, from: 0, bag, chosen: [] });
    }
  }
  return found;

  /** Adds the words of all sets of disjoint spans that have this many letters. */
  function addSets(spans: readonly Span[], { letters, from, bag, chosen }: SpanSet): void {
    if (letters <= 0) {
      for (const word of chosen) found.add(word);
      return;
    }
    const end = Math.max(...spans.map(({ to }) => to));
    for (const [index, span] of spans.entries()) {
      if (span.from < from || end - span.from < letters || !fits(wordIndex, bag, span.word)) continue;
      const left = emptyBag(wordIndex);
      copyBag(bag, left);
      takeWord(wordIndex, left, span.word);
      addSets(spans.slice(index + 1), {
        letters: letters - (span.to - span.from),
        from: span.to,
        bag: left,
        chosen: [...chosen, span.word],
      });
    }
  }
}

interface SpanSet {
  /** How many letters are still to come, and from which place on. */
  readonly letters: number;
  readonly from: number;
  readonly bag: LetterBag;
  readonly chosen: readonly number[];
}

/** Sorted by where they begin. */
function spansIn(wordIndex: WordIndex, tiles: string, deadline: Deadline): Span[] {
  const found: Span[] = [];
  for (const word of wordsLeft(wordIndex, tiles, deadline)) {
    const text = wordIndex.textOf(word);
    for (let from = 0; from + text.length <= tiles.length; from++) {
      if (matchesAt(text, tiles, from)) found.push({ word, from, to: from + text.length });
    }
  }
  return found.sort((one, other) => one.from - other.from);
}
