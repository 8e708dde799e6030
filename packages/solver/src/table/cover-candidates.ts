/** A cover problem, and its candidate words: which letter to branch on, and in which order words are tried. */
import { JOKER } from '@lettertafel/engine';
import { f64At, i32At, numberAt, u8At, u32At } from '@lettertafel/words';
import type { Deadline } from './deadline.ts';
import { bagOf, countTiles, type FittingWords, fits, type LetterBag } from './letter-bag.ts';
import type { SearchPosition } from './position.ts';
import { hasLetter, type WordIndex } from './word-index.ts';
import { MAX_LENGTH } from './word-walk.ts';

export interface CoverProblem {
  readonly wordIndex: WordIndex;
  readonly deadline: Deadline;
  /** All letters and jokers of table and rack. */
  readonly bag: LetterBag;
  /** How many of each letter may stay on the rack. */
  readonly optional: Uint8Array;
  /**
   * How many tiles must be on the table in the end: all of the table, including jokers, and the required rack tiles. A joker of
   * the table can always take the place of a rack tile, so that counting tiles is enough.
   */
  readonly minTiles: number;
}

export interface CoverTiles {
  readonly table: Iterable<string>;
  readonly rack: readonly string[];
  /** How many tiles of the rack must be laid; 1 when absent. */
  readonly minRackTiles?: number;
}

export function coverProblem(
  { wordIndex, deadline }: Pick<SearchPosition, 'wordIndex' | 'deadline'>,
  { table, rack, minRackTiles = 1 }: CoverTiles,
): CoverProblem {
  const bag = bagOf(wordIndex, [...table, ...rack]);
  const optional = bagOf(
    wordIndex,
    rack.filter((tile) => tile !== JOKER),
  ).counts;
  return { wordIndex, deadline, bag, optional, minTiles: countTiles(bag) - rack.length + minRackTiles };
}

/** A stretch of an array of words. */
export interface CandidateList {
  readonly words: Int32Array;
  readonly from: number;
  readonly to: number;
}

/** The candidates of one search state, by letter as far as they were narrowed down there or above. */
export interface CandidateLists {
  readonly byLetter: (CandidateList | undefined)[];
  buffer: Int32Array;
  used: number;
}

export interface CoverCandidates {
  /** Finds the words that fit in the first bag, about `max` of them, short ones first; false when there are more. */
  begin(bag: LetterBag, max: number): boolean;
  /** Nothing narrowed down yet. */
  none(): CandidateLists;
  /** Branch on the fewest candidates: all words that fit with the required letter that has the fewest. */
  shortest(bag: LetterBag, lists: CandidateLists, parent: CandidateLists | null): CandidateList;
  /** Short words with the rarest required letter, those first that suit the other required letters. */
  greedy(bag: LetterBag, optional: Uint8Array): CandidateList;
  /** All words that the rack alone can lay. */
  ofRack(): Int32Array;
}

/** Narrow the lists of at least this many letters, then stop at a list that is short enough for the work done. */
const MIN_LISTS = 4;
const SHORT_LIST = 24;
const MAX_LISTS = 8;

export function makeCoverCandidates(
  { wordIndex, optional, deadline, bag: all }: CoverProblem,
  fitting: FittingWords,
): CoverCandidates {
  const orders = greedyOrders(wordIndex);
  /** Words that fit in the first bag, short ones first; and those of them with a letter. */
  let atFirst: Int32Array = new Int32Array();
  let withLetter: (CandidateList | undefined)[] = [];
  let rackWords: Int32Array | null = null;

  return {
    begin(bag, max) {
      const words: number[] = [];
      const longest = Math.min(countTiles(bag), MAX_LENGTH);
      let length = 1;
      for (; length <= longest && words.length < max && !deadline.isPast(); length++) {
        const ofLength = fitting.ofLength(length);
        deadline.charge(ofLength.length);
        for (const word of ofLength) if (fits(wordIndex, bag, word)) words.push(word);
      }
      atFirst = new Int32Array(words);
      withLetter = [];
      return length > longest;
    },
    none: () => ({ byLetter: [], buffer: new Int32Array(1024), used: 0 }),
    shortest(bag, lists, parent) {
      for (let letter = 0; letter < wordIndex.letters.length; letter++) {
        lists.byLetter[letter] = parent?.byLetter[letter];
      }
      lists.used = 0;
      let best: CandidateList | null = null;
      let narrowed = 0;
      for (const letter of wordIndex.rarestFirst) {
        if (u8At(bag.counts, letter) <= u8At(optional, letter)) continue;
        const list = narrow(lists, parent?.byLetter[letter] ?? listWith(letter), bag);
        lists.byLetter[letter] = list;
        if (!best || list.to - list.from < best.to - best.from) best = list;
        narrowed++;
        const size = best.to - best.from;
        const isEnough = narrowed >= MIN_LISTS && (size <= SHORT_LIST * narrowed || narrowed >= MAX_LISTS);
        if (size === 0 || isEnough || deadline.isPast()) break;
      }
      return best as CandidateList;
    },
    greedy({ counts }, unneeded) {
      let rarest = -1;
      let vowels = 0;
      let consonants = 0;
      for (const letter of wordIndex.rarestFirst) {
        const required = u8At(counts, letter) - u8At(unneeded, letter);
        if (required <= 0) continue;
        if (rarest < 0) rarest = letter;
        if (orders.isVowel[letter] === 1) vowels += required;
        else consonants += required;
      }
      return orders.listFor(rarest, consonants / (vowels + 0.5));
    },
    ofRack() {
      rackWords ??= findRackWords();
      return rackWords;
    },
  };

  function listWith(letter: number): CandidateList {
    withLetter[letter] ??= whole(atFirst.filter((word) => hasLetter(wordIndex, word, letter)));
    return withLetter[letter];
  }

  /** The words of a list that still fit, written into the buffer of the state. */
  function narrow(lists: CandidateLists, { words, from, to }: CandidateList, bag: LetterBag): CandidateList {
    deadline.charge(to - from);
    if (lists.used + to - from > lists.buffer.length) {
      lists.buffer = new Int32Array(2 * lists.buffer.length + to - from);
      lists.used = 0;
    }
    const { buffer } = lists;
    const start = lists.used;
    for (let i = from; i < to; i++) {
      const word = i32At(words, i);
      if (fits(wordIndex, bag, word)) buffer[lists.used++] = word;
    }
    return { words: buffer, from: start, to: lists.used };
  }

  function findRackWords(): Int32Array {
    const rack = bagOf(
      wordIndex,
      [...wordIndex.letters].flatMap((letter, code) => Array<string>(u8At(optional, code)).fill(letter)),
    );
    rack.jokers = all.jokers;
    const found: number[] = [];
    const from = u32At(wordIndex.starts, Math.min(countTiles(rack), wordIndex.starts.length - 1));
    for (let word = wordIndex.count - 1; word >= from; word--) if (fits(wordIndex, rack, word)) found.push(word);
    return Int32Array.from(found);
  }
}

function whole(words: Int32Array): CandidateList {
  return { words, from: 0, to: words.length };
}

/** Words up to this length cover most of a table; greedy candidates are no longer. */
const SHORT_WORD = 5;

interface GreedyOrders {
  readonly isVowel: Uint8Array;
  /** Short words with a letter, in the order for a ratio of consonants to vowels. */
  listFor(letter: number, ratio: number): CandidateList;
}

const VOWELS = 'AEIOUY';

/** Classes of the ratio of consonants to vowels in what must still be laid. */
const RATIOS = [0.5, 1, 1.5, 2, 3] as const;

const greedyOrdersOf = new WeakMap<WordIndex, GreedyOrders>();

/** A word whose consonants and vowels are in the ratio of what is left leaves the same ratio to the next. */
function greedyOrders(wordIndex: WordIndex): GreedyOrders {
  const known = greedyOrdersOf.get(wordIndex);
  if (known) return known;
  const { letters, lengths, codes, offsets, rarestFirst } = wordIndex;
  const isVowel = Uint8Array.from([...letters].map((letter) => (VOWELS.includes(letter) ? 1 : 0)));
  const lists = new Map<number, CandidateList>();
  const rarity = new Uint8Array(letters.length);
  for (const [place, letter] of rarestFirst.entries()) rarity[letter] = letters.length - place;
  const orders: GreedyOrders = {
    isVowel,
    listFor(letter, ratio) {
      let nearest = 0;
      for (let i = 1; i < RATIOS.length; i++) {
        if (ratio > (numberAt(RATIOS, i - 1) + numberAt(RATIOS, i)) / 2) nearest = i;
      }
      const key = letter * RATIOS.length + nearest;
      const list = lists.get(key) ?? sortedFor(letter, numberAt(RATIOS, nearest));
      lists.set(key, list);
      return list;
    },
  };
  greedyOrdersOf.set(wordIndex, orders);
  return orders;

  function sortedFor(letter: number, ratio: number): CandidateList {
    const words: number[] = [];
    for (let length = 1; length <= SHORT_WORD; length++) words.push(...wordIndex.withLetter(letter, length));
    const costs = new Map<number, number>();
    for (const word of words) {
      let vowels = 0;
      let rare = 0;
      const length = u8At(lengths, word);
      for (let i = 0; i < length; i++) {
        const code = u8At(codes, u32At(offsets, word) + i);
        vowels += u8At(isVowel, code);
        rare += u8At(rarity, code);
      }
      const skew = Math.abs(length - vowels - ratio * vowels);
      costs.set(word, skew + Math.max(0, length - 3) * 0.5 - (rare / length) * 0.05);
    }
    return whole(Int32Array.from(words.sort((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0))));
  }
}

const letterSharesOf = new WeakMap<WordIndex, Float64Array>();

/** How often each letter occurs in short words. */
function letterShares(wordIndex: WordIndex): Float64Array {
  const known = letterSharesOf.get(wordIndex);
  if (known) return known;
  const shares = new Float64Array(wordIndex.letters.length);
  const { codes, offsets, lengths } = wordIndex;
  let total = 0;
  for (let word = u32At(wordIndex.starts, SHORT_WORD); word < wordIndex.count; word++) {
    for (let i = 0; i < u8At(lengths, word); i++) {
      const letter = u8At(codes, u32At(offsets, word) + i);
      shares[letter] = f64At(shares, letter) + 1;
    }
    total += u8At(lengths, word);
  }
  for (let letter = 0; letter < shares.length; letter++) shares[letter] = f64At(shares, letter) / Math.max(1, total);
  letterSharesOf.set(wordIndex, shares);
  return shares;
}

/**
 * Sorts target words, those first that take letters of which the bag has more than short words use: what they leave is
 * the easiest to cover.
 */
export function surplusFirst({ wordIndex, bag }: CoverProblem): (words: readonly number[]) => number[] {
  const { codes, offsets, lengths } = wordIndex;
  const shares = letterShares(wordIndex);
  const tiles = countTiles(bag);
  const surplus = Float64Array.from(bag.counts, (count, letter) =>
    Math.log((count + 0.5) / (tiles * f64At(shares, letter) + 0.5)),
  );
  return (words) => {
    const worth = new Map<number, number>();
    for (const word of words) {
      let sum = 0;
      for (let i = 0; i < u8At(lengths, word); i++) sum += f64At(surplus, u8At(codes, u32At(offsets, word) + i));
      worth.set(word, sum);
    }
    return words.toSorted((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0));
  };
}

/** Prepares everything that takes too long in the middle of a search. */
export function prepareCoverCandidates(wordIndex: WordIndex): void {
  const orders = greedyOrders(wordIndex);
  letterShares(wordIndex);
  for (let letter = 0; letter < wordIndex.letters.length; letter++) {
    for (const ratio of RATIOS) orders.listFor(letter, ratio);
  }
}
