/** Notation of places (B-02): `H5` across from row H, column 5; `5H` down from the same square. */
import { type Direction, SIZE, type Square, squareAt } from './board.ts';

export interface Place {
  readonly square: Square;
  readonly direction: Direction;
}

const ROWS = 'ABCDEFGHIJKLMNO';

export function formatSquare(square: Square): string {
  return `${ROWS[Math.floor(square / SIZE)]}${(square % SIZE) + 1}`;
}

export function parseSquare(text: string): Square | null {
  const match = /^([A-O])([1-9]|1[0-5])$/.exec(text);
  return match ? squareAt(ROWS.indexOf(match[1] as string), Number(match[2]) - 1) : null;
}

export function formatPlace({ square, direction }: Place): string {
  const row = ROWS[Math.floor(square / SIZE)];
  const column = (square % SIZE) + 1;
  return direction === 'across' ? `${row}${column}` : `${column}${row}`;
}

export function parsePlace(text: string): Place | null {
  const across = parseSquare(text);
  if (across !== null) return { square: across, direction: 'across' };
  const down = /^(\d+)([A-O])$/.exec(text);
  const square = down && parseSquare(`${down[2]}${down[1]}`);
  return square === null ? null : { square, direction: 'down' };
}

export function formatSquares(squares: readonly Square[]): string[] {
  return squares.map(formatSquare);
}
