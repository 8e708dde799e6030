/** The board: as many rows as columns, written as in notation. A square is its number, row by row from 0. */

import type { Tile } from '../kernel/letters.ts';

export const EMPTY = '.';

/** The wild tile of every board game. */
const BLANK: Tile = '?';

/** `.` empty, `A` a letter tile, `a` a blank that stands for A, `*` a blank that stands for more than a letter. */
export type Cell = string;
export type Board = readonly string[];
export type Square = number;
export type Direction = 'across' | 'down';

/** Where a word begins, and which way it goes. */
export interface Place {
  readonly square: Square;
  readonly direction: Direction;
}

export interface PlacedCell {
  readonly square: Square;
  readonly cell: Cell;
}

/** The number of rows, and of squares in each. */
export function sizeOf(board: Board): number {
  return board.length;
}

const EMPTY_BOARDS = new Map<number, Board>();

/** The same board each time: comparing its rows with those of a board mostly compares pointers. */
export function emptyBoard(size: number): Board {
  const known = EMPTY_BOARDS.get(size);
  if (known) return known;
  const board = Array<string>(size).fill(EMPTY.repeat(size));
  EMPTY_BOARDS.set(size, board);
  return board;
}

/** The square the first word must cover: boards have an odd number of rows. */
export function centreOf(board: Board): Square {
  return (sizeOf(board) ** 2 - 1) / 2;
}

/** The content of a square; empty beyond the board. */
export function cellAt(board: Board, square: Square): Cell {
  const size = board.length;
  return board[Math.floor(square / size)]?.[square % size] ?? EMPTY;
}

/** A tile that stands for a letter without being one. */
export function isBlankCell(cell: Cell): boolean {
  return cell !== cell.toUpperCase();
}

/** The tile that lies there, as far as it can be seen: what is not a letter tile is a blank. */
export function tileOf(cell: Cell): Tile {
  return cell === cell.toLowerCase() ? BLANK : cell;
}

export function isTaken(board: Board, square: Square | null): boolean {
  return square !== null && cellAt(board, square) !== EMPTY;
}

export function isEmptyBoard(board: Board): boolean {
  const empty = emptyBoard(sizeOf(board));
  return board.every((row, index) => row === empty[index]);
}

export function crossing(direction: Direction): Direction {
  return direction === 'across' ? 'down' : 'across';
}

/** How far apart the numbers of neighbouring squares are in a direction. */
export function strideOf(board: Board, direction: Direction): number {
  return direction === 'across' ? 1 : sizeOf(board);
}

/** The square some steps along a place's direction (backwards if negative); null beyond the edge. */
export function step(board: Board, { square, direction }: Place, steps: number): Square | null {
  const size = sizeOf(board);
  const row = Math.floor(square / size) + (direction === 'down' ? steps : 0);
  const column = (square % size) + (direction === 'across' ? steps : 0);
  const inside = row >= 0 && row < size && column >= 0 && column < size;
  return inside ? row * size + column : null;
}

export function withCells(board: Board, cells: readonly PlacedCell[]): Board {
  const size = sizeOf(board);
  const rows = [...board];
  for (const { square, cell } of cells) {
    const row = Math.floor(square / size);
    const column = square % size;
    const line = rows[row] ?? '';
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

/** The contiguous run of tiles through a square in a direction, counting the square itself as taken. */
export function runThrough(board: Board, { square, direction }: Place): Square[] {
  const size = sizeOf(board);
  const stride = strideOf(board, direction);
  const edge = direction === 'across' ? square - (square % size) : square % size;
  const end = edge + size * stride;
  let first = square;
  while (first - stride >= edge && isTaken(board, first - stride)) first -= stride;
  const run: Square[] = [];
  for (let at = first; at < end && (at === square || isTaken(board, at)); at += stride) run.push(at);
  return run;
}

/** All squares with a tile. */
export function takenSquares(board: Board): Square[] {
  return board.flatMap((row, rowIndex) =>
    [...row].flatMap((cell, column) => (cell === EMPTY ? [] : [rowIndex * sizeOf(board) + column])),
  );
}
