/** The words a placement makes: the main word and the cross words through its tiles (B-11). */
import type { Lexicon } from '../kernel/lexicon.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Seat } from '../kernel/seats.ts';
import {
  type Board,
  type Cell,
  cellAt,
  crossing,
  type Direction,
  isTaken,
  runThrough,
  type Square,
  step,
} from './board.ts';
import { formatPlace, formatSquares } from './notation.ts';
import type { Laying, Placement } from './placement.ts';
import { refuse } from './refusals.ts';
import type { SuffixTile } from './rules.ts';

/** A word laid backwards, which others may not extend. */
export interface LockedWord {
  readonly squares: readonly Square[];
  readonly direction: Direction;
  readonly by: Seat;
}

export interface MadeWord {
  readonly at: string;
  /** As it lies, in upper case. */
  readonly word: string;
  /** As looked up. */
  readonly reads: string;
  readonly mayBeName: boolean;
  readonly direction: Direction;
  readonly squares: readonly Square[];
  readonly cells: readonly Cell[];
}

/** `before` is the board without the placement's tiles, `after` the board with them. */
export function wordsMade(
  { before, after }: { before: Board; after: Board },
  { placement, laying }: { placement: Placement; laying: Laying },
  { by, locked, suffix }: { by: Seat; locked: readonly LockedWord[]; suffix: SuffixTile | null },
): readonly MadeWord[] | { readonly refusal: Refusal } {
  const across = crossing(placement.direction);
  const lines: Pick<MadeWord, 'squares' | 'direction'>[] = [placement];
  for (const { square } of placement.laid) {
    const squares = runThrough(after, { square, direction: across });
    if (squares.length > 1) lines.push({ squares, direction: across });
  }
  const words: MadeWord[] = [];
  for (const { squares, direction } of lines) {
    const isMain = direction === placement.direction;
    const cells = squares.map((square) => cellAt(after, square));
    const word = cells.reduce((text, cell) => text + cell, '').toUpperCase();
    const locks = locked.filter(
      (lock) => lock.direction === direction && lock.squares.some((own) => squares.includes(own)),
    );
    if (locks.some((lock) => lock.by !== by)) {
      return refuse('word-locked', { words: [word], squares: formatSquares(after, squares) });
    }
    if (suffix && cells.includes(suffix.cell) && !suffix.isWellFormed(word)) {
      const isCrossed = crossesSuffix({ before, cells, squares, direction, isMain }, suffix);
      return refuse(isCrossed ? 'crosses-suffix' : 'suffix-misplaced', {
        words: [word],
        squares: formatSquares(after, squares),
      });
    }
    const isReversed = locks.length > 0 || (isMain && laying.backwards === true);
    words.push({
      at: formatPlace(after, { square: squares[0] ?? 0, direction }),
      word,
      reads: isReversed ? [...word].reverse().join('') : word,
      mayBeName: isMain && laying.name === true,
      direction,
      squares,
      cells,
    });
  }
  return words;
}

/** Whether a line crosses a suffix tile of another word: such a tile ends its own word. */
function crossesSuffix(
  {
    before,
    cells,
    squares,
    direction,
    isMain,
  }: {
    before: Board;
    cells: readonly Cell[];
    squares: readonly Square[];
    direction: Direction;
    isMain: boolean;
  },
  suffix: SuffixTile,
): boolean {
  return squares.some((square, index) => {
    if (cells[index] !== suffix.cell) return false;
    const isOld = isTaken(before, square);
    return isOld ? !isTaken(before, step(before, { square, direction }, -1)) : !isMain;
  });
}

/** Whether a word is valid by the game's lexicon. */
export function isGood(
  { reads, mayBeName }: Pick<MadeWord, 'reads' | 'mayBeName'>,
  lexicon: Lexicon,
  suffix: SuffixTile | null,
): boolean {
  if (suffix && reads.includes(suffix.cell)) return suffix.isGood(reads, lexicon);
  return lexicon.has(reads) || (mayBeName && lexicon.isName(reads));
}
