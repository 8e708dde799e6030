/** The board: 15 rows of 15 cells, written as in notation. A square is its number, row by row from 0. */

export const SIZE = 15;
export const CENTRE = 112;
export const EMPTY = '.';

/** `.` empty, `A` a letter tile, `a` a blank that stands for A, `*` a blank that stands for more than a letter. */
export type Cell = string;
export type Board = readonly string[];
export type Square = number;
export type Direction = 'across' | 'down';

export interface PlacedCell {
  readonly square: Square;
  readonly cell: Cell;
}

export const EMPTY_BOARD: Board = Array<string>(SIZE).fill(EMPTY.repeat(SIZE));

function squareAt(row: number, column: number): Square {
  return row * SIZE + column;
}

export function cellAt(board: Board, square: Square): Cell {
  return (board[Math.floor(square / SIZE)] as string)[square % SIZE] as Cell;
}

/** A tile that stands for a letter without being one. */
export function isBlankCell(cell: Cell): boolean {
  return cell !== cell.toUpperCase();
}

export function isTaken(board: Board, square: Square | null): boolean {
  return square !== null && cellAt(board, square) !== EMPTY;
}

export function isEmptyBoard(board: Board): boolean {
  return board.every((row) => row === EMPTY_BOARD[0]);
}

export function crossing(direction: Direction): Direction {
  return direction === 'across' ? 'down' : 'across';
}

/** The square some steps on in a direction (back when negative), or null beyond the edge. */
export function step(square: Square, direction: Direction, steps: number): Square | null {
  const row = Math.floor(square / SIZE) + (direction === 'down' ? steps : 0);
  const column = (square % SIZE) + (direction === 'across' ? steps : 0);
  const inside = row >= 0 && row < SIZE && column >= 0 && column < SIZE;
  return inside ? squareAt(row, column) : null;
}

export function withCells(board: Board, cells: readonly PlacedCell[]): Board {
  const rows = [...board];
  for (const { square, cell } of cells) {
    const row = Math.floor(square / SIZE);
    const column = square % SIZE;
    const line = rows[row] as string;
    rows[row] = line.slice(0, column) + cell + line.slice(column + 1);
  }
  return rows;
}

export function withoutCells(board: Board, squares: readonly Square[]): Board {
  return withCells(
    board,
    squares.map((square) => ({ square, cell: EMPTY })),
  );
}

/** The unbroken stretch of tiles through a square in a direction, with the square itself counted as taken. */
export function runThrough(board: Board, square: Square, direction: Direction): Square[] {
  let first = square;
  for (let before = step(first, direction, -1); isTaken(board, before); before = step(first, direction, -1)) {
    first = before as Square;
  }
  const run: Square[] = [];
  for (let at: Square | null = first; at === square || isTaken(board, at); at = step(at as Square, direction, 1)) {
    run.push(at as Square);
  }
  return run;
}

/** All squares that carry a tile. */
export function takenSquares(board: Board): Square[] {
  return board.flatMap((row, rowIndex) =>
    [...row].flatMap((cell, column) => (cell === EMPTY ? [] : [squareAt(rowIndex, column)])),
  );
}
