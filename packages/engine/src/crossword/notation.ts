/** Notation of places (B-02): `H5` across from row H, column 5; `5H` down from the same square. */
import { type Direction, SIZE, type Square } from './board.ts';

export interface Place {
  readonly square: Square;
  readonly direction: Direction;
}

const ROWS = 'ABCDEFGHIJKLMNO';

export function formatSquare(square: Square): string {
  return `${ROWS[Math.floor(square / SIZE)]}${(square % SIZE) + 1}`;
}

export function parseSquare(text: string): Square | null {
  const place = parsePlace(text);
  return place?.direction === 'across' ? place.square : null;
}

export function formatPlace({ square, direction }: Place): string {
  const row = ROWS[Math.floor(square / SIZE)];
  const column = (square % SIZE) + 1;
  return direction === 'across' ? `${row}${column}` : `${column}${row}`;
}

/** Every place by its text: looked up for each word that is laid or tried. */
const PLACES: ReadonlyMap<string, Place> = new Map(
  Array.from({ length: SIZE * SIZE }, (_, square) => square).flatMap((square) =>
    (['across', 'down'] as const).map((direction) => {
      const place = { square, direction };
      return [formatPlace(place), place];
    }),
  ),
);

export function parsePlace(text: string): Place | null {
  return PLACES.get(text) ?? null;
}

export function formatSquares(squares: readonly Square[]): string[] {
  return squares.map(formatSquare);
}
