/** Where the score of a word is shown: beside one of its ends, over a free square if there is one. */

import { type Board, itemAt, sizeOf, step } from '@lettertafel/engine';
import { columnOf, rowOf } from '../parts/squares.ts';
import type { DraftWord } from './reading.ts';

export interface BadgePlace {
  readonly square: number;
  readonly side: 'above' | 'below' | 'left' | 'right';
}

/**
 * A draft's badge sits before a word that runs down and after a word that runs across; a play's badge always sits after
 * it.
 */
export type BadgeKind = 'draft' | 'last';

/** Prefers an end of the word with free squares beside it, as far as a score reaches; otherwise the usual end. */
export function badgePlace(
  board: Board,
  word: Pick<DraftWord, 'direction' | 'squares'>,
  { kind, isTaken }: { readonly kind: BadgeKind; readonly isTaken: (square: number) => boolean },
): BadgePlace {
  const places = badgePlaces(board, word, kind);
  const isFree = (square: number | null) => square !== null && !isTaken(square);
  const free = places.filter((place) => isFree(coveredBy(board, place)));
  return free.find((place) => isFree(reachedBy(board, place))) ?? free[0] ?? itemAt(places, 0);
}

function badgePlaces(
  board: Board,
  { direction, squares }: Pick<DraftWord, 'direction' | 'squares'>,
  kind: BadgeKind,
): readonly BadgePlace[] {
  const size = sizeOf(board);
  const first = itemAt(squares, 0);
  const last = itemAt(squares, squares.length - 1);
  const above = (square: number) => (rowOf(board, square) > 0 ? [{ square, side: 'above' } as const] : []);
  const below = (square: number) => (rowOf(board, square) < size - 1 ? [{ square, side: 'below' } as const] : []);
  // A score is wider than a square.
  const right = (square: number) => (columnOf(board, square) < size - 2 ? [{ square, side: 'right' } as const] : []);
  const left = (square: number) => (columnOf(board, square) > 1 ? [{ square, side: 'left' } as const] : []);
  if (direction === 'across') return [...right(last), ...left(first), ...above(last), ...below(last)];
  const ends = kind === 'draft' ? [...above(first), ...below(last)] : [...below(last), ...above(first)];
  return [...ends, ...right(first), ...left(first)];
}

/** The square that a badge covers. */
export function coveredBy(board: Board, place: BadgePlace): number | null {
  return squareAt(board, place, 1);
}

/** The farthest square that a badge reaches into: beside a word that runs across, the next but one. */
function reachedBy(board: Board, place: BadgePlace): number | null {
  return squareAt(board, place, place.side === 'left' || place.side === 'right' ? 2 : 1);
}

function squareAt(board: Board, { square, side }: BadgePlace, distance: number): number | null {
  const direction = side === 'above' || side === 'below' ? 'down' : 'across';
  return step(board, { square, direction }, side === 'above' || side === 'left' ? -distance : distance);
}
