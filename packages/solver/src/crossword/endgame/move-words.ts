/** The layout of a play in the move lists: the three words of its record (play-list.ts), then derived values. */

import { i32At } from '@lettertafel/words';

export const LOW = 0;
export const HIGH = 1;
export const WHERE = 2;
/** The tiles it lays, packed. */
export const NEED = 3;
/** The lanes that it affects; 0 until computed. */
export const LANES = 4;
/** The bit of its lane. */
export const LANE = 5;
/** The value of its tiles on a rack. */
export const POINTS = 6;
/** What it brings at once: its score, and the points that leave the rack. Lists are sorted by it, highest first. */
export const WORTH = 7;
export const SIZE_OF_MOVE = 8;

/** In WHERE. */
export const COUNT = 15;

export function scoreOf(words: Int32Array, at: number): number {
  return i32At(words, at + HIGH) >>> 16;
}
