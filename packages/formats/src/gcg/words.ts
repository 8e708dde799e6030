/** Words between GCG and our notation: places, and the letters that lie on the board. */
import { type Board, type Cell, cellAt, formatPlace, isTaken, parsePlace, sizeOf, step } from '@lettertafel/engine';
import type { GcgDeed } from './gcg-file.ts';

type LayDeed = Extract<GcgDeed, { do: 'lay' }>;

/** Place and word in our notation, old letters included. What does not fit on the board is refused by the rules later. */
export function layingOf(board: Board, { place, cells }: LayDeed): { readonly at: string; readonly word: string } {
  const { row, column, direction } = place;
  const start = { square: row * sizeOf(board) + column, direction };
  const isOnBoard = row < sizeOf(board) && column < sizeOf(board);
  const word = cells.map((cell, index) => {
    const square = isOnBoard ? step(board, start, index) : null;
    if (square === null || !isTaken(board, square)) return cell ?? '.';
    const lying = cellAt(board, square);
    return cell === null || cell.toUpperCase() === lying.toUpperCase() ? lying : cell;
  });
  return { at: isOnBoard ? formatPlace(board, start) : '', word: word.join('') };
}

/** Place and word in GCG, with numbered rows; letters that lie there are dots. */
export function gcgLaying(board: Board, { at, word }: { readonly at: string; readonly word: string }): LayDeed | null {
  const place = parsePlace(board, at);
  if (!place) return null;
  const size = sizeOf(board);
  const cells = [...word].map((cell: Cell, index) => (isTaken(board, step(board, place, index)) ? null : cell));
  const { square, direction } = place;
  return { do: 'lay', place: { row: Math.floor(square / size), column: square % size, direction }, cells };
}
