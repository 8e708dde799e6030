/** Cover problem: the tiles that a search may rearrange, and how many of them must lie in words in the end. */
import { JOKER } from '@lettertafel/engine';
import type { Deadline } from './deadline.ts';
import { bagOf, countTiles, type LetterBag } from './letter-bag.ts';
import type { SearchPosition } from './position.ts';
import type { WordIndex } from './word-index.ts';

export interface CoverProblem {
  readonly wordIndex: WordIndex;
  readonly deadline: Deadline;
  /** All letters and jokers of table and rack. */
  readonly bag: LetterBag;
  /** How many of each letter may stay on the rack. */
  readonly optional: Uint8Array;
  /**
   * How many tiles must lie in the end: all of the table, its jokers too, and those that the rack owes. A joker of
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
