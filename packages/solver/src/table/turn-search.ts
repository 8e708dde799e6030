/** Turn search: supplies the letters of the words to be laid, covers the loose letters, and has the engine judge the turn. */
import { numberAt, u8At } from '@lettertafel/words';
import {
  type BreakPosition,
  type BreakState,
  breakSource,
  childOf,
  finishedTurn,
  layCandidate,
  memoKey,
  swapJokers,
  takeLooseLetters,
  useJoker,
} from './break-state.ts';
import { type Candidate, type CandidatePool, type Candidates, countMissing } from './candidates.ts';
import { countTiles, fits } from './letter-bag.ts';
import { JUDGE_COST, type SearchResult } from './position.ts';
import { breaksFor, canFree, countsOf, maximalBreaksFor, mayBeSupplied, unusedSwaps, upperBag } from './supply.ts';
import { placeJokersForNewWord } from './table-word.ts';
import { MAX_LENGTH } from './word-walk.ts';

export interface SearchLimits {
  readonly maxSteps: number;
  /** How many required letters may be loose at once; few for a quick search. */
  readonly maxLoose: number;
  /** Longest word for which further table words may be broken while loose letters are covered; 0 = none. */
  readonly maxBreakLength: number;
}

export interface TurnGoal extends SearchLimits {
  /** The word that must score; -1 when any turn will do. */
  readonly target: number;
  /** False if the score depends on the path to a state, so that failures cannot be memoized. */
  readonly usesMemo: boolean;
}

export interface TurnSearch {
  begin(goal: TurnGoal): void;
  /** Completes a turn from a state; the state is changed. */
  search(state: BreakState): SearchResult;
  /** Lays a word and then the pending ones, and completes the turn. */
  lay(state: BreakState, candidate: Candidate, pending: readonly Candidate[]): SearchResult;
  /** Whether the letters of a candidate can be supplied at all, whatever comes loose. */
  canSupply(state: BreakState, candidate: Candidate): boolean;
  /** Bound: false only if the letters of all these candidates cannot be had together. */
  mayBeLaid(state: BreakState, candidates: readonly Candidate[]): boolean;
  /** Whether a complete turn was found since `begin` that did not score the target. */
  hasRejected(): boolean;
}

/** One goal under way. */
interface TurnRun {
  readonly goal: TurnGoal;
  readonly minScore: number;
  /** States that cannot be completed while this target is excluded from being laid twice. */
  readonly failed: Set<string>;
  steps: number;
  /** How often something was skipped because the target may not be laid twice. */
  exclusions: number;
  hasRejected: boolean;
}

/** Work in tests of a word: a step, and looking at a break. */
const STEP_COST = 1500;
const BREAK_COST = 100;

export function makeTurnSearch(at: BreakPosition, candidates: Candidates): TurnSearch {
  const { position, sources } = at;
  const { wordIndex, rack, deadline, best, minRackTiles = 1 } = position;
  const { list } = sources;
  const size = wordIndex.letters.length;
  const maxOnRack = rack.length - minRackTiles;
  const commonFirst = wordIndex.rarestFirst.toReversed();
  /** States that cannot be completed, whatever the target. */
  const failed = new Set<string>();
  let run: TurnRun;

  return {
    begin(goal) {
      const minScore = goal.target < 0 ? 0 : u8At(wordIndex.lengths, goal.target);
      run = { goal, minScore, failed: new Set(), steps: 0, exclusions: 0, hasRejected: false };
    },
    search,
    lay,
    canSupply(state, candidate) {
      const child = layCandidate(state, wordIndex, candidate);
      if (!child) return false;
      child.isProbe = true;
      return search(child) !== 'none';
    },
    mayBeLaid(state, wanted) {
      deadline.charge(STEP_COST);
      return mayBeSupplied(state, sources, wanted);
    },
    hasRejected: () => run.hasRejected,
  };

  function search(state: BreakState): SearchResult {
    takeLooseLetters(state, wordIndex);
    if (state.need.length > 0) return supply(state);
    if (state.isProbe) return 'found';
    const [next] = state.pending;
    return next ? lay(state, next, state.pending.slice(1)) : coverLoose(state);
  }

  function lay(state: BreakState, candidate: Candidate, pending: readonly Candidate[]): SearchResult {
    const child = layCandidate(state, wordIndex, candidate);
    if (!child) return 'none';
    child.pending = pending;
    return search(child);
  }

  function takeStep(): boolean {
    if (isGivenUp()) return false;
    run.steps++;
    return true;
  }

  function isGivenUp(): boolean {
    deadline.charge(STEP_COST);
    return isSpent();
  }

  function isSpent(): boolean {
    return run.steps >= run.goal.maxSteps || deadline.isPast();
  }

  /** Tries options until one succeeds; `none` only if all of them are excluded. */
  function tryEach<T>(options: Iterable<T>, tryOne: (option: T) => SearchResult): SearchResult {
    let result: SearchResult = 'none';
    for (const option of options) {
      const one = tryOne(option);
      if (one === 'found') return 'found';
      if (one === 'unknown') result = 'unknown';
      if (isGivenUp()) return 'unknown';
    }
    return result;
  }

  /** Supplies the first needed letter: a source is broken for it, or a joker stands for it. */
  function supply(state: BreakState): SearchResult {
    if (!takeStep()) return 'unknown';
    const { bag, used, need } = state;
    if (!canFree(sources, { missing: countsOf(need, size), used, jokers: bag.jokers })) return 'none';
    const byBreaks = supplyByBreaks(state, numberAt(need, 0));
    if (byBreaks === 'found') return 'found';
    if (isGivenUp()) return 'unknown';
    const byJoker = bag.jokers > 0 ? search(useJoker(state, wordIndex)) : freeJoker(state);
    return byJoker === 'none' ? byBreaks : byJoker;
  }

  /** Breaks a source in every way that frees the letter; behind all letters stands the joker. */
  function supplyByBreaks(state: BreakState, letter: number): SearchResult {
    const { breaks, isCut } = state.isProbe
      ? { breaks: maximalBreaksFor(state, sources, letter), isCut: false }
      : breaksFor(state, sources, letter, run.goal.maxLoose);
    deadline.charge(BREAK_COST * breaks.length);
    const result = tryEach(breaks, ({ source, broken }) => {
      // The rest may not be the target, which may not be laid twice. A probe accepts anything.
      const rest = state.isProbe ? broken.rests[0] : broken.rests.find(({ word }) => word !== run.goal.target);
      if (!rest) return exclude();
      return search(breakSource(state, wordIndex, { source, broken, rest, letter: letter === size ? -1 : letter }));
    });
    return result === 'none' && isCut ? 'unknown' : result;
  }

  /** Where no joker is loose: frees one by a break, or by a swap for letters. */
  function freeJoker(state: BreakState): SearchResult {
    const byBreaks = supplyByBreaks(state, size);
    if (byBreaks === 'found') return 'found';
    if (isGivenUp()) return 'unknown';
    const bySwaps = tryEach(unusedSwaps(state, sources), (swapped) => search(swapJokers(state, wordIndex, swapped)));
    return bySwaps === 'none' ? byBreaks : bySwaps;
  }

  /** Covers the letters that must not stay loose, rarest first, and ends the turn. */
  function coverLoose(state: BreakState): SearchResult {
    if (!takeStep()) return 'unknown';
    const { bag, optional } = state;
    const required = wordIndex.rarestFirst.find((letter) => u8At(bag.counts, letter) > u8At(optional, letter));
    if (required === undefined) return finish(state);
    if (!run.goal.usesMemo) return coverLetter(state, required);
    const key = memoKey(state);
    if (failed.has(key)) return 'none';
    if (run.failed.has(key)) return exclude();
    const { exclusions, hasRejected } = run;
    run.hasRejected = false;
    const result = coverLetter(state, required);
    // The failure depends on the target if something was skipped or rejected because of it.
    if (result === 'none') (run.exclusions > exclusions || run.hasRejected ? run.failed : failed).add(key);
    run.hasRejected ||= hasRejected;
    return result;
  }

  function coverLetter(state: BreakState, letter: number): SearchResult {
    const { maxBreakLength } = run.goal;
    if (coverFromLoose(state, letter) === 'found') return 'found';
    if (maxBreakLength === 0) return 'unknown';
    const swapped = coverBySwap(state, letter);
    if (swapped === 'found') return 'found';
    const laid = layFrom(state, candidates.withLetter(letter, maxBreakLength));
    if (laid === 'found') return 'found';
    return maxBreakLength < MAX_LENGTH || swapped === 'unknown' ? 'unknown' : laid;
  }

  /** Without breaking anything: extends a source, or lays a new word. A shortcut that proves nothing. */
  function coverFromLoose(state: BreakState, letter: number): SearchResult {
    const { bag, used } = state;
    for (let source = 0; source < list.length; source++) {
      if (used[source] === 1) continue;
      for (const word of candidates.extending(source, bag, letter)) {
        for (const candidate of candidates.withBlock(word, source)) {
          if (!candidate.need.includes(letter)) continue;
          if (countMissing(bag, candidate) > bag.jokers + candidate.freedJokers) continue;
          if (layOther(state, candidate) === 'found') return 'found';
          if (isGivenUp()) return 'unknown';
        }
      }
    }
    const longest = Math.min(MAX_LENGTH, countTiles(bag));
    for (let length = 1; length <= longest; length++) {
      const words = candidates.plainWith(letter, length);
      deadline.charge(words.length);
      for (const word of words) {
        if (word === run.goal.target || !fits(wordIndex, bag, word)) continue;
        if (lay(state, candidates.plain(word), []) === 'found') return 'found';
        if (isGivenUp()) return 'unknown';
      }
    }
    return 'unknown';
  }

  /** Lays every candidate for which the letters could be had, breaking more sources if need be. */
  function layFrom(state: BreakState, { plain, withBlocks }: CandidatePool): SearchResult {
    const upper = upperBag(state, at);
    deadline.charge(plain.length);
    const words = plain.filter((word) => fits(wordIndex, upper, word));
    const asPlain = tryEach(words, (word) => layOther(state, candidates.plain(word)));
    if (asPlain === 'found' || (asPlain === 'unknown' && isSpent())) return asPlain;
    const pool = withBlocks();
    deadline.charge(pool.candidates.length);
    const fitting = pool.candidates.filter((_, place) => fits(pool, upper, place));
    const withBlock = tryEach(fitting, (candidate) => layOther(state, candidate));
    if (withBlock === 'found') return 'found';
    // Past the deadline the pool may be incomplete.
    return deadline.isPast() || withBlock === 'unknown' ? 'unknown' : asPlain;
  }

  /** Lays a word unless it is the target. */
  function layOther(state: BreakState, candidate: Candidate): SearchResult {
    return candidate.word === run.goal.target ? exclude() : lay(state, candidate, []);
  }

  /** Something was skipped because the target may not be laid twice. */
  function exclude(): SearchResult {
    run.exclusions++;
    return 'none';
  }

  /** Puts the letter in the place of a joker, which is then to be laid elsewhere (RI-02 d). */
  function coverBySwap(state: BreakState, letter: number): SearchResult {
    return tryEach(unusedSwaps(state, sources, letter), (swapped) => search(swapJokers(state, wordIndex, swapped)));
  }

  /** Everything is covered: judges the turn, or lays more of the rack. */
  function finish(state: BreakState): SearchResult {
    const { bag, optional } = state;
    // All jokers that came free are laid if no more tiles are loose than may stay on the rack.
    if (countTiles(bag) <= maxOnRack) {
      if (judge(state) >= run.minScore) return 'found';
      run.hasRejected = true;
      return 'none';
    }
    const isOptional = (letter: number) => optional[letter] !== 0 && bag.counts[letter] !== 0;
    const result = tryEach(commonFirst.filter(isOptional), (letter) => {
      const child = childOf(state, wordIndex);
      child.optional[letter] = Math.min(u8At(optional, letter), u8At(bag.counts, letter)) - 1;
      return coverLoose(child);
    });
    if (result === 'found' || bag.jokers === 0 || (result === 'unknown' && isSpent())) return result;
    // A joker may be laid with letters that are broken loose for it.
    const { maxBreakLength } = run.goal;
    if (maxBreakLength === 0) return 'unknown';
    const below = layFrom(state, candidates.upTo(maxBreakLength));
    if (below === 'found') return 'found';
    return maxBreakLength < MAX_LENGTH || below === 'unknown' ? 'unknown' : result;
  }

  /** The score of the finished turn; -1 when it is illegal. */
  function judge(state: BreakState): number {
    deadline.charge(JUDGE_COST);
    const turn = finishedTurn(state, at, run.goal.target);
    const laid = placeJokersForNewWord(turn, position.table);
    const play = laid && position.judge([...laid, ...turn.staying, ...position.fixed]);
    if (play) best.add(play);
    return play?.score ?? -1;
  }
}
