/** Exact cover: every letter that comes from the table must be in a word; rack letters and jokers may help (RS-02, R-05). */
import { i32At, u8At } from '@lettertafel/words';
import { type CandidateList, type CandidateLists, type CoverProblem, makeCoverCandidates } from './cover-candidates.ts';
import { copyBag, countTiles, emptyBag, type FittingWords, fits, type LetterBag, takeWord } from './letter-bag.ts';
import type { SearchResult } from './position.ts';

export interface CoverQuery {
  /** What is left once the first words have been taken from the problem's bag. */
  readonly bag: LetterBag;
  /** A word that may not be laid again, or -1. */
  readonly excluded: number;
  /** Give up after this many steps; with few steps long words are skipped. */
  readonly maxSteps: number;
  /** Try only short words, in an order that succeeds soon if there are many; never answers `none`. */
  readonly isGreedy: boolean;
  /** Overrides the problem's optional letters; for greedy queries only. */
  readonly optional?: Uint8Array;
  /** Called for every cover; false rejects it, and the search goes on. */
  readonly accept?: (words: readonly number[]) => boolean;
}

export interface ExactCover {
  solve(query: CoverQuery): SearchResult;
  /** The words of the cover found last. */
  words(): readonly number[];
}

/** A node of the search tree: what is left when the words on the path to it have been laid. Reused for its siblings. */
interface CoverState {
  readonly depth: number;
  readonly bag: LetterBag;
  readonly candidates: CandidateLists;
  /** The words on the path, this one's last; behind `depth` left over from other paths. */
  readonly path: number[];
  child: CoverState | null;
}

/** One query under way. */
interface CoverRun {
  readonly query: CoverQuery;
  readonly optional: Uint8Array;
  /** Whether all words are looked at, so that finding none is a proof. */
  readonly isExhaustive: boolean;
  /** Failures hold for any excluded word if that word does not fit in the bag anyway. */
  readonly usesMemo: boolean;
  /** States visited by a search that proves nothing; each is visited once. */
  readonly visited: Set<number | string>;
  steps: number;
  /** Rejected covers: a state above one has a cover, so it is not a failure. */
  rejected: number;
}

/** Work of a step, in tests of a word. */
const STEP_COST = 200;
/** Cap the candidates by the steps that are left. */
const CANDIDATES_PER_STEP = 100;

/** `fitting` may be the words that fit in a larger bag. */
export function makeExactCover(problem: CoverProblem, fitting: FittingWords): ExactCover {
  const { wordIndex, bag: all, minTiles, deadline } = problem;
  const keyOf = makeKeys(all);
  const tiles = countTiles(all);
  const candidates = makeCoverCandidates(problem, fitting);
  const root: CoverState = { depth: 0, bag: emptyBag(wordIndex), candidates: candidates.none(), path: [], child: null };
  /** States without a cover, whatever the query. */
  const failed = new Set<number | string>();
  let run: CoverRun;
  let answer: readonly number[] = [];

  return {
    words: () => answer,
    solve(query) {
      copyBag(query.bag, root.bag);
      run = {
        query,
        optional: query.optional ?? problem.optional,
        isExhaustive: !query.isGreedy && candidates.begin(query.bag, CANDIDATES_PER_STEP * query.maxSteps),
        usesMemo: query.excluded < 0 || !fits(wordIndex, query.bag, query.excluded),
        visited: new Set(),
        steps: 0,
        rejected: 0,
      };
      return search(root, null);
    },
  };

  /** Lays each candidate for one letter that must be laid. */
  function search(state: CoverState, parent: CoverState | null): SearchResult {
    const { bag } = state;
    if (isGivenUp()) return 'unknown';
    run.steps++;
    if (!hasRequired(bag)) return finish(state);
    const key = run.usesMemo ? keyOf(bag) : '';
    if (run.usesMemo && failed.has(key)) return 'none';
    if (!run.isExhaustive && run.usesMemo) {
      if (run.visited.has(key)) return 'unknown';
      run.visited.add(key);
    }
    const { words, from, to } = candidatesFor(state, parent);
    deadline.charge(to - from);
    // Past the deadline the list may be incomplete.
    if (deadline.isPast()) return 'unknown';
    const rejectedBefore = run.rejected;
    let result: SearchResult = run.isExhaustive ? 'none' : 'unknown';
    for (let i = from; i < to; i++) {
      const word = i32At(words, i);
      if (word === run.query.excluded || !fits(wordIndex, bag, word)) continue;
      const below = search(lay(state, word), state);
      if (below === 'found') return 'found';
      if (below === 'unknown') result = 'unknown';
      if (isGivenUp()) return 'unknown';
    }
    if (run.usesMemo && result === 'none' && run.rejected === rejectedBefore) failed.add(key);
    return result;
  }

  function candidatesFor(state: CoverState, parent: CoverState | null): CandidateList {
    if (run.query.isGreedy) return candidates.greedy(state.bag, run.optional);
    return candidates.shortest(state.bag, state.candidates, parent?.candidates ?? null);
  }

  /** All letters of the table lie in words. Where the rack owes more tiles, words of the rack alone are laid. */
  function finish(state: CoverState): SearchResult {
    const { bag, depth, path } = state;
    if (tiles - countTiles(bag) >= minTiles) {
      answer = path.slice(0, depth);
      if (!run.query.accept || run.query.accept(answer)) return 'found';
      run.rejected++;
      return 'none';
    }
    let result: SearchResult = 'none';
    for (const word of candidates.ofRack()) {
      if (word === run.query.excluded || !fits(wordIndex, bag, word)) continue;
      if (isGivenUp()) return 'unknown';
      run.steps++;
      const below = finish(lay(state, word));
      if (below === 'found') return 'found';
      if (below === 'unknown') result = 'unknown';
    }
    return result;
  }

  function lay(state: CoverState, word: number): CoverState {
    const { depth, bag, path } = state;
    state.child ??= {
      depth: depth + 1,
      bag: emptyBag(wordIndex),
      candidates: candidates.none(),
      path,
      child: null,
    };
    const { child } = state;
    copyBag(bag, child.bag);
    takeWord(wordIndex, child.bag, word);
    path[depth] = word;
    return child;
  }

  function isGivenUp(): boolean {
    deadline.charge(STEP_COST);
    return run.steps >= run.query.maxSteps || deadline.isPast();
  }

  function hasRequired({ counts }: LetterBag): boolean {
    const { optional } = run;
    for (let letter = 0; letter < counts.length; letter++)
      if (u8At(counts, letter) > u8At(optional, letter)) return true;
    return false;
  }
}

/** Exact memo keys: a bag in one number where all sub-bags fit in one, else in two. */
function makeKeys({ counts, jokers }: LetterBag): (bag: LetterBag) => number | string {
  const half = counts.length >> 1;
  let range = jokers + 1;
  for (const count of counts) range *= count + 1;
  const read = (bag: LetterBag, from: number, to: number, first: number) => {
    let key = first;
    for (let letter = from; letter < to; letter++) key = key * (u8At(counts, letter) + 1) + u8At(bag.counts, letter);
    return key;
  };
  if (range <= Number.MAX_SAFE_INTEGER) return (bag) => read(bag, 0, counts.length, bag.jokers);
  return (bag) => `${read(bag, 0, half, bag.jokers)} ${read(bag, half, counts.length, 0)}`;
}
