/** Plays as the generator leaves them: packed numbers, read one at a time. */

import { type Direction, EMPTY_BOARD, formatPlace, type PlacedCell, SIZE, type Square } from '@lettertafel/engine';
import { elementAt, i32At, u32At } from '@lettertafel/words';

export interface GeneratedPlay {
  readonly at: string;
  /** As it lies, old tiles included. */
  readonly word: string;
  readonly score: number;
  /** The tiles laid, along the word. */
  readonly laid: readonly PlacedCell[];
  readonly direction: Direction;
}

/** A tile laid, in numbers: where, and its code with BLANK_TILE for a blank. */
export interface LaidTile {
  square: Square;
  tile: number;
}

const LANE = 16;
const ORIENTATION = 17 * LANE;

export function scoreAt(records: Uint32Array, play: number): number {
  return u32At(records, play * 3 + 1) >>> 16;
}

export function countAt(records: Uint32Array, play: number): number {
  return u32At(records, play * 3 + 2) & 15;
}

export function isDownAt(records: Uint32Array, play: number): boolean {
  return u32At(records, play * 3 + 2) >>> 8 >= ORIENTATION;
}

/** Writes the tiles of a play to `into`, in the order they were laid, and returns their number. */
export function readTiles(records: Uint32Array, play: number, laying: Laying): number {
  const at = play * 3;
  const record = { low: u32At(records, at), high: u32At(records, at + 1), where: u32At(records, at + 2) };
  return layTiles(record, laying);
}

/** The same for a record that begins at any of these words. */
export function readTilesAt(words: Int32Array, at: number, laying: Laying): number {
  const record = { low: i32At(words, at), high: i32At(words, at + 1), where: i32At(words, at + 2) };
  return layTiles(record, laying);
}

interface Laying {
  readonly isFree: (square: Square) => boolean;
  readonly into: LaidTile[];
}

function layTiles(
  { low, high, where }: { low: number; high: number; where: number },
  { isFree, into }: Laying,
): number {
  const count = where & 15;
  const left = (where >>> 4) & 15;
  const isDown = where >>> 8 >= ORIENTATION;
  // The square where laying leftwards begins; just outside the board when the word begins with old tiles at its edge.
  const index = (where >>> 8) - (isDown ? ORIENTATION : 0) - LANE + 1;
  const lane = index >> 4;
  const begin = (index & 15) - 1;
  let column = begin;
  for (let i = 0; i < count; i++) {
    if (i === left) column = begin + 1;
    if (i >= left) while (!isFree(squareIn(isDown, lane, column))) column++;
    const slot = elementAt(into, i);
    slot.square = squareIn(isDown, lane, column);
    slot.tile = tileAt(low, high, (count - 1 - i) * 6);
    column += i < left ? -1 : 1;
  }
  return count;
}

/** The number of a play's lane: rows from 0, columns from 15. */
export function laneOf(where: number): number {
  const isDown = where >>> 8 >= ORIENTATION;
  const lane = ((where >>> 8) - (isDown ? ORIENTATION : 0) - LANE + 1) >> 4;
  return isDown ? SIZE + lane : lane;
}

function squareIn(isDown: boolean, lane: number, column: number): Square {
  return isDown ? column * SIZE + lane : lane * SIZE + column;
}

/** The tile this many bits before the last. */
export function tileAt(low: number, high: number, shift: number): number {
  if (shift < 30) return (low >>> shift) & 63;
  return shift === 30 ? ((low >>> 30) | (high << 2)) & 63 : (high >>> (shift - 32)) & 63;
}

/** The word a play makes, read off the board around its tiles. */
export function describePlay(
  { laid, isDown, score }: { laid: readonly PlacedCell[]; isDown: boolean; score: number },
  cellOf: (square: Square) => string | null,
): GeneratedPlay {
  const step = isDown ? SIZE : 1;
  const along = (square: Square) => (isDown ? Math.floor(square / SIZE) : square % SIZE);
  const sorted = [...laid].sort((one, other) => one.square - other.square);
  const own = new Map(sorted.map(({ square, cell }) => [square, cell]));
  const at = (square: Square) => own.get(square) ?? cellOf(square);
  let first = elementAt(sorted, 0).square;
  while (along(first) > 0 && at(first - step) !== null) first -= step;
  let word = '';
  for (let square = first; ; square += step) {
    const cell = at(square);
    if (cell === null) break;
    word += cell;
    if (along(square) === SIZE - 1) break;
  }
  const direction: Direction = isDown ? 'down' : 'across';
  return { at: formatPlace(EMPTY_BOARD, { square: first, direction }), word, score, laid: sorted, direction };
}
