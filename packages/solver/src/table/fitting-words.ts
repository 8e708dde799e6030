/** Words that a stock is enough for. */
import type { Patience } from './patience.ts';
import { fits, type Stock } from './stock.ts';
import { GROUP, type WordBook } from './word-book.ts';

/** All words with so many letters that fit. */
export function fittingWords(book: WordBook, stock: Stock, length: number): number[] {
  const { shared, lanes, starts } = book;
  const groups = { masks: shared, lanes };
  const from = starts[length]!;
  const to = starts[length - 1]!;
  const words: number[] = [];
  for (let group = Math.floor(from / GROUP); group * GROUP < to; group++) {
    // What all words of a group have is mostly enough to see that none fits.
    if (!fits(groups, stock, group)) continue;
    const end = Math.min(to, (group + 1) * GROUP);
    for (let word = Math.max(from, group * GROUP); word < end; word++) if (fits(book, stock, word)) words.push(word);
  }
  return words;
}

/** The same for lengths as they are asked for, each looked up once; the stock may not change meanwhile. */
export interface FittingWords {
  ofLength(length: number): readonly number[];
}

export function findFitting(book: WordBook, stock: Stock, patience: Patience): FittingWords {
  const found: (readonly number[])[] = [];
  return {
    ofLength(length) {
      const known = found[length];
      if (known) return known;
      patience.spend(book.starts[length - 1]! - book.starts[length]!);
      found[length] = fittingWords(book, stock, length);
      return found[length];
    },
  };
}
