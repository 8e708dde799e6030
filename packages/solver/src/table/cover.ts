/** Covering: using up all letters of the table with words, rack letters and jokers helping where they can (RS-02, R-05). */
import { makeFillLists } from './fill-lists.ts';
import type { FittingWords } from './fitting-words.ts';
import type { Room } from './room.ts';
import { copyStock, countTiles, fits, makeStock, type Stock, takeWord } from './stock.ts';

/** `unknown`: neither found nor excluded within the limits. */
export type Verdict = 'found' | 'none' | 'unknown';

export interface CoverQuestion {
  /** What is left once the first words have been taken. */
  readonly stock: Stock;
  /** A word that may not be laid again, or -1. */
  readonly except: number;
  /** Give up after so many steps; where they are few, long words are not looked at. */
  readonly steps: number;
  /** Only short words, in an order that succeeds soon where there is much to choose from; never says `none`. */
  readonly isHasty: boolean;
  /** Letters that need not be used, where that is asked more strictly than by the room; only for the hasty. */
  readonly spare?: Uint8Array;
  /** Asked for every cover; says whether it will do. */
  readonly accept?: (words: readonly number[]) => boolean;
}

export interface Cover {
  ask(question: CoverQuestion): Verdict;
  /** The words of the cover found last. */
  words(): readonly number[];
}

/** A step of the search takes as long as trying so many words. */
const STEP = 200;
/** Lists are no longer than pays for the steps there will be. */
const WORDS_PER_STEP = 100;

/** The words that fit may be those of a larger room. */
export function makeCover(room: Room, fitting: FittingWords): Cover {
  const { book, all, spare, places, patience } = room;
  const size = book.letters.length;
  const stocks: Stock[] = [];
  const chosen: number[] = [];
  const failed = new Set<number | string>();
  const keyOf = makeKeys(all);
  const tiles = countTiles(all);
  const lists = makeFillLists(room, fitting);
  let answer: readonly number[] = [];
  let question: CoverQuestion;
  let steps = 0;
  let isRemembered = true;
  /** Whether all words are looked at, so that failing says something. */
  let isThorough = true;
  /** So many covers would not do: there was no failing where they were found. */
  let refused = 0;
  let unneeded = spare;
  const tried = new Set<number | string>();

  return {
    words: () => answer,
    ask(asked) {
      question = asked;
      steps = 0;
      tried.clear();
      unneeded = asked.spare ?? spare;
      copyStock(asked.stock, stockAt(0));
      // What failed without a word that does not fit anyway failed for good.
      isRemembered = asked.except < 0 || !fits(book, asked.stock, asked.except);
      isThorough = !asked.isHasty && lists.begin(asked.stock, WORDS_PER_STEP * asked.steps);
      return visit(0);
    },
  };

  function visit(depth: number): Verdict {
    const stock = stockAt(depth);
    if (isGivenUp()) return 'unknown';
    steps++;
    if (!hasMust(stock)) return finish(depth);
    const key = isRemembered ? keyOf(stock) : '';
    if (isRemembered && failed.has(key)) return 'none';
    if (!isThorough && isRemembered) {
      if (tried.has(key)) return 'unknown';
      tried.add(key);
    }
    const { words, from, to } = question.isHasty ? lists.hasty(stock, unneeded) : lists.fewest(stock, depth);
    patience.spend(to - from);
    // A list that was cut short says nothing.
    if (patience.isOver()) return 'unknown';
    const refusedBefore = refused;
    let verdict: Verdict = isThorough ? 'none' : 'unknown';
    for (let i = from; i < to; i++) {
      const word = words[i]!;
      if (word === question.except || !fits(book, stock, word)) continue;
      const result = lay(depth, word, visit);
      if (result === 'found') return 'found';
      if (result === 'unknown') verdict = 'unknown';
      if (isGivenUp()) return 'unknown';
    }
    if (isRemembered && verdict === 'none' && refused === refusedBefore) failed.add(key);
    return verdict;
  }

  /** The letters of the table are used; if places are still to be filled, words of the rack alone must do it. */
  function finish(depth: number): Verdict {
    const stock = stockAt(depth);
    if (tiles - countTiles(stock) >= places) {
      answer = chosen.slice(0, depth);
      if (!question.accept || question.accept(answer)) return 'found';
      refused++;
      return 'none';
    }
    let verdict: Verdict = 'none';
    for (const word of lists.ofRack()) {
      if (word === question.except || !fits(book, stock, word)) continue;
      if (isGivenUp()) return 'unknown';
      steps++;
      const result = lay(depth, word, finish);
      if (result === 'found') return 'found';
      if (result === 'unknown') verdict = 'unknown';
    }
    return verdict;
  }

  function lay(depth: number, word: number, go: (depth: number) => Verdict): Verdict {
    const next = stockAt(depth + 1);
    copyStock(stockAt(depth), next);
    takeWord(book, next, word);
    chosen[depth] = word;
    return go(depth + 1);
  }

  function isGivenUp(): boolean {
    patience.spend(STEP);
    return steps >= question.steps || patience.isOver();
  }

  function stockAt(depth: number): Stock {
    stocks[depth] ??= makeStock(book);
    return stocks[depth];
  }

  function hasMust({ counts }: Stock): boolean {
    for (let code = 0; code < size; code++) if (counts[code]! > unneeded[code]!) return true;
    return false;
  }
}

/** Tells stocks apart exactly: one number where that can hold them all, else two. */
function makeKeys({ counts, jokers }: Stock): (stock: Stock) => number | string {
  const half = counts.length >> 1;
  let range = jokers + 1;
  for (const count of counts) range *= count + 1;
  const read = (stock: Stock, from: number, to: number, first: number) => {
    let key = first;
    for (let code = from; code < to; code++) key = key * (counts[code]! + 1) + stock.counts[code]!;
    return key;
  };
  if (range <= Number.MAX_SAFE_INTEGER) return (stock) => read(stock, 0, counts.length, stock.jokers);
  return (stock) => `${read(stock, 0, half, stock.jokers)} ${read(stock, half, counts.length, 0)}`;
}
