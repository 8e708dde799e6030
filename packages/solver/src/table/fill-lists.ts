/** Which words to try when a letter of the table must be used up, and which letter to use up first. */

import { fillingShares } from './even-order.ts';
import type { FittingWords } from './fitting-words.ts';
import type { Room } from './room.ts';
import { countTiles, fits, type Stock } from './stock.ts';
import { hasLetter, listByLetter, type WordBook } from './word-book.ts';
import { LONGEST } from './word-source.ts';

export interface FillList {
  readonly words: ArrayLike<number>;
  readonly from: number;
  readonly to: number;
}

export interface FillLists {
  /**
   * What there is to begin with. Only about so many words are looked up, short ones first: false when there are more.
   */
  begin(stock: Stock, most: number): boolean;
  /** Short words with the hardest letter, those first that suit the letters that are left. */
  hasty(stock: Stock, spare: Uint8Array): FillList;
  /** All words that fit with the letter that has the fewest. */
  fewest(stock: Stock, depth: number): FillList;
  /** All words that the rack alone can lay. */
  ofRack(): Int32Array;
}

/** Letters that are looked at for the shortest list, before one that is short enough will do. */
const LOOK_AT = 4;
const SHORT_ENOUGH = 24;
const LOOK_AT_MOST = 8;

export function makeFillLists({ book, spare, patience, all }: Room, fitting: FittingWords): FillLists {
  const size = book.letters.length;
  const levels: Level[] = [];
  const orders = hastyOrders(book);
  /** Words that fit what there was to begin with, short ones first; and those of them with a letter. */
  let atFirst: readonly number[] = [];
  let withLetter: (FillList | undefined)[] = [];
  let rack: Int32Array | null = null;

  return {
    begin,
    hasty({ counts }, unneeded) {
      let letter = -1;
      let vowels = 0;
      let others = 0;
      for (const code of book.hardestFirst) {
        const must = counts[code]! - unneeded[code]!;
        if (must <= 0) continue;
        if (letter < 0) letter = code;
        if (orders.isVowel[code] === 1) vowels += must;
        else others += must;
      }
      return orders.listFor(letter, others / (vowels + 0.5));
    },
    fewest(stock, depth) {
      levels[depth] ??= { lists: [], buffer: new Int32Array(1024), used: 0 };
      const level = levels[depth];
      const above = levels[depth - 1];
      for (let code = 0; code < size; code++) level.lists[code] = above?.lists[code];
      level.used = 0;
      let best: FillList | null = null;
      let looked = 0;
      for (const code of book.hardestFirst) {
        if (stock.counts[code]! <= spare[code]!) continue;
        const list = narrow(level, above?.lists[code] ?? baseOf(code), stock);
        level.lists[code] = list;
        if (!best || list.to - list.from < best.to - best.from) best = list;
        looked++;
        const shortest = best.to - best.from;
        const isEnough = looked >= LOOK_AT && (shortest <= SHORT_ENOUGH * looked || looked >= LOOK_AT_MOST);
        if (shortest === 0 || isEnough || patience.isOver()) break;
      }
      return best as FillList;
    },
    ofRack() {
      rack ??= wordsOfRack();
      return rack;
    },
  };

  function begin(stock: Stock, most: number): boolean {
    const words: number[] = [];
    const longest = Math.min(countTiles(stock), LONGEST);
    let length = 1;
    for (; length <= longest && words.length < most && !patience.isOver(); length++) {
      const longer = fitting.ofLength(length);
      patience.spend(longer.length);
      for (const word of longer) if (fits(book, stock, word)) words.push(word);
    }
    atFirst = words;
    withLetter = [];
    return length > longest;
  }

  function baseOf(code: number): FillList {
    withLetter[code] ??= whole(atFirst.filter((word) => hasLetter(book, word, code)));
    return withLetter[code];
  }

  function narrow(level: Level, { words, from, to }: FillList, stock: Stock): FillList {
    patience.spend(to - from);
    if (level.used + to - from > level.buffer.length) {
      level.buffer = new Int32Array(2 * level.buffer.length + to - from);
      level.used = 0;
    }
    const { buffer } = level;
    const start = level.used;
    for (let i = from; i < to; i++) {
      const word = words[i]!;
      if (fits(book, stock, word)) buffer[level.used++] = word;
    }
    return { words: buffer, from: start, to: level.used };
  }

  function wordsOfRack(): Int32Array {
    const stock: Stock = { counts: spare, mask: new Uint32Array(book.lanes), jokers: all.jokers };
    let tiles = all.jokers;
    for (let code = 0; code < size; code++) {
      tiles += spare[code]!;
      for (let k = 0; k < Math.min(spare[code]!, book.bits[code]!); k++) {
        const bit = book.bases[code]! + k;
        stock.mask[bit >> 5]! |= 1 << (bit & 31);
      }
    }
    const found: number[] = [];
    const from = book.starts[Math.min(tiles, book.starts.length - 1)]!;
    for (let word = book.count - 1; word >= from; word--) if (fits(book, stock, word)) found.push(word);
    return Int32Array.from(found);
  }
}

interface Level {
  readonly lists: (FillList | undefined)[];
  buffer: Int32Array;
  used: number;
}

/** Words up to here are enough to use letters up where there are many. */
const SHORT = 5;

function shortWords(book: WordBook, letter: number): Int32Array {
  const words: number[] = [];
  for (let length = 1; length <= SHORT; length++) words.push(...book.withLetter(letter, length));
  return Int32Array.from(words);
}

function whole(words: ArrayLike<number>): FillList {
  return { words, from: 0, to: words.length };
}

interface HastyOrders {
  readonly isVowel: Uint8Array;
  listFor(letter: number, ratio: number): FillList;
}

const VOWELS = 'AEIOUY';

/** Consonants to a vowel: what a filling word should have, for as many classes of what is left. */
const RATIOS = [0.5, 1, 1.5, 2, 3] as const;

const ordersMade = new WeakMap<object, HastyOrders>();

/** Words that have consonants and vowels in the proportion in which they are left leave the same proportion behind. */
function hastyOrders(book: WordBook): HastyOrders {
  const known = ordersMade.get(book);
  if (known) return known;
  const isVowel = Uint8Array.from([...book.letters].map((letter) => (VOWELS.includes(letter) ? 1 : 0)));
  const lists = new Map<number, FillList>();
  const rank = new Uint8Array(book.letters.length);
  for (const [place, code] of book.hardestFirst.entries()) rank[code] = book.letters.length - place;
  const orders: HastyOrders = {
    isVowel,
    listFor(letter, ratio) {
      let nearest = 0;
      for (let i = 1; i < RATIOS.length; i++) if (ratio > (RATIOS[i - 1]! + RATIOS[i]!) / 2) nearest = i;
      const key = letter * RATIOS.length + nearest;
      const list = lists.get(key) ?? sorted(letter, RATIOS[nearest]!);
      lists.set(key, list);
      return list;
    },
  };
  ordersMade.set(book, orders);
  return orders;

  function sorted(letter: number, ratio: number): FillList {
    const words = shortWords(book, letter);
    const costs = new Map<number, number>();
    for (const word of words) {
      let vowels = 0;
      let hard = 0;
      const length = book.lengths[word]!;
      for (let i = 0; i < length; i++) {
        const code = book.codes[book.offsets[word]! + i]!;
        vowels += isVowel[code]!;
        hard += rank[code]!;
      }
      const skew = Math.abs(length - vowels - ratio * vowels);
      costs.set(word, skew + Math.max(0, length - 3) * 0.5 - (hard / length) * 0.05);
    }
    return whole(words.toSorted((a, b) => costs.get(a)! - costs.get(b)!));
  }
}

/** Makes the orders of all letters, which takes too long in the middle of a search. */
export function prepareFillLists(book: WordBook): void {
  const orders = hastyOrders(book);
  fillingShares(book);
  listByLetter(book);
  for (let code = 0; code < book.letters.length; code++) for (const ratio of RATIOS) orders.listFor(code, ratio);
}
