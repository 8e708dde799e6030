/** Search where something of every table word must be left (International): target words, longest first, by iterative deepening. */
import { JOKER } from '@lettertafel/engine';
import { type BreakPosition, type BreakState, breakSource, rootState, swapJokers } from './break-state.ts';
import { type Candidate, countMissing, makeCandidates } from './candidates.ts';
import { trigramIndexOf } from './containing-words.ts';
import { fittingWords } from './letter-bag.ts';
import { lazyTargetWords, lengthRange, type SearchPosition, type SearchResult } from './position.ts';
import { hasJokers, overlappingWords } from './rest-words.ts';
import { findSources, type Source } from './sources.ts';
import { canFree } from './supply.ts';
import { couldBeRestOf, type TableWord } from './table-word.ts';
import { makeTurnSearch, type SearchLimits } from './turn-search.ts';
import { prepareLetterLists, type WordIndex } from './word-index.ts';
import { MAX_LENGTH } from './word-walk.ts';

const ALL = Number.POSITIVE_INFINITY;

/**
 * Iterative deepening: few steps for the most promising targets of each length, with little lying loose and nothing
 * broken to cover it; then more and more.
 */
const ROUNDS = [
  { targets: 24, maxSteps: 72, maxLoose: 4, maxBreakLength: 0 },
  { targets: 160, maxSteps: 72, maxLoose: 4, maxBreakLength: 0 },
  { targets: ALL, maxSteps: 432, maxLoose: 8, maxBreakLength: 4 },
  { targets: ALL, maxSteps: 2_600, maxLoose: 25, maxBreakLength: 7 },
  { targets: ALL, maxSteps: 16_000, maxLoose: 100, maxBreakLength: MAX_LENGTH },
  { targets: ALL, maxSteps: 1e5, maxLoose: 100, maxBreakLength: MAX_LENGTH },
  // A target that is undecided after so many steps stays so.
  { targets: ALL, maxSteps: 1e8, maxLoose: 100, maxBreakLength: MAX_LENGTH },
] as const;

const ANY_PLAY_FIRST = ROUNDS[1];
const ANY_PLAY_THOROUGH = ROUNDS[4];
const LAST_ROUND = ROUNDS[6];
/** Where no play is found at once, rounds that break nothing succeed with no target. */
const ROUNDS_IF_HARD = ROUNDS.slice(2);

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
  // Words longer than any list has lie there where nobody disputes; they stay as they are.
  const others = table.filter((word) => !isTooLong(word));
  searchTable({ ...position, table: others, fixed: [...fixed, ...table.filter(isTooLong)] });
  return false;
}

function searchTable(position: SearchPosition): boolean {
  const { best, deadline, wordIndex } = position;
  const sources = findSources(position);
  const { isComplete, containing, restWords, reachable, maxLoose } = sources;
  const { tryTarget, tryAnyPlay, lettersToFree } = makeTargetSearch({ position, sources });
  const { longest, shortest } = lengthRange(position);
  const formed = wordIndex.findAll(position.formed);
  const targets = lazyTargetWords(position, (length) => {
    deadline.charge(wordIndex.starts[length - 1]! - wordIndex.starts[length]!);
    const words = new Set([...containing.ofLength(length).keys(), ...restWords.ofLength(length)]);
    if (length <= maxLoose) for (const word of fittingWords(wordIndex, reachable, length)) words.add(word);
    const toFree = new Map<number, number>();
    for (const word of words) {
      if (formed.has(word)) continue;
      deadline.charge(TARGET_COST);
      // Past the deadline no target is excluded without having been looked at.
      const letters = deadline.isPast() ? 0 : lettersToFree(word);
      if (letters !== Number.POSITIVE_INFINITY) toFree.set(word, letters);
    }
    // Targets that are likely to succeed make it needless to try the others of their length.
    return [...toFree.keys()].sort((one, other) => toFree.get(one)! - toFree.get(other)!);
  });

  const isHard = position.length === undefined && tryAnyPlay(ANY_PLAY_FIRST) === 'unknown';
  if (isHard && tryAnyPlay(ANY_PLAY_THOROUGH) === 'none') return isComplete;
  for (const limits of isHard ? ROUNDS_IF_HARD : ROUNDS) {
    let isOpen = false;
    for (let length = longest; length > best.score && length >= shortest && !deadline.isPast(); length--) {
      const undecided: number[] = [];
      for (const [index, word] of targets.ofLength(length).entries()) {
        const isSkipped = index >= limits.targets || length <= best.score || deadline.isPast();
        const result = isSkipped ? 'unknown' : tryTarget(word, limits);
        if (result === 'unknown') undecided.push(word);
      }
      targets.keep(length, undecided);
      isOpen ||= undecided.length > 0 && length > best.score;
    }
    if (!isOpen || deadline.isPast()) break;
  }
  const isProven = isComplete && targets.areExcludedAbove(best.score);
  if (best.score >= 0 || !isProven || position.length !== undefined) return isProven;
  // No word scores: any play at all.
  return tryAnyPlay(LAST_ROUND) !== 'unknown';
}

interface TargetSearch {
  /** A lower bound of the letters that must come free for a word; infinite where it cannot be laid. */
  lettersToFree(word: number): number;
  /** Searches for a play that scores this word. */
  tryTarget(word: number, limits: SearchLimits): SearchResult;
  /** Searches for any play, whatever it scores. */
  tryAnyPlay(limits: SearchLimits): SearchResult;
}

/** At most so many candidates that bring a rack letter onto the table are tried one by one. */
const MAX_RACK_CANDIDATES = 60;
const RACK_CANDIDATE_LENGTHS = [3, 5, 8, MAX_LENGTH];

function makeTargetSearch(at: BreakPosition): TargetSearch {
  const { position, sources } = at;
  const { wordIndex, rack, table, deadline } = position;
  const { list, containing, restWords } = sources;
  const candidates = makeCandidates(position, sources);
  const turnSearch = makeTurnSearch(at, candidates);
  const root = rootState(at);
  const rackLetters = new Set(rack.map((tile) => wordIndex.letters.indexOf(tile)));
  const missing = new Uint8Array(wordIndex.letters.length);
  let rackCandidates: readonly Candidate[] | null | undefined;

  return {
    lettersToFree(word) {
      let fewest = restWords.has(word) ? 0 : plainLettersToFree(word);
      if (containing.within(word).length === 0) return fewest;
      for (const candidate of candidates.of(word)) {
        if (turnSearch.mayBeLaid(root, [candidate])) fewest = Math.min(fewest, countMissing(root.bag, candidate));
      }
      return fewest;
    },
    tryTarget(word, limits) {
      const text = wordIndex.textOf(word);
      const restOf = table.filter((old) => couldBeRestOf(text, old));
      turnSearch.begin({ ...limits, target: word, usesMemo: restOf.length === 0 });
      const result = layTarget(root, word, []);
      if (result === 'found' || restOf.length === 0 || !turnSearch.hasRejected()) return result;
      const overlapped = tryOverlapped(word, restOf, limits);
      if (overlapped !== 'none') return overlapped;
      // Which jokers to lay so that it is a rest of none of several words is not looked into.
      return restOf.length > 1 && hasJokers(position) ? 'unknown' : result;
    },
    tryAnyPlay({ maxSteps, maxBreakLength }) {
      turnSearch.begin({ target: -1, maxSteps, maxLoose: ALL, maxBreakLength, usesMemo: true });
      return turnSearch.search(root);
    },
  };

  function plainLettersToFree(word: number): number {
    const { codes, offsets, lengths } = wordIndex;
    const { counts, jokers } = root.bag;
    missing.fill(0);
    let letters = 0;
    for (let i = 0; i < lengths[word]!; i++) missing[codes[offsets[word]! + i]!]!++;
    for (let letter = 0; letter < missing.length; letter++) {
      missing[letter] = Math.max(0, missing[letter]! - counts[letter]!);
      letters += missing[letter]!;
    }
    return canFree(sources, { missing, used: root.used, jokers }) ? letters : Number.POSITIVE_INFINITY;
  }

  /** Lays the target as any of its candidates, as a rest of a source, or by swapping jokers of one. */
  function layTarget(state: BreakState, target: number, pending: readonly Candidate[]): SearchResult {
    let result: SearchResult = 'none';
    const isFound = (one: SearchResult) => {
      if (one !== 'none') result = one;
      return one === 'found';
    };
    for (const candidate of candidates.of(target)) {
      if (!turnSearch.mayBeLaid(state, [candidate]) || !turnSearch.canSupply(state, candidate)) continue;
      if (isFound(layWithRackLetter(state, candidate, pending))) return 'found';
    }
    if (!restWords.has(target)) return result;
    for (const [source, { swaps }] of list.entries()) {
      if (isFound(leaveRest(state, { source, word: target }, (child) => searchWith(child, pending)))) return 'found';
      for (const swap of swaps) {
        if (swap.word !== target || state.used[source] === 1) continue;
        if (isFound(searchWith(swapJokers(state, wordIndex, { source, swap }), pending))) return 'found';
      }
    }
    return result;
  }

  function searchWith(state: BreakState, pending: readonly Candidate[]): SearchResult {
    state.pending = pending;
    return turnSearch.search(state);
  }

  /** Breaks a source in every way that leaves this word, and tries each. */
  function leaveRest(
    state: BreakState,
    { source, word }: { source: number; word: number },
    tryChild: (child: BreakState) => SearchResult,
  ): SearchResult {
    const { breaks } = list[source]!;
    if (state.used[source] === 1 || !breaks.restWords.has(word)) return 'none';
    let result: SearchResult = 'none';
    for (const { broken, tiles } of breaks.leaving(word)) {
      const below = tryChild(breakSource(state, wordIndex, { source, broken, rest: { tiles, word } }));
      if (below === 'found') return 'found';
      if (below === 'unknown') result = 'unknown';
    }
    return result;
  }

  /** A candidate without a letter of the rack needs another that has one: where those are few, each is tried with it. */
  function layWithRackLetter(state: BreakState, candidate: Candidate, pending: readonly Candidate[]): SearchResult {
    const few = candidate.need.some((letter) => rackLetters.has(letter)) ? null : fewRackCandidates();
    if (!few) return turnSearch.lay(state, candidate, pending);
    let result: SearchResult = 'none';
    for (const other of few) {
      if (other.word === candidate.word || !turnSearch.mayBeLaid(state, [candidate, other])) continue;
      const below = turnSearch.lay(state, candidate, [other, ...pending]);
      if (below === 'found') return 'found';
      if (below === 'unknown') result = 'unknown';
    }
    return result;
  }

  /** All candidates that bring a letter of the rack onto the table, if they are few; else null. */
  function fewRackCandidates(): readonly Candidate[] | null {
    if (rackCandidates === undefined) rackCandidates = findRackCandidates();
    return rackCandidates;
  }

  function findRackCandidates(): readonly Candidate[] | null {
    if (rack.includes(JOKER)) return null;
    const swapsIn = ({ swaps }: Source) => swaps.some(({ needs }) => needs.some((letter) => rackLetters.has(letter)));
    if (list.some(swapsIn)) return null;
    let found: Candidate[] = [];
    // Short words first: where there are many, that is soon seen.
    for (const maxLength of RACK_CANDIDATE_LENGTHS) {
      found = [];
      for (const letter of rackLetters) {
        const { plain, withBlocks } = candidates.withLetter(letter, maxLength);
        for (const word of plain) {
          const candidate = candidates.plain(word);
          if (turnSearch.mayBeLaid(root, [candidate])) found.push(candidate);
          if (found.length > MAX_RACK_CANDIDATES) return null;
        }
        for (const candidate of withBlocks().candidates) {
          if (turnSearch.mayBeLaid(root, [candidate])) found.push(candidate);
          if (found.length > MAX_RACK_CANDIDATES) return null;
        }
      }
    }
    return deadline.isPast() ? null : found;
  }

  /**
   * Where the target would be read as a rest of a broken word, another word must overlap it there: laid beside it,
   * or left as a rest itself.
   */
  function tryOverlapped(target: number, restOf: readonly TableWord[], limits: SearchLimits): SearchResult {
    let result: SearchResult = 'none';
    let tried = 0;
    for (const other of overlappingWords(position, wordIndex.textOf(target), restOf)) {
      const ways = [
        ...candidates.of(other).map((candidate) => () => layTarget(root, target, [candidate])),
        ...list.map(
          (_, source) => () => leaveRest(root, { source, word: other }, (child) => layTarget(child, target, [])),
        ),
      ];
      for (const tryWay of ways) {
        if (tried++ >= limits.maxSteps || deadline.isPast()) return 'unknown';
        turnSearch.begin({ ...limits, target, usesMemo: false });
        const one = tryWay();
        if (one === 'found') return 'found';
        // A rejected turn means that other turns with the same words would have to be looked at.
        if (one === 'unknown' || turnSearch.hasRejected()) result = 'unknown';
      }
    }
    return result;
  }
}
