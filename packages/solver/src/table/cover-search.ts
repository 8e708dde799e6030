/** Search where words may be dissolved (Sabra): lay a long target word, then cover the rest of the table exactly. */

import { JOKER } from '@lettertafel/engine';
import { elementAt, u8At } from '@lettertafel/words';
import { type CoverProblem, coverProblem, prepareCoverCandidates, surplusFirst } from './cover-candidates.ts';
import { type ExactCover, makeExactCover } from './exact-cover.ts';
import {
  copyBag,
  emptyBag,
  type FittingWords,
  fits,
  type LetterBag,
  lazyFittingWords,
  takeWord,
} from './letter-bag.ts';
import { JUDGE_COST, lazyTargetWords, lengthRange, type SearchPosition, type SearchResult } from './position.ts';
import { makeRestWordSearch, type RestWordSearch } from './rest-words.ts';
import { couldBeRestOf, placeJokers, type TableWord, unfixed } from './table-word.ts';

export { prepareCoverCandidates as prepareCoverSearch };

/** Target words of each length tried before all others, greedily and by a partial cover, so that a play is found soon. */
const GREEDY_FIRST = 12;
const PARTIAL_FIRST = 3;
const GREEDY_STEPS = 60;
/** Iterative deepening: every round gives an undecided target this many times the steps. */
const FIRST_STEPS = 40;
const STEPS_FACTOR = 8;
/** A target that is undecided after this many steps stays undecided. */
const MAX_STEPS = 1e8;

/** Table words that are not in the index stay whole or are dissolved; up to this many are tried both ways. */
const MAX_UNKNOWN_WORDS = 4;

export function searchByCover(position: SearchPosition): boolean {
  const unknown = position.table.filter(({ reading }) => !position.isGood(reading));
  const tried = unknown.slice(0, MAX_UNKNOWN_WORDS);
  let isProven = unknown.length <= MAX_UNKNOWN_WORDS;
  for (let dissolved = 0; dissolved < 1 << tried.length; dissolved++) {
    const staying = unknown.filter((_, index) => ((dissolved >> index) & 1) === 0);
    const table = position.table.filter((word) => !staying.includes(word));
    isProven = searchTable({ ...position, table, fixed: [...position.fixed, ...staying] }) && isProven;
  }
  return isProven;
}

/** What the functions below share. */
interface Task {
  readonly position: SearchPosition;
  readonly problem: CoverProblem;
  readonly fitting: FittingWords;
  readonly cover: ExactCover;
  readonly searchRestWord: RestWordSearch;
  /** What is left when the target word is taken. */
  readonly left: LetterBag;
}

function searchTable(position: SearchPosition): boolean {
  const { wordIndex, deadline, best, rack, minRackTiles = 1 } = position;
  const { longest, shortest } = lengthRange(position);
  const table = tableTiles(position);
  // A rack that must be laid as a whole is like tiles of the table.
  const problem = coverProblem(
    position,
    minRackTiles === rack.length
      ? { table: [...table, ...rack], rack: [], minRackTiles: 0 }
      : { table, rack, minRackTiles },
  );
  const fitting = lazyFittingWords(wordIndex, problem.bag, deadline);
  const task: Task = {
    position,
    problem,
    fitting,
    cover: makeExactCover(problem, fitting),
    searchRestWord: makeRestWordSearch(position, fitting),
    left: emptyBag(wordIndex),
  };
  const formed = wordIndex.findAll(position.formed);
  const sorted = surplusFirst(problem);
  const targets = lazyTargetWords(position, (length) =>
    sorted(fitting.ofLength(length).filter((word) => !formed.has(word))),
  );
  const isWorthwhile = (length: number) => length > best.score && length >= shortest && !deadline.isPast();

  for (let length = longest; isWorthwhile(length); length--) {
    const words = targets.ofLength(length);
    for (const word of words.slice(0, GREEDY_FIRST)) if (tryGreedily(task, word) === 'found') break;
    if (minRackTiles !== 1) continue;
    for (const word of words.slice(0, PARTIAL_FIRST)) {
      if (length <= best.score || tryPartialCover(position, word, fitting)) break;
    }
  }
  for (let maxSteps = FIRST_STEPS; !deadline.isPast() && maxSteps < MAX_STEPS; maxSteps *= STEPS_FACTOR) {
    let isOpen = false;
    for (let length = longest; isWorthwhile(length); length--) {
      const undecided: number[] = [];
      for (const word of targets.ofLength(length)) {
        const result = length > best.score && !deadline.isPast() ? tryTarget(task, word, maxSteps) : 'unknown';
        if (result === 'unknown') undecided.push(word);
      }
      targets.keep(length, undecided);
      isOpen ||= undecided.length > 0 && length > best.score;
    }
    if (!isOpen) break;
  }
  const isProven = targets.areExcludedAbove(best.score);
  if (best.score < 0 && position.length === undefined) return tryAnyPlay(task) && isProven;
  return isProven;
}

function tableTiles({ table }: SearchPosition): string {
  return table.map(({ tiles }) => tiles).join('');
}

function tryTarget(task: Task, word: number, maxSteps: number): SearchResult {
  const { position, cover, left } = task;
  const text = position.wordIndex.textOf(word);
  if (position.table.some((old) => couldBeRestOf(text, old))) return task.searchRestWord(word, maxSteps);
  if (maxSteps === FIRST_STEPS && tryGreedily(task, word) === 'found') return 'found';
  const isSecondRound = maxSteps === FIRST_STEPS * STEPS_FACTOR;
  if (isSecondRound && (position.minRackTiles ?? 1) === 1 && tryPartialCover(position, word, task.fitting)) {
    return 'found';
  }
  takeTarget(task, word);
  const result = cover.solve({ bag: left, excluded: word, maxSteps, isGreedy: false });
  return result === 'found' ? judgeCover(task, [word, ...cover.words()]) : result;
}

/** A quick heuristic: short words only, with a rack letter among the required ones. */
function tryGreedily(task: Task, word: number): SearchResult {
  const { problem, cover, left, position } = task;
  if (position.table.some((old) => couldBeRestOf(position.wordIndex.textOf(word), old))) return 'unknown';
  takeTarget(task, word);
  const optional = optionalLessOne(problem, left);
  const result = cover.solve({ bag: left, excluded: word, maxSteps: GREEDY_STEPS, isGreedy: true, optional });
  return result === 'found' ? judgeCover(task, [word, ...cover.words()]) : result;
}

function takeTarget({ problem, left }: Task, word: number): void {
  copyBag(problem.bag, left);
  takeWord(problem.wordIndex, left, word);
}

/** A turn needs a rack tile: if none is laid yet, the most common rack letter becomes required. */
function optionalLessOne({ wordIndex, optional }: CoverProblem, left: LetterBag): Uint8Array {
  if (optional.some((count, letter) => u8At(left.counts, letter) < count)) return optional;
  const mostCommon = wordIndex.rarestFirst.findLast((letter) => u8At(optional, letter) > 0);
  if (mostCommon === undefined) return optional;
  const stricter = optional.slice();
  stricter[mostCommon] = u8At(stricter, mostCommon) - 1;
  return stricter;
}

function judgeCover({ position }: Task, words: readonly number[]): SearchResult {
  const { wordIndex, table, fixed, rack, judge, best, deadline } = position;
  deadline.charge(JUDGE_COST);
  const texts = words.map(wordIndex.textOf);
  const laid = placeJokers({ words: unfixed(texts), required: tableTiles(position), rack, before: table });
  const play = laid && judge([...laid, ...fixed]);
  if (!play) return 'unknown';
  best.add(play);
  return play.score >= elementAt(texts, 0).length ? 'found' : 'unknown';
}

/** No word scores: searches for any play. True if it is decided whether there is one. */
function tryAnyPlay(task: Task): boolean {
  const { problem, cover } = task;
  for (const isGreedy of [true, false]) {
    const maxSteps = isGreedy ? GREEDY_STEPS : Number.POSITIVE_INFINITY;
    const result = cover.solve({ bag: problem.bag, excluded: -1, maxSteps, isGreedy });
    if (result === 'found') {
      judgeCover(task, cover.words());
      return true;
    }
    if (result === 'none') return true;
  }
  return false;
}

/** Table words broken besides those whose letters are needed. */
const MAX_EXTRA_WORDS = 2;
const PARTIAL_STEPS = 120;

/**
 * Partial cover: makes a target word out of few table words, because the letters of a whole table can be hard to cover.
 * True when a play was found that scores the word while most table words stay as they are.
 */
function tryPartialCover(position: SearchPosition, word: number, fitting: FittingWords): boolean {
  const { wordIndex, table, fixed, rack, deadline, judge, best } = position;
  const text = wordIndex.textOf(word);
  const chosen = sourcesOf(text, position);
  if (!chosen) return false;
  const left = emptyBag(wordIndex);
  for (let extra = 0; extra <= MAX_EXTRA_WORDS && !deadline.isPast(); extra++) {
    const moved = table.filter((old) => chosen.includes(old));
    const required = moved.map((old) => old.tiles).join('');
    const problem = coverProblem(position, { table: required, rack });
    copyBag(problem.bag, left);
    if (!fits(wordIndex, left, word)) return false;
    takeWord(wordIndex, left, word);
    const cover = makeExactCover(problem, fitting);
    if (cover.solve({ bag: left, excluded: word, maxSteps: PARTIAL_STEPS, isGreedy: false }) === 'found') {
      deadline.charge(JUDGE_COST);
      const words = unfixed([text, ...cover.words().map(wordIndex.textOf)]);
      const laid = placeJokers({ words, required, rack, before: moved });
      const staying = table.filter((old) => !moved.includes(old));
      const play = laid && judge([...laid, ...staying, ...fixed]);
      if (play) best.add(play);
      return play !== null && play.score >= text.length;
    }
    const next = mostVowels(table.filter((old) => !chosen.includes(old)));
    if (!next) return false;
    chosen.push(next);
  }
  return false;
}

/** Table words that together with the rack have the letters, chosen greedily with little to spare; null if none do. */
function sourcesOf(text: string, { table, rack }: SearchPosition): TableWord[] | null {
  const missing = [...text];
  let jokers = 0;
  const takeAll = (tiles: Iterable<string>) => {
    for (const tile of tiles) {
      if (tile === JOKER) jokers++;
      const place = missing.indexOf(tile);
      if (place >= 0) missing.splice(place, 1);
    }
  };
  takeAll(rack);
  const chosen: TableWord[] = [];
  while (missing.length > jokers) {
    let best: TableWord | null = null;
    let most = 0;
    for (const old of table) {
      if (chosen.includes(old)) continue;
      const useful = countUseful(missing, old.tiles);
      const worth = useful === 0 ? 0 : useful / (old.tiles.length - useful + 1);
      if (worth > most) {
        most = worth;
        best = old;
      }
    }
    if (!best) return null;
    chosen.push(best);
    takeAll(best.tiles);
  }
  return chosen;
}

function countUseful(missing: readonly string[], tiles: string): number {
  const left = [...missing];
  let useful = 0;
  for (const tile of tiles) {
    const place = left.indexOf(tile);
    if (place < 0 && tile !== JOKER) continue;
    if (place >= 0) left.splice(place, 1);
    useful++;
  }
  return useful;
}

/** The word with the highest share of vowels: its letters are the easiest to combine with others. */
function mostVowels(words: readonly TableWord[]): TableWord | null {
  const share = ({ tiles }: TableWord) => [...tiles].filter((tile) => 'AEIOU@'.includes(tile)).length / tiles.length;
  return words.reduce<TableWord | null>((best, word) => (best && share(best) >= share(word) ? best : word), null);
}
