/** Blocks: finding the words of the book in which a table word lies unbroken (RI-02 b). */
import { JOKER } from '@lettertafel/engine';
import type { Patience } from './patience.ts';
import { rememberByTiles } from './remembered.ts';
import { addTiles, copyStock, fits, makeStock, type Stock } from './stock.ts';
import { liesAt } from './table-word.ts';
import type { WordBook } from './word-book.ts';

/** By three letters in a row, all words that have them: a table word is looked up by its rarest three. */
interface Threes {
  readonly starts: Uint32Array;
  readonly words: Int32Array;
}

const made = new WeakMap<WordBook, Threes>();

const THREE = 3;

/** Makes the index; once for a book. */
export function indexBlocks(book: WordBook): Threes {
  const known = made.get(book);
  if (known) return known;
  const size = book.letters.length;
  const { codes, offsets, lengths, count } = book;
  const starts = new Uint32Array(size ** THREE + 1);
  const each = (visit: (key: number, word: number) => void) => {
    for (let word = count - 1; word >= 0; word--) {
      const from = offsets[word]!;
      for (let i = from; i + THREE <= from + lengths[word]!; i++) {
        visit((codes[i]! * size + codes[i + 1]!) * size + codes[i + 2]!, word);
      }
    }
  };
  each((key) => starts[key + 1]!++);
  for (let key = 1; key < starts.length; key++) starts[key]! += starts[key - 1]!;
  const words = new Int32Array(starts[starts.length - 1]!);
  const next = starts.slice();
  each((key, word) => {
    words[next[key]!++] = word;
  });
  const index = { starts, words };
  made.set(book, index);
  return index;
}

/** Words of so many letters, more than these tiles, in which they lie side by side, a joker standing for any letter. */
export const wordsAround = rememberByTiles((book, tiles): ((length: number) => readonly number[]) => {
  const letters = Int8Array.from(tiles, (tile) => book.letters.indexOf(tile));
  const rarest = rarestThree(book, letters);
  const isPlain = tiles.length === THREE;
  const known: (readonly number[])[] = [];
  return (length) => {
    known[length] ??= lookUp(length);
    return known[length];
  };

  function lookUp(length: number): readonly number[] {
    const found: number[] = [];
    if (length <= tiles.length) return found;
    const first = book.starts[length - 1]! - 1;
    const last = book.starts[length]!;
    if (!rarest) {
      for (let word = first; word >= last; word--) if (hasBlock(book, word, letters)) found.push(word);
      return found;
    }
    for (const words of rarest) {
      for (let i = placeOf(words, first); i < words.length && words[i]! >= last; i++) {
        const word = words[i]!;
        if (word !== found.at(-1) && (isPlain || hasBlock(book, word, letters))) found.push(word);
      }
    }
    return rarest.length === 1 ? found : [...new Set(found)].sort((one, other) => other - one);
  }
});

/**
 * The words with those three letters in a row that the fewest have; a list for each letter if one of them is a joker, null
 * where there are no three with one at most.
 */
function rarestThree(book: WordBook, letters: Int8Array): readonly Int32Array[] | null {
  const { starts, words } = indexBlocks(book);
  const size = book.letters.length;
  let rarest: readonly Int32Array[] | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (let i = 0; i + THREE <= letters.length; i++) {
    const three = letters.subarray(i, i + THREE);
    const joker = three.indexOf(-1);
    if (joker !== three.lastIndexOf(-1)) continue;
    const key = three.reduce((sum, letter) => sum * size + Math.max(0, letter), 0);
    const keys = joker < 0 ? [key] : [...book.letters].map((_, code) => key + code * size ** (THREE - 1 - joker));
    const found = keys.map((one) => words.subarray(starts[one]!, starts[one + 1]!));
    const count = found.reduce((sum, { length }) => sum + length, 0);
    if (count >= fewest) continue;
    rarest = found;
    fewest = count;
  }
  return rarest;
}

/** Whether letters lie side by side in a word; a negative one is a joker. */
function hasBlock({ codes, offsets, lengths }: WordBook, word: number, letters: Int8Array): boolean {
  const from = offsets[word]!;
  const to = from + lengths[word]! - letters.length;
  for (let at = from; at <= to; at++) {
    let same = 0;
    while (same < letters.length && (letters[same]! < 0 || letters[same] === codes[at + same])) same++;
    if (same === letters.length) return true;
  }
  return false;
}

/** Where tiles lie in a text, a joker among them standing for any letter. */
export function placesIn(text: string, tiles: string): number[] {
  const places: number[] = [];
  if (!tiles.includes(JOKER)) {
    for (let at = text.indexOf(tiles); at >= 0; at = text.indexOf(tiles, at + 1)) places.push(at);
    return places;
  }
  for (let at = 0; at + tiles.length <= text.length; at++) {
    if (liesAt(text.slice(at, at + tiles.length), tiles, 0)) places.push(at);
  }
  return places;
}

/** The words of the book that can be laid with a table word in them. */
export interface BlockWords {
  /** With which table words lie unbroken in each, by their place on the table. */
  ofLength(length: number): ReadonlyMap<number, readonly number[]>;
  /** Which ones lie in this word. */
  within(word: number): readonly number[];
}

/** What there is for words with blocks in them. */
export interface BlockRoom {
  readonly table: readonly { readonly tiles: string }[];
  /** All tiles of table and rack. */
  readonly everything: Stock;
  /** All that could be there besides a block. */
  readonly reach: Stock;
  readonly patience: Patience;
}

/** Looked up length by length: mostly those of long words only are asked for. */
export function findBlocks(book: WordBook, { table, everything, reach, patience }: BlockRoom): BlockWords {
  const around = table.map(({ tiles }) => {
    const stock = makeStock(book);
    copyStock(reach, stock);
    addTiles(book, stock, tiles);
    return stock;
  });
  const known: Map<number, number[]>[] = [];
  const ofLength = (length: number) => {
    known[length] ??= lookUp(length);
    return known[length];
  };
  return {
    ofLength,
    within: (word) => ofLength(book.lengths[word]!).get(word) ?? NO_BLOCKS,
  };

  function lookUp(length: number): Map<number, number[]> {
    const found = new Map<number, number[]>();
    for (const [index, { tiles }] of table.entries()) {
      const words = wordsAround(book, tiles, patience)(length);
      patience.spend(AROUND * words.length);
      for (const word of words) {
        const others = found.get(word);
        if (others) others.push(index);
        else if (fits(book, everything, word)) found.set(word, [index]);
      }
    }
    for (const [word, [index = 0, ...others]] of found) {
      if (others.length === 0 && !fits(book, around[index]!, word)) found.delete(word);
    }
    return found;
  }
}

/** Looking at a word around another takes as long as trying so many. */
const AROUND = 10;

const NO_BLOCKS: readonly number[] = [];

/** Where the first word is that is no higher than this one; they go down. */
function placeOf(words: Int32Array, highest: number): number {
  let from = 0;
  let to = words.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (words[middle]! > highest) from = middle + 1;
    else to = middle;
  }
  return from;
}
