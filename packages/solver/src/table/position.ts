/** The position a search starts from, and what it hands back. */
import type { Lexicon, Tile } from '@lettertafel/engine';
import type { Judge } from './judge.ts';
import type { Patience } from './patience.ts';
import type { PlayKeeper } from './play-keeper.ts';
import type { TableWord } from './table-word.ts';
import type { WordBook } from './word-book.ts';
import { LONGEST } from './word-source.ts';

export interface SearchPosition {
  readonly book: WordBook;
  /** Words that may be taken apart as the game allows. */
  readonly table: readonly TableWord[];
  /** Words that stay as they are: they only count for what may not lie there twice. */
  readonly fixed: readonly TableWord[];
  readonly rack: readonly Tile[];
  /** Words that score no more: formed before, or lying there. */
  readonly formed: ReadonlySet<string>;
  readonly shortest: number;
  readonly lexicon: Lexicon;
  /** Whether a word is good at this table. */
  readonly isGood: (word: string) => boolean;
  readonly patience: Patience;
  readonly judge: Judge;
  readonly keeper: PlayKeeper;
  /** Only words of so many letters are looked for as scoring words; absent: all. */
  readonly length?: number;
  /** So many tiles of the rack must be laid; one unless said otherwise. */
  readonly own?: number;
}

/** The lengths of words to look for, longest first: from the first down to the last. */
export function lengthsOf({ length, table, rack }: SearchPosition): { readonly first: number; readonly last: number } {
  const tiles = table.reduce((sum, word) => sum + word.tiles.length, rack.length);
  return { first: length ?? Math.min(LONGEST, tiles), last: length ?? 1 };
}

/** Puts the plays it finds into the keeper; true when nothing can score more than the best of them. */
export type Search = (position: SearchPosition) => boolean;
