/** Words laid backwards (TR-23), as squares that the generator leaves free. */

import { type Direction, SIZE, type Square } from '@lettertafel/engine';

export interface LockedSquares {
  readonly squares: readonly Square[];
  readonly direction: Direction;
}

/**
 * The squares at both ends of each locked word: a tile there would make it longer. For others than its player that is
 * refused; its own player may, but then the word reads backwards, which the generator does not support.
 */
export function squaresBeside(locked: readonly LockedSquares[]): Square[] {
  return locked.flatMap(({ squares, direction }) => {
    const [step, along] = direction === 'across' ? [1, columnOf] : [SIZE, rowOf];
    const first = squares[0];
    const last = squares.at(-1);
    if (first === undefined || last === undefined) return [];
    return [...(along(first) > 0 ? [first - step] : []), ...(along(last) < SIZE - 1 ? [last + step] : [])];
  });
}

function columnOf(square: Square): number {
  return square % SIZE;
}

function rowOf(square: Square): number {
  return Math.floor(square / SIZE);
}
