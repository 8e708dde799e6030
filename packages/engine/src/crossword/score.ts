/** The score of a word: tiles, letter premiums, additions, word premiums, in that order (B-17 to B-20, TR-30). */
import { itemAt } from '../kernel/item-at.ts';
import { type LetterSet, valueOfTile } from '../kernel/letters.ts';
import { type Board, type Cell, cellAt, isBlankCell, isTaken, type Square } from './board.ts';
import type { SuffixTile } from './rules.ts';
import type { MadeWord } from './words-made.ts';

/** Modifiers of one word's score. */
export interface WordChange {
  /** Added before the word is multiplied. */
  readonly add?: number;
  readonly times?: number;
  readonly tileTimes?: number;
}

export interface Scoring {
  readonly letters: LetterSet;
  readonly suffix: SuffixTile | null;
  readonly premiums: Board;
  /** The board before these tiles. */
  readonly before: Board;
  /** Whether all old tiles count, or only isolated ones (XL-02). */
  readonly countsOldTiles: boolean;
  /** The value of a blank, laid in this turn or before. */
  readonly blankValue?: number;
  /** What tiles of value 1 count as. */
  readonly onesCount?: number;
  /** An old premium square that counts as if newly covered. */
  readonly reused?: Square | null;
}

export interface TileScore {
  readonly cell: Cell;
  readonly value: number;
  /** The letter premium. */
  readonly times: number;
}

/** A word's itemised score. */
export interface ScoredWord extends MadeWord {
  readonly tiles: readonly TileScore[];
  readonly added: number;
  readonly times: number;
  readonly score: number;
}

/** The factors of the premium signs. */
export const LETTER_PREMIUMS: Readonly<Record<Cell, number>> = { l: 2, L: 3 };
export const WORD_PREMIUMS: Readonly<Record<Cell, number>> = { w: 2, W: 3 };

export function scoreWord(made: MadeWord, scoring: Scoring, change: WordChange = {}): ScoredWord {
  let times = change.times ?? 1;
  const tiles = made.squares.map((square, index): TileScore => {
    const cell = itemAt(made.cells, index);
    const isOld = isTaken(scoring.before, square);
    const isPremium = !isOld || scoring.reused === square;
    const premium = cellAt(scoring.premiums, square);
    if (isPremium) times *= WORD_PREMIUMS[premium] ?? 1;
    const counts = !isOld || scoring.countsOldTiles || standsAlone(made.squares, index, scoring.before);
    return {
      cell,
      value: counts ? tileValue(made, cell, scoring) * (change.tileTimes ?? 1) : 0,
      times: isPremium ? (LETTER_PREMIUMS[premium] ?? 1) : 1,
    };
  });
  const added = change.add ?? 0;
  const sum = tiles.reduce((total, tile) => total + tile.value * tile.times, added);
  // Written out: a spread is ten times slower here, in the innermost loop of every search.
  const { at, word, reads, mayBeName, direction, squares, cells } = made;
  return { at, word, reads, mayBeName, direction, squares, cells, tiles, added, times, score: sum * times };
}

/** No other old tile beside it in the line of the word. */
function standsAlone(squares: readonly Square[], index: number, before: Board): boolean {
  return !isTaken(before, squares[index - 1] ?? null) && !isTaken(before, squares[index + 1] ?? null);
}

function tileValue(made: MadeWord, cell: Cell, scoring: Scoring): number {
  if (cell === scoring.suffix?.cell) return scoring.suffix.valueIn(made.word);
  if (isBlankCell(cell)) return scoring.blankValue ?? 0;
  const value = valueOfTile(scoring.letters, cell);
  return value === 1 ? (scoring.onesCount ?? 1) : value;
}
