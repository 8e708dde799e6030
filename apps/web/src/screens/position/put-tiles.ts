/** Puts tiles on a board by hand, and takes them away: no rules but those of the box. */
import { type Board, type Place, type Square, sizeOf, step, withCells } from '@lettertafel/engine';

/** The board with letters from a place on, over whatever lies there; null: they do not fit. Lower case is a blank. */
export function putLetters(board: Board, place: Place, letters: string): Board | null {
  const cells = [...letters].map((cell, index) => ({ square: step(board, place, index), cell }));
  const placed = cells.flatMap(({ square, cell }) => (square === null ? [] : [{ square, cell }]));
  return placed.length === cells.length ? withCells(board, placed) : null;
}

export function takeTile(board: Board, square: Square): Board {
  return withCells(board, [{ square, cell: '.' }]);
}

/** The square at a point of a picture of the board with a frame; null: beside the squares. */
export function squareAt(board: Board, { x, y }: { readonly x: number; readonly y: number }): Square | null {
  const size = sizeOf(board);
  const [column, row] = [x, y].map((share) => Math.floor((share * (size * 20 + 16) - 8) / 20));
  const isInside = (at: number | undefined): at is number => at !== undefined && at >= 0 && at < size;
  return isInside(column) && isInside(row) ? row * size + column : null;
}
