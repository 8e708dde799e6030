/** Board geometry: cells, steps along a line, printed premiums. */
import { type Board, type Cell, type Direction, SIZE, type Square } from '@lettertafel/engine';
import { PREMIUMS, type Premium } from './premiums.ts';

const EMPTY: Cell = '.';

export const rowOf = (square: Square): number => Math.floor(square / SIZE);
export const columnOf = (square: Square): number => square % SIZE;

export function cellAt(board: Board, square: Square): Cell {
  return board[rowOf(square)]?.[columnOf(square)] ?? EMPTY;
}

export function isFree(board: Board, square: Square): boolean {
  return cellAt(board, square) === EMPTY;
}

/** The square some steps away in a direction (negative: back), or null beyond the edge. */
export function onward(square: Square, direction: Direction, steps: number): Square | null {
  const row = rowOf(square) + (direction === 'down' ? steps : 0);
  const column = columnOf(square) + (direction === 'across' ? steps : 0);
  return row < 0 || row >= SIZE || column < 0 || column >= SIZE ? null : row * SIZE + column;
}

/** The unbroken run of covered squares through a square, which itself always counts. */
export function stretchThrough(
  square: Square,
  direction: Direction,
  isCovered: (square: Square) => boolean,
): readonly Square[] {
  const stretch = [square];
  for (const sense of [-1, 1]) {
    for (let at = onward(square, direction, sense); at !== null && isCovered(at); at = onward(at, direction, sense)) {
      if (sense < 0) stretch.unshift(at);
      else stretch.push(at);
    }
  }
  return stretch;
}

/** What is printed on a square: a premium, a trick square, or nothing. */
export type Print = Premium | 'trick' | null;

export function printOf(premiums: Board, tricks: Board | null, square: Square): Print {
  if (tricks && !isFree(tricks, square)) return 'trick';
  return PREMIUMS[cellAt(premiums, square)] ?? null;
}

/** The grid area of a square: the first row and column hold the labels. */
export function gridArea(square: Square): string {
  return `${rowOf(square) + 2} / ${columnOf(square) + 2}`;
}
