/** Board geometry: cells, steps along a line, printed premiums. */
import { type Board, cellAt, isTaken, type Place, type Square, sizeOf, step } from '@lettertafel/engine';
import { PREMIUMS, type Premium } from './premiums.ts';

export function rowOf(board: Board, square: Square): number {
  return Math.floor(square / sizeOf(board));
}

export function columnOf(board: Board, square: Square): number {
  return square % sizeOf(board);
}

export function isFree(board: Board, square: Square): boolean {
  return !isTaken(board, square);
}

/** The unbroken run of covered squares through a square, which itself always counts. */
export function stretchThrough(
  board: Board,
  { square, direction }: Place,
  isCovered: (square: Square) => boolean,
): readonly Square[] {
  const stretch = [square];
  for (const sense of [-1, 1]) {
    const next = (from: Square) => step(board, { square: from, direction }, sense);
    for (let at = next(square); at !== null && isCovered(at); at = next(at)) {
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
export function gridArea(board: Board, square: Square): string {
  return `${rowOf(board, square) + 2} / ${columnOf(board, square) + 2}`;
}
