/** Target search: every way to lay one target word where something of every table word must be left (RI-02). */
import { JOKER } from '@lettertafel/engine';
import { elementAt } from '@lettertafel/words';
import { type BreakPosition, type BreakState, breakSource, rootState, swapJokers } from './break-state.ts';
import { type Candidate, countMissing, makeCandidates } from './candidates.ts';
import { countLacking } from './letter-bag.ts';
import type { SearchResult } from './position.ts';
import { hasJokers, overlappingWords } from './rest-words.ts';
import type { Source } from './sources.ts';
import { couldBeRestOf, type TableWord } from './table-word.ts';
import { makeTurnSearch, type SearchLimits } from './turn-search.ts';
import { MAX_LENGTH } from './word-walk.ts';

export interface TargetSearch {
  /** A lower bound of the letters that must come free for a word; infinite if it cannot be laid. */
  lettersToFree(word: number): number;
  /** Searches for a play that scores this word. */
  tryTarget(word: number, limits: SearchLimits): SearchResult;
  /** The step limit of the latest try of a target; 0 if it was not tried. */
  stepsTried(word: number): number;
  /** Searches for any play, whatever it scores. */
  tryAnyPlay(limits: SearchLimits): SearchResult;
}

/** At most this many candidates with a rack letter are tried one by one. */
const MAX_RACK_CANDIDATES = 60;
const RACK_CANDIDATE_LENGTHS = [3, 5, 8, MAX_LENGTH];

export function makeTargetSearch(at: BreakPosition): TargetSearch {
  const { position, sources } = at;
  const { wordIndex, rack, table, deadline } = position;
  const { list, containing, restWords } = sources;
  const candidates = makeCandidates(position, sources);
  const turnSearch = makeTurnSearch(at, candidates);
  const root = rootState(at);
  const rackLetters = new Set(rack.map((tile) => wordIndex.letters.indexOf(tile)));
  const stepsTried = new Map<number, number>();
  let rackCandidates: readonly Candidate[] | null | undefined;

  return {
    lettersToFree(word) {
      if (restWords.has(word)) return 0;
      if (containing.within(word).length === 0) return countLacking(wordIndex, root.bag, word);
      let fewest = Number.POSITIVE_INFINITY;
      for (const candidate of candidates.of(word)) {
        if (turnSearch.mayBeLaid(root, [candidate])) fewest = Math.min(fewest, countMissing(root.bag, candidate));
      }
      return fewest;
    },
    stepsTried: (word) => stepsTried.get(word) ?? 0,
    tryTarget(word, limits) {
      stepsTried.set(word, limits.maxSteps);
      const text = wordIndex.textOf(word);
      const restOf = table.filter((old) => couldBeRestOf(text, old));
      turnSearch.begin({ ...limits, target: word, usesMemo: restOf.length === 0 });
      const result = layTarget(root, word, []);
      if (result === 'found' || restOf.length === 0 || !turnSearch.hasRejected()) return result;
      const overlapped = tryOverlapped(word, restOf, limits);
      if (overlapped !== 'none') return overlapped;
      // Placing jokers so that it is a rest of none of several words is not tried.
      return restOf.length > 1 && hasJokers(position) ? 'unknown' : result;
    },
    tryAnyPlay({ maxSteps, maxBreakLength }) {
      turnSearch.begin({ target: -1, maxSteps, maxLoose: Number.POSITIVE_INFINITY, maxBreakLength, usesMemo: true });
      return turnSearch.search(root);
    },
  };

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
    const { breaks } = elementAt(list, source);
    if (state.used[source] === 1 || !breaks.restWords.has(word)) return 'none';
    let result: SearchResult = 'none';
    for (const { broken, rest } of breaks.leaving(word)) {
      const below = tryChild(breakSource(state, wordIndex, { source, broken, rest }));
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
    // Short words first, so that a large number is noticed early.
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
        // After a rejected turn, other turns with the same words would have to be tried.
        if (one === 'unknown' || turnSearch.hasRejected()) result = 'unknown';
      }
    }
    return result;
  }
}
