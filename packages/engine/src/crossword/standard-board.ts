/** The board of 15 rows that all games here use: for programs that support no other. */
import { centreOf, emptyBoard, type Place, type Square } from './board.ts';
import * as notation from './notation.ts';

export const SIZE = 15;
export const EMPTY_BOARD = emptyBoard(SIZE);
export const CENTRE = centreOf(EMPTY_BOARD);

export function formatSquare(square: Square): string {
  return notation.formatSquare(EMPTY_BOARD, square);
}

export function formatPlace(place: Place): string {
  return notation.formatPlace(EMPTY_BOARD, place);
}

export function parseSquare(text: string): Square | null {
  return notation.parseSquare(EMPTY_BOARD, text);
}

export function parsePlace(text: string): Place | null {
  return notation.parsePlace(EMPTY_BOARD, text);
}
