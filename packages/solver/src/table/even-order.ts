/** Even order: words first that take what there is too much of, so that what they leave can be used up by others. */
import type { Room } from './room.ts';
import { countTiles } from './stock.ts';
import type { WordBook } from './word-book.ts';

/** Words up to here are those that mostly use letters up. */
const SHORT = 5;

/** Sorts words in place. */
export function evenOrder({ book, all }: Room): (words: number[]) => number[] {
  const { codes, offsets, lengths } = book;
  const shares = fillingShares(book);
  const tiles = countTiles(all);
  const surplus = Float64Array.from(all.counts, (count, code) =>
    Math.log((count + 0.5) / (tiles * shares[code]! + 0.5)),
  );
  return (words) => {
    const worth = new Map<number, number>();
    for (const word of words) {
      let sum = 0;
      for (let i = 0; i < lengths[word]!; i++) sum += surplus[codes[offsets[word]! + i]!]!;
      worth.set(word, sum);
    }
    return words.sort((one, other) => worth.get(other)! - worth.get(one)!);
  };
}

const made = new WeakMap<WordBook, Float64Array>();

/** How often each letter comes in words that use letters up; once for a book. */
export function fillingShares(book: WordBook): Float64Array {
  const known = made.get(book);
  if (known) return known;
  const shares = new Float64Array(book.letters.length);
  const { codes, offsets, lengths } = book;
  let letters = 0;
  for (let word = book.starts[SHORT]!; word < book.count; word++) {
    for (let i = 0; i < lengths[word]!; i++) shares[codes[offsets[word]! + i]!]!++;
    letters += lengths[word]!;
  }
  for (let code = 0; code < shares.length; code++) shares[code]! /= Math.max(1, letters);
  made.set(book, shares);
  return shares;
}
