/** Stock: the letters that are still there to be laid, as counts and as bits that a word is tried against at once. */
import { JOKER } from '@lettertafel/engine';
import type { WordBook } from './word-book.ts';

/**
 * Letters by their place in the book. Jokers are counted apart: they fill in where a letter is not there, and whether a
 * joker or a rack tile takes a place is decided when all words are known (R-07: a joker is not bound).
 */
export interface Stock {
  readonly counts: Uint8Array;
  readonly mask: Uint32Array;
  jokers: number;
}

export function makeStock({ letters, lanes }: WordBook): Stock {
  return { counts: new Uint8Array(letters.length), mask: new Uint32Array(lanes), jokers: 0 };
}

export function copyStock(from: Stock, to: Stock): void {
  to.counts.set(from.counts);
  to.mask.set(from.mask);
  to.jokers = from.jokers;
}

export function addLetter({ bits, bases }: WordBook, { counts, mask }: Stock, code: number): void {
  const count = counts[code]!++;
  if (count >= bits[code]!) return;
  const bit = bases[code]! + count;
  mask[bit >> 5]! |= 1 << (bit & 31);
}

/** A joker stands for any letter, also for one that is not there. */
export function addTiles(book: WordBook, stock: Stock, tiles: Iterable<string>): void {
  for (const tile of tiles) {
    if (tile === JOKER) stock.jokers++;
    else addLetter(book, stock, book.letters.indexOf(tile));
  }
}

/** Takes a letter out, or a joker where there is none. */
export function takeLetter({ bits, bases }: WordBook, stock: Stock, code: number): void {
  const { counts, mask } = stock;
  if (counts[code] === 0) {
    stock.jokers--;
    return;
  }
  const count = --counts[code]!;
  if (count >= bits[code]!) return;
  const bit = bases[code]! + count;
  mask[bit >> 5]! &= ~(1 << (bit & 31));
}

export function takeWord(book: WordBook, stock: Stock, word: number): void {
  const from = book.offsets[word]!;
  const to = from + book.lengths[word]!;
  for (let i = from; i < to; i++) takeLetter(book, stock, book.codes[i]!);
}

/** Whether the word can be laid with what is there. */
export function fits(
  { masks, lanes }: Pick<WordBook, 'masks' | 'lanes'>,
  { mask, jokers }: Stock,
  word: number,
): boolean {
  const at = word * lanes;
  const a = masks[at]! & ~mask[0]!;
  const b = masks[at + 1]! & ~mask[1]!;
  const c = masks[at + 2]! & ~mask[2]!;
  const d = masks[at + 3]! & ~mask[3]!;
  if (jokers === 0) {
    if ((a | b | c | d) !== 0) return false;
    for (let lane = 4; lane < lanes; lane++) if ((masks[at + lane]! & ~mask[lane]!) !== 0) return false;
    return true;
  }
  let missing = ones(a) + ones(b) + ones(c) + ones(d);
  for (let lane = 4; lane < lanes; lane++) missing += ones(masks[at + lane]! & ~mask[lane]!);
  return missing <= jokers;
}

/** How many bits are set. */
export function ones(bits: number): number {
  if (bits === 0) return 0;
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countTiles({ counts, jokers }: Stock): number {
  let sum = jokers;
  for (let code = 0; code < counts.length; code++) sum += counts[code]!;
  return sum;
}
