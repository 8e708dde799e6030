/** What the squares on either side of an anchor add to a play, by how many of them are covered. */
import { keyOf } from './anagrams';
import { bestTiles } from './best-tiles';
import { oldSuffixValue, suffix } from './board';
import {
  ADDS,
  BOUNDS,
  OLD_VALUE,
  ORIENTATION_SIZE,
  SQUARE_SIZE,
  SQUARES,
  TAKES,
  TILE,
  TIMES,
  VALUES,
  WORD_FACTOR,
} from './layout';

/** The highest score of each square's cross word, 16 bits per square. */
const CROSSINGS: usize = BOUNDS;
/** What n squares on one side contribute, by n: records of SIDE_SIZE bytes, see below. */
export const LEFT: usize = BOUNDS + 2176;
export const RIGHT: usize = LEFT + 288;
/** The highest value of a tile that fits a square, one byte per square; UNCAPPED if it is bounded like any other. */
const CAPS: usize = BOUNDS + 4096;
const CAPS_SIZE: usize = (2 * ORIENTATION_SIZE) / SQUARE_SIZE;
const UNCAPPED: u32 = 255;
/** A flag in a cap: no letter of the rack fits, only a blank does. */
const ONLY_BLANK: u32 = 128;

/**
 * Of some squares of a side together: word factors, points not multiplied, old tiles and capped squares, and numbers of
 * squares.
 */
export const SIDE_SIZE: usize = 24;
export const FACTOR: usize = 0;
export const FIXED: usize = 4;
export const OLD: usize = 8;
/** From the lowest byte on: squares without a cap, letter premiums of 2 and 3 on them, squares that only a blank fits. */
export const COUNTS: usize = 12;
const DOUBLE: u32 = 0x101;
const TRIPLE: u32 = 0x10101;
const ONLY_BLANK_FITS: u32 = 0x1000000;
/** The key of the old tiles, and their number. */
export const KEY: usize = 16;
export const OLD_TILES: usize = 20;

/** The first side, of no squares: what an anchor has by itself. */
// @ts-ignore: decorator
@inline
export function startSide(side: usize, factor: u32, points: u32, key: u32, oldTiles: u32): void {
  store<u32>(side, factor, FACTOR);
  store<u32>(side, 0, FIXED);
  store<u32>(side, points, OLD);
  store<u32>(side, 0, COUNTS);
  store<u32>(side, key, KEY);
  store<u32>(side, oldTiles, OLD_TILES);
}

let letters: u32 = 0;
let size: i32 = 0;

/** Prepares for a rack: its letters, how many tiles and blanks it has and what a blank counts at most. */
export function prepareSides(rackLetters: u32, rackSize: i32, blanks: u32, valueOfBlank: u32): void {
  size = rackSize;
  letters = blanks ? 0xffffffff : rackLetters;
  // Cap a square only if it takes nothing but cheap tiles: with valuable ones that would raise the bound.
  const cheap = max<u32>(1, bestTiles(4) - bestTiles(3));
  memory.fill(CAPS, <u8>UNCAPPED, CAPS_SIZE);
  for (let orientation: usize = 0; orientation < 2; orientation++) {
    const first = SQUARES + orientation * ORIENTATION_SIZE;
    for (let square = first; square < first + ORIENTATION_SIZE; square += SQUARE_SIZE) {
      const times: u32 = load<u16>(square, TIMES + 2);
      let most: u32 = 0;
      if (times) {
        const fitting = load<u32>(square, TAKES) & rackLetters;
        for (let rest = fitting; rest; rest &= rest - 1) most = max(most, load<u8>(VALUES + ctz(rest)));
        if (blanks) most = max(most, valueOfBlank);
        if (most <= cheap) store<u8>(CAPS + ((square - SQUARES) >> 4), fitting ? most : most | ONLY_BLANK);
        most = (load<u32>(square, ADDS) >>> 16) + most * times;
      }
      store<u16>(CROSSINGS + ((square - SQUARES) >> 3), most);
    }
  }
}

/** Fills one side from the given start; says how many squares of it can be covered. */
export function fillLeft(leftStart: usize, limit: usize): i32 {
  let side = LEFT;
  let square = leftStart;
  let count = 0;
  for (; count < size && square >= limit && load<u32>(square, TAKES) & letters; count++) {
    addSquare(side, square);
    side += SIDE_SIZE;
    square -= SQUARE_SIZE;
  }
  return count;
}

export function fillRight(rightStart: usize): i32 {
  let side = RIGHT;
  startSide(side, 1, 0, 0, 0);
  let square = rightStart;
  let count = 0;
  for (; count < size && load<u32>(square, TAKES) & letters; count++) {
    addSquare(side, square);
    side += SIDE_SIZE;
    square += SQUARE_SIZE;
    for (; load<u8>(square, TILE); square += SQUARE_SIZE) {
      let old: u32 = load<u8>(square, OLD_VALUE);
      if (suffix && <u32>load<u8>(square, TILE) == suffix) old += oldSuffixValue(square);
      store<u32>(side, load<u32>(side, OLD) + old, OLD);
      store<u32>(side, load<u32>(side, KEY) + keyOf(load<u8>(square, TILE)), KEY);
      store<u32>(side, load<u32>(side, OLD_TILES) + 1, OLD_TILES);
      store<u32>(side, load<u32>(side, FACTOR) * load<u8>(square, WORD_FACTOR), FACTOR);
    }
  }
  return count;
}

/** Writes the next record of a side: this one plus a square. */
// @ts-ignore: decorator
@inline
function addSquare(side: usize, square: usize): void {
  const times: u32 = load<u16>(square, TIMES);
  const cap: u32 = load<u8>(CAPS + ((square - SQUARES) >> 4));
  const isCapped = cap != UNCAPPED;
  const counted: u32 = isCapped ? (cap & ONLY_BLANK ? ONLY_BLANK_FITS : 0) : times >= 3 ? TRIPLE : times == 2 ? DOUBLE : 1;
  store<u32>(side, load<u32>(side, FACTOR) * load<u8>(square, WORD_FACTOR), FACTOR + SIDE_SIZE);
  store<u32>(side, load<u32>(side, FIXED) + load<u16>(CROSSINGS + ((square - SQUARES) >> 3)), FIXED + SIDE_SIZE);
  store<u32>(side, load<u32>(side, OLD) + (isCapped ? (cap & ~ONLY_BLANK) * times : 0), OLD + SIDE_SIZE);
  store<u32>(side, load<u32>(side, COUNTS) + counted, COUNTS + SIDE_SIZE);
  store<u64>(side, load<u64>(side, KEY), KEY + SIDE_SIZE);
}
