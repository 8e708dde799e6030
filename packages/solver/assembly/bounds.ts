/**
 * How much the plays of an anchor can score at most, by how many tiles are laid left and right of where it begins:
 * the best tiles of the rack on the best squares, whether or not they make a word.
 */
import { anyLetters, keyOf, lettersFor, mayUseAll, noLetters, prepareAnagrams } from './anagrams';
import { allLetters, oldSuffixValue, suffix, suffixValue } from './board';
import {
  ADDS,
  BOUNDS,
  MOST_LEAVES,
  OLD_VALUE,
  ORIENTATION_SIZE,
  RACK,
  SQUARE_SIZE,
  SQUARES,
  TAKES,
  TILE,
  TIMES,
  VALUES,
  WORD_FACTOR,
} from './layout';
import { bonusOf } from './plays';

/** Most tiles a rack can have. */
const MOST: i32 = 8;

/** The most that the cross word of each square can score: 16 bits for a square. */
const CROSSINGS: usize = BOUNDS;
/** The sum of the best tiles of the rack, by their number. */
const BEST_TILES: usize = BOUNDS + 2048;
/** What each number of squares to one side adds: see Side below. */
const LEFT: usize = BEST_TILES + 64;
const RIGHT: usize = LEFT + 256;
/** Bounds by tiles laid leftwards, for that many or more of them. */
const FROM_LEFT: usize = RIGHT + 256;
/** Bounds by tiles laid leftwards (rows of 32 bytes) and by all tiles, for that many or more of all. */
const FROM_RIGHT: usize = FROM_LEFT + 64;

/** Of some squares of a side together: word factors, points not multiplied, old tiles, letter premiums of 2 and 3. */
const SIDE_SIZE: usize = 24;
const FACTOR: usize = 0;
const FIXED: usize = 4;
const OLD: usize = 8;
const DOUBLES: usize = 12;
const TRIPLES: usize = 16;
/** The key of the old tiles. */
const KEY: usize = 20;

/** By how much scores are shifted, above 0 for a search by equity: leaves count then. */
let shift: i32 = 0;
let letters: u32 = 0;
let size: i32 = 0;
/** The row of FROM_RIGHT for the tiles laid leftwards at the latest turn. */
let row: usize = 0;

/** Which plays are bounded: with blanks, those of the whole rack are searched for themselves, their letters being known. */
export const ANY_PLAYS: i32 = 0;
export const WHOLE_RACK: i32 = 1;
export const PART_OF_RACK: i32 = 2;
let part: i32 = ANY_PLAYS;
/** Of the anchor at hand: the squares on either side, and the fewest that are laid leftwards. */
let mostLeft: i32 = 0;
let mostRight: i32 = 0;
let fewestLeft: i32 = 0;

export function boundOnly(plays: i32): void {
  part = plays;
}

export function boundBy(shiftOfScores: i32): void {
  shift = shiftOfScores;
}

/** Prepares for a rack: the letters it may lay, how many tiles it has and what a blank counts; and which letters make words at all. */
export function prepareBounds(rackLetters: u32, rackSize: i32, blankValue: u32, filter: usize): void {
  prepareAnagrams(filter, allLetters);
  size = min(rackSize, MOST);
  letters = load<u8>(RACK) ? 0xffffffff : rackLetters;
  sumBestTiles(blankValue);
  for (let orientation: usize = 0; orientation < 2; orientation++) {
    const first = SQUARES + orientation * ORIENTATION_SIZE;
    for (let square = first; square < first + ORIENTATION_SIZE; square += SQUARE_SIZE) {
      const times: u32 = load<u16>(square, TIMES + 2);
      let most: u32 = 0;
      if (times) {
        for (let rest = load<u32>(square, TAKES) & rackLetters; rest; rest &= rest - 1) {
          most = max(most, load<u8>(VALUES + ctz(rest)));
        }
        if (load<u8>(RACK)) most = max(most, suffix ? max(blankValue, suffixValue) : blankValue);
        most = (load<u32>(square, ADDS) >>> 16) + most * times;
      }
      store<u16>(CROSSINGS + ((square - SQUARES) >> 3), most);
    }
  }
}

function sumBestTiles(blankValue: u32): void {
  // A blank may be the suffix tile, which is worth more (DE-07).
  const valueOfBlank = suffix ? max(blankValue, suffixValue) : blankValue;
  let count: usize = 0;
  for (let letter = 0; letter < 32; letter++) {
    const value: u32 = letter ? load<u8>(VALUES + letter) : valueOfBlank;
    for (let tiles = load<u8>(RACK + letter); tiles; tiles--) {
      // The best come first.
      let at = BEST_TILES + (++count << 2);
      for (; at > BEST_TILES + 4 && load<u32>(at - 4) < value; at -= 4) store<u32>(at, load<u32>(at - 4));
      store<u32>(at, value);
    }
  }
  store<u32>(BEST_TILES, 0);
  for (let at = BEST_TILES + 4; at <= BEST_TILES + (count << 2); at += 4) store<u32>(at, load<u32>(at) + load<u32>(at - 4));
}

/** Fills the tables for an anchor and gives the bound of all its plays. Arguments as in leftward.ts. */
export function boundAnchor(leftStart: usize, limit: usize, rightStart: usize, points: u32, factor: u32, key: u32, isRun: bool): i32 {
  store<u32>(LEFT, factor, FACTOR);
  store<u32>(LEFT, 0, FIXED);
  store<u32>(LEFT, points, OLD);
  store<u32>(LEFT, 0, DOUBLES);
  store<u32>(LEFT, 0, TRIPLES);
  store<u32>(LEFT, key, KEY);
  mostLeft = fillLeft(leftStart, limit);
  mostRight = fillRight(rightStart);
  fewestLeft = isRun ? 0 : 1;
  let all: i32 = 0;
  for (let left = mostLeft + 1; left <= size; left++) store<u16>(FROM_LEFT + (left << 1), 0);
  for (let left = mostLeft; left >= fewestLeft; left--) {
    const line = FROM_RIGHT + (left << 5);
    let most: i32 = 0;
    for (let count = min(left + mostRight, size) + 1; count <= size + 1; count++) store<u16>(line + (count << 1), 0);
    for (let right = min(mostRight, size - left); right >= 0; right--) {
      most = max(most, boundOf(left, right));
      store<u16>(line + ((left + right) << 1), most);
    }
    all = max(all, most);
    store<u16>(FROM_LEFT + (left << 1), all);
  }
  return all;
}

function fillLeft(leftStart: usize, limit: usize): i32 {
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

function fillRight(rightStart: usize): i32 {
  let side = RIGHT;
  store<u32>(side, 1, FACTOR);
  store<u32>(side, 0, FIXED);
  store<u32>(side, 0, OLD);
  store<u32>(side, 0, DOUBLES);
  store<u32>(side, 0, TRIPLES);
  store<u32>(side, 0, KEY);
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
      store<u32>(side, load<u32>(side, FACTOR) * load<u8>(square, WORD_FACTOR), FACTOR);
    }
  }
  return count;
}

/** The side with one more square, written after the side as it was. */
// @ts-ignore: decorator
@inline
function addSquare(side: usize, square: usize): void {
  const times = load<u16>(square, TIMES);
  store<u32>(side, load<u32>(side, FACTOR) * load<u8>(square, WORD_FACTOR), FACTOR + SIDE_SIZE);
  store<u32>(side, load<u32>(side, FIXED) + load<u16>(CROSSINGS + ((square - SQUARES) >> 3)), FIXED + SIDE_SIZE);
  store<u32>(side, load<u32>(side, OLD), OLD + SIDE_SIZE);
  store<u32>(side, load<u32>(side, DOUBLES) + u32(times >= 2), DOUBLES + SIDE_SIZE);
  store<u32>(side, load<u32>(side, TRIPLES) + u32(times >= 3), TRIPLES + SIDE_SIZE);
  store<u32>(side, load<u32>(side, KEY), KEY + SIDE_SIZE);
}

// @ts-ignore: decorator
@inline
function bestTiles(count: u32): u32 {
  return load<u32>(BEST_TILES + (<usize>count << 2));
}

function boundOf(left: i32, right: i32): i32 {
  const one = LEFT + <usize>left * SIDE_SIZE;
  const other = RIGHT + <usize>right * SIDE_SIZE;
  if (part != ANY_PLAYS && (left + right == size) != (part == WHOLE_RACK)) return 0;
  if (left + right == size && !mayUseAll(load<u32>(LEFT, KEY) + load<u32>(other, KEY))) return 0;
  const main =
    load<u32>(one, OLD) +
    load<u32>(other, OLD) +
    bestTiles(left + right) +
    bestTiles(load<u32>(one, DOUBLES) + load<u32>(other, DOUBLES)) +
    bestTiles(load<u32>(one, TRIPLES) + load<u32>(other, TRIPLES));
  const fixed = load<u32>(one, FIXED) + load<u32>(other, FIXED) + bonusOf(left + right);
  const score = main * load<u32>(one, FACTOR) * load<u32>(other, FACTOR) + fixed;
  if (!shift) return score;
  // Tables of bounds have 16 bits; no play comes near that.
  return min((score << shift) + load<i32>(MOST_LEAVES + (<usize>(left + right) << 2)), 0xffff);
}

/** The letters that blanks may stand for in plays of the anchor at hand that beat the score. */
export function blanksFor(score: i32): u32 {
  if (part != WHOLE_RACK) return anyLetters();
  let found = noLetters();
  for (let right = 0; right <= mostRight; right++) {
    const left = size - right;
    if (left < fewestLeft || left > mostLeft) continue;
    if (boundOf(left, right) > score) found |= lettersFor(load<u32>(LEFT, KEY) + load<u32>(RIGHT + <usize>right * SIDE_SIZE, KEY));
  }
  return found;
}

/** Whether a turn after this many tiles may lead to more than the score; if so, the right side is asked from there. */
// @ts-ignore: decorator
@inline
export function mayTurn(count: i32, score: i32): bool {
  row = FROM_RIGHT + (count << 5);
  return <i32>load<u16>(row + ((count + 1) << 1)) > score;
}

// @ts-ignore: decorator
@inline
export function mayLeadOnLeft(count: i32, score: i32): bool {
  return <i32>load<u16>(FROM_LEFT + ((count + 1) << 1)) > score;
}

// @ts-ignore: decorator
@inline
export function mayLeadOnRight(count: i32, score: i32): bool {
  return <i32>load<u16>(row + ((count + 1) << 1)) > score;
}
