/** How a play lies in the lists of the search: the three words of its record (play-list.ts), then what follows from them. */

export const LOW = 0;
export const HIGH = 1;
export const WHERE = 2;
/** The tiles it lays, packed. */
export const NEED = 3;
/** The lanes in which it changes what can be laid; 0 until asked. */
export const LANES = 4;
/** The bit of the lane it lies in. */
export const LANE = 5;
/** What its tiles count on a rack. */
export const POINTS = 6;
export const SIZE_OF_MOVE = 7;

/** In WHERE. */
export const COUNT = 15;

export function scoreOf(words: Int32Array, at: number): number {
  return words[at + HIGH]! >>> 16;
}
