/** Placing a word on the board: its squares, or why it does not fit (B-08 to B-11). */
import { isLetter, type LetterSet } from '../kernel/letters.ts';
import type { Refusal } from '../kernel/refusal.ts';
import {
  type Board,
  type Cell,
  cellAt,
  centreOf,
  crossing,
  type Direction,
  isEmptyBoard,
  isTaken,
  type PlacedCell,
  type Square,
  step,
  strideOf,
} from './board.ts';
import { formatSquares, parsePlace } from './notation.ts';
import { refuse } from './refusals.ts';
import type { SuffixTile } from './rules.ts';

/** A word as laid: written in full, including old letters. */
export interface Laying {
  readonly at: string;
  readonly word: string;
  /** It need not touch other tiles or cover the centre. */
  readonly anywhere?: boolean;
  /** It is laid backwards. */
  readonly backwards?: boolean;
  /** It may be a name. */
  readonly name?: boolean;
}

export interface Placement {
  readonly direction: Direction;
  /** The squares of the whole word, and the newly covered ones. */
  readonly squares: readonly Square[];
  readonly laid: readonly PlacedCell[];
}

export function placeWord(
  board: Board,
  { at, word, anywhere }: Laying,
  { letters, suffix }: { letters: LetterSet; suffix: SuffixTile | null },
): Placement | { readonly refusal: Refusal } {
  const place = parsePlace(board, at);
  if (!place) return refuse('bad-place', { squares: [at] });
  const cells = [...word];
  if (!cells.every((cell) => isLetterCell(letters, cell) || cell === suffix?.cell)) {
    return refuse('bad-letter', { words: [word] });
  }
  if (cells.length < 2) return refuse('too-short', { words: [word] });
  const { direction } = place;
  if (step(board, place, cells.length - 1) === null) return refuse('off-board', { words: [word], squares: [at] });

  const stride = strideOf(board, direction);
  const squares: Square[] = [];
  const laid: PlacedCell[] = [];
  const clashing: Square[] = [];
  for (const cell of cells) {
    const here = place.square + squares.length * stride;
    if (!isTaken(board, here)) laid.push({ square: here, cell });
    else if (!isSame(cellAt(board, here), cell)) clashing.push(here);
    squares.push(here);
  }
  if (clashing.length > 0) return refuse('square-taken', { squares: formatSquares(board, clashing) });
  if (laid.length === 0) return refuse('nothing-laid', { words: [word] });
  const [before, after] = [step(board, place, -1), step(board, place, cells.length)];
  if (isTaken(board, before) || isTaken(board, after)) {
    const overhang = [before, after].filter((end): end is Square => isTaken(board, end));
    return refuse('word-not-whole', { words: [word], squares: formatSquares(board, overhang) });
  }

  if (!anywhere) {
    const covered = () =>
      formatSquares(
        board,
        laid.map((cell) => cell.square),
      );
    if (isEmptyBoard(board)) {
      if (!squares.includes(centreOf(board))) return refuse('not-on-centre', { squares: covered() });
    } else if (!touches(board, { squares, laid, direction })) {
      return refuse('not-touching', { squares: covered() });
    }
  }
  return { direction, squares, laid };
}

/** A letter of the game as a tile shows it, or in lower case as a blank (other small letters share a capital: ı and I). */
export function isLetterCell(letters: LetterSet, cell: Cell): boolean {
  if (isLetter(letters, cell)) return true;
  const letter = cell.toUpperCase();
  return isLetter(letters, letter) && cell === letter.toLowerCase();
}

/** An old blank may be written as the letter it stands for. */
function isSame(cell: Cell, written: Cell): boolean {
  return cell === written || cell.toUpperCase() === written.toUpperCase();
}

function touches(board: Board, { squares, laid, direction }: Placement): boolean {
  if (laid.length < squares.length) return true;
  const across = crossing(direction);
  return laid.some(({ square }) => {
    const place = { square, direction: across };
    return isTaken(board, step(board, place, -1)) || isTaken(board, step(board, place, 1));
  });
}
