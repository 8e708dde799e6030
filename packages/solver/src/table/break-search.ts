/** Search if something of every table word must be left (International): target words, longest first, by iterative deepening. */
import { elementAt, u32At } from '@lettertafel/words';
import { trigramIndexOf } from './containing-words.ts';
import { lazyTargetWords, lengthRange, type SearchPosition, type TargetWords } from './position.ts';
import { findSources, type Sources } from './sources.ts';
import type { TableWord } from './table-word.ts';
import { makeTargetSearch, type TargetSearch } from './target-search.ts';
import type { SearchLimits } from './turn-search.ts';
import { prepareLetterLists, type WordIndex } from './word-index.ts';
import { MAX_LENGTH } from './word-walk.ts';

interface Round extends SearchLimits {
  /** How many targets of each length are tried. */
  readonly targets: number;
}

const ALL = Number.POSITIVE_INFINITY;

/**
 * Iterative deepening: few steps for the most promising targets of each length, with little lying loose and nothing
 * broken to cover it; then more and more.
 */
const ROUNDS: readonly Round[] = [
  { targets: 24, maxSteps: 72, maxLoose: 4, maxBreakLength: 0 },
  { targets: 160, maxSteps: 72, maxLoose: 4, maxBreakLength: 0 },
  { targets: ALL, maxSteps: 432, maxLoose: 8, maxBreakLength: 4 },
  { targets: ALL, maxSteps: 2_600, maxLoose: 25, maxBreakLength: 7 },
  { targets: ALL, maxSteps: 16_000, maxLoose: 100, maxBreakLength: MAX_LENGTH },
  { targets: ALL, maxSteps: 1e5, maxLoose: 100, maxBreakLength: MAX_LENGTH },
  // A target that is undecided after this many steps stays undecided.
  { targets: ALL, maxSteps: 1e8, maxLoose: 100, maxBreakLength: MAX_LENGTH },
];

/** From here on every word may be laid, so that a failure is a proof; only with few undecided targets. */
const PROVING_ROUND = 4;
const FEW_TARGETS = 3;

/** Targets tried before searching for any play at all, which is rarely needed. */
const OPENING_TARGETS = 12;
/** The limits of these rounds are used to search for any play. */
const QUICK_ROUNDS = [1, 2];
const THOROUGH_ROUNDS = [3, PROVING_ROUND];
/** If the first round fails, rounds that break nothing to cover letters succeed with no target. */
const FIRST_ROUND_IF_HARD = 2;
/** Targets tried between the quick and the thorough search, which may take longer than all of them. */
const HARD_TARGETS = 60;

/** Work of the bound on a target word, in tests of a word. */
const TARGET_COST = 3000;

export function prepareBreakSearch(wordIndex: WordIndex): void {
  trigramIndexOf(wordIndex);
  prepareLetterLists(wordIndex);
}

export function searchByBreaks(position: SearchPosition): boolean {
  const { table, fixed } = position;
  const isTooLong = ({ tiles }: TableWord) => tiles.length > MAX_LENGTH;
  if (!table.some(isTooLong)) return searchTable(position);
  // Words longer than any in the list may be on an undisputed table; they stay as they are.
  const others = table.filter((word) => !isTooLong(word));
  searchTable({ ...position, table: others, fixed: [...fixed, ...table.filter(isTooLong)] });
  return false;
}

function searchTable(position: SearchPosition): boolean {
  const { best, deadline } = position;
  const sources = findSources(position);
  const search = makeTargetSearch({ position, sources });
  const targets = targetWords(position, sources, search);
  const tryRound = (round: number, maxTargets: number) =>
    tryTargets(position, { limits: elementAt(ROUNDS, round), maxTargets, targets, search });
  let first = 0;
  if (position.length === undefined) {
    tryRound(0, OPENING_TARGETS);
    if (best.score < 0) {
      let anyPlay = searchAnyPlay(search, QUICK_ROUNDS);
      if (anyPlay.result === 'unknown') {
        tryRound(FIRST_ROUND_IF_HARD, HARD_TARGETS);
        if (best.score < 0) anyPlay = searchAnyPlay(search, THOROUGH_ROUNDS);
      }
      if (anyPlay.result === 'none') return sources.isComplete;
      if (anyPlay.round !== QUICK_ROUNDS[0]) first = FIRST_ROUND_IF_HARD;
    }
  }
  let undecided = ALL;
  for (let round = first; round < ROUNDS.length && undecided > 0 && !deadline.isPast(); round++) {
    if (undecided <= FEW_TARGETS) round = Math.max(round, PROVING_ROUND);
    undecided = tryRound(round, ALL);
  }
  const isProven = sources.isComplete && targets.areExcludedAbove(best.score);
  if (best.score >= 0 || !isProven || position.length !== undefined) return isProven;
  // No word scores: any play at all.
  return search.tryAnyPlay(elementAt(ROUNDS, ROUNDS.length - 1)) !== 'unknown';
}

/** Searches for a play with increasing effort. */
function searchAnyPlay({ tryAnyPlay }: TargetSearch, rounds: readonly number[]) {
  for (const round of rounds) {
    const result = tryAnyPlay(elementAt(ROUNDS, round));
    if (result !== 'unknown') return { result, round };
  }
  return { result: 'unknown', round: PROVING_ROUND };
}

interface TargetRound {
  readonly limits: Round;
  /** How many targets are tried in all. */
  readonly maxTargets: number;
  readonly targets: TargetWords;
  readonly search: TargetSearch;
}

/** Tries the targets that would score more than the best play; how many of them are undecided afterwards. */
function tryTargets(position: SearchPosition, { limits, maxTargets, targets, search }: TargetRound): number {
  const { best, deadline } = position;
  const { longest, shortest } = lengthRange(position);
  let all = 0;
  let tried = 0;
  for (let length = longest; length > best.score && length >= shortest && tried < maxTargets; length--) {
    if (deadline.isPast()) break;
    const undecided: number[] = [];
    for (const word of targets.ofLength(length)) {
      const isSkipped = undecided.length >= limits.targets || tried >= maxTargets || length <= best.score;
      // With the same steps as before a target would fail in the same way.
      const isRepeated = search.stepsTried(word) === limits.maxSteps;
      if (isSkipped || isRepeated || deadline.isPast()) {
        undecided.push(word);
        continue;
      }
      tried++;
      if (search.tryTarget(word, limits) === 'unknown') undecided.push(word);
    }
    targets.keep(length, undecided);
    if (length > best.score) all += undecided.length;
  }
  return all;
}

/** Words that could be laid in any way, those first that need the fewest letters from the table. */
function targetWords(position: SearchPosition, sources: Sources, { lettersToFree }: TargetSearch): TargetWords {
  const { wordIndex, deadline } = position;
  const { containing, restWords, reachableWords, maxLoose } = sources;
  return lazyTargetWords(position, (length) => {
    deadline.charge(u32At(wordIndex.starts, length - 1) - u32At(wordIndex.starts, length));
    const formed = wordIndex.findAll([...position.formed].filter((text) => text.length === length));
    const words = new Set([...containing.ofLength(length).keys(), ...restWords.ofLength(length)]);
    if (length <= maxLoose) for (const word of reachableWords(length)) words.add(word);
    const targets: { word: number; letters: number }[] = [];
    for (const word of words) {
      if (formed.has(word)) continue;
      deadline.charge(TARGET_COST);
      // Past the deadline no target is excluded unseen.
      const letters = deadline.isPast() ? 0 : lettersToFree(word);
      if (letters !== Number.POSITIVE_INFINITY) targets.push({ word, letters });
    }
    return targets.sort((one, other) => one.letters - other.letters).map(({ word }) => word);
  });
}
