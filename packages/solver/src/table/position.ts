/** The position that a search starts from, and what a search answers. */
import type { Lexicon, Tile } from '@lettertafel/engine';
import type { Deadline } from './deadline.ts';
import type { BestPlays, Judge } from './judge.ts';
import type { TableWord } from './table-word.ts';
import type { WordIndex } from './word-index.ts';
import { MAX_LENGTH } from './word-walk.ts';

export interface SearchPosition {
  readonly wordIndex: WordIndex;
  /** Words that may be rearranged as the game allows. */
  readonly table: readonly TableWord[];
  /** Words that stay as they are; they matter only because no word that lies there twice scores. */
  readonly fixed: readonly TableWord[];
  readonly rack: readonly Tile[];
  /** Words that do not score again: formed before, or on the table. */
  readonly formed: ReadonlySet<string>;
  readonly shortest: number;
  readonly lexicon: Lexicon;
  /** Whether a word is good at this table. */
  readonly isGood: (word: string) => boolean;
  readonly deadline: Deadline;
  readonly judge: Judge;
  readonly best: BestPlays;
  /** Look for scoring words of this length only; all lengths when absent. */
  readonly length?: number;
  /** How many tiles of the rack must be laid; 1 when absent. */
  readonly minRackTiles?: number;
}

/** Adds plays to `best`; true when it is proven that no play scores more than the best of them. */
export type Search = (position: SearchPosition) => boolean;

/** What a search with limits says: `unknown` when it neither found nor excluded what was asked for. */
export type SearchResult = 'found' | 'none' | 'unknown';

/** Target words: those that could be the scoring word of a play, by length, less what has been excluded. */
export interface TargetWords {
  /** Target words of a length, most promising first. */
  ofLength(length: number): readonly number[];
  /** Replaces the target words of a length by those that are still undecided. */
  keep(length: number, undecided: readonly number[]): void;
  /** Whether every word that would score more than this has been excluded. */
  areExcludedAbove(score: number): boolean;
}

/** Lengths of target words to search, from the longest down. */
export function lengthRange(position: SearchPosition): { readonly longest: number; readonly shortest: number } {
  const { length, table, rack } = position;
  const tiles = table.reduce((sum, word) => sum + word.tiles.length, rack.length);
  return { longest: length ?? Math.min(MAX_LENGTH, tiles), shortest: length ?? 1 };
}

export function lazyTargetWords(
  position: SearchPosition,
  findOfLength: (length: number) => readonly number[],
): TargetWords {
  const byLength: (readonly number[])[] = [];
  return {
    ofLength(length) {
      byLength[length] ??= findOfLength(length);
      return byLength[length];
    },
    keep(length, undecided) {
      byLength[length] = undecided;
    },
    areExcludedAbove(score) {
      for (let length = lengthRange(position).longest; length > score && length > 0; length--) {
        if (byLength[length]?.length !== 0) return false;
      }
      return true;
    },
  };
}
