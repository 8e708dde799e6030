/** Notation of places (B-02): `H5` across from row H, column 5; `5H` down from the same square. */
import type { Board, Place, Square } from './board.ts';

/** The square a name means depends on the board's width. */
export type Sized = Pick<Board, 'length'>;

const ROWS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of a row, from 0. */
export function rowName(row: number): string {
  return ROWS[row] ?? '';
}

export function formatSquare(board: Sized, square: Square): string {
  return formatPlace(board, { square, direction: 'across' });
}

export function parseSquare(board: Sized, text: string): Square | null {
  const place = parsePlace(board, text);
  return place?.direction === 'across' ? place.square : null;
}

export function formatPlace({ length: size }: Sized, { square, direction }: Place): string {
  const row = rowName(Math.floor(square / size));
  const column = (square % size) + 1;
  return direction === 'across' ? `${row}${column}` : `${column}${row}`;
}

/** Places by text, cached by board size: looked up for every word laid or tried. */
const PLACES = new Map<number, ReadonlyMap<string, Place>>();

function placesOf(board: Sized): ReadonlyMap<string, Place> {
  const known = PLACES.get(board.length);
  if (known) return known;
  const squares = Array.from({ length: board.length ** 2 }, (_, square) => square);
  const places = new Map(
    squares.flatMap((square) =>
      (['across', 'down'] as const).map((direction) => {
        const place = { square, direction };
        return [formatPlace(board, place), place];
      }),
    ),
  );
  PLACES.set(board.length, places);
  return places;
}

export function parsePlace(board: Sized, text: string): Place | null {
  return placesOf(board).get(text) ?? null;
}

export function formatSquares(board: Sized, squares: readonly Square[]): string[] {
  return squares.map((square) => formatSquare(board, square));
}
