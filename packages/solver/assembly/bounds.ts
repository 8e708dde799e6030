/**
 * Upper bounds on the scores of an anchor's plays, by the number of tiles laid left and right of where it begins (a
 * window): the best tiles of the rack on the best squares, whether or not they make a word. With blanks a search also
 * asks how many points the tiles laid so far must have made for any window to beat the best play (`needs`).
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
/** The sum of the best tiles of the rack, by their number; the same without the tile of the highest value. */
const BEST_TILES: usize = BOUNDS + 2048;
const BEST_WITHOUT_TOP: usize = BEST_TILES + 64;
/** What each number of squares to one side adds: see Side below. */
const LEFT: usize = BEST_WITHOUT_TOP + 64;
const RIGHT: usize = LEFT + 256;
/** Bounds by tiles laid leftwards, for that many or more of them. */
const FROM_LEFT: usize = RIGHT + 256;
/** Bounds by tiles laid leftwards (rows of 32 bytes) and by all tiles, for that many or more of all. */
const FROM_RIGHT: usize = FROM_LEFT + 64;
/** The highest value a tile laid on a square can have there, UNCAPPED where any tile may lie: a byte for a square. */
const CAPS: usize = BOUNDS + 4096;
const CAPS_SIZE: usize = (2 * ORIENTATION_SIZE) / SQUARE_SIZE;
const UNCAPPED: u8 = 255;
/** Added to a cap where no letter of the rack fits. */
const ONLY_BLANK: u32 = 128;
/**
 * The fewest points in the main word with which a search may go on: leftwards by tiles laid; rightwards by tiles laid
 * leftwards (rows of 64 bytes) and by all tiles. First with the tile of the highest value on the rack, then without it.
 */
const NEED_LEFT: usize = BOUNDS + 6144;
const NEED_RIGHT: usize = NEED_LEFT + 64;
const NEEDS_SIZE: usize = 64 + 9 * 64;
const UNREACHABLE: i32 = 0x7fffffff;

/**
 * Of some squares of a side together: word factors, points not multiplied, old tiles and capped squares, letter premiums
 * of 2 and 3 on the other squares.
 */
const SIDE_SIZE: usize = 28;
const FACTOR: usize = 0;
const FIXED: usize = 4;
const OLD: usize = 8;
const DOUBLES: usize = 12;
const TRIPLES: usize = 16;
/** The key of the old tiles. */
const KEY: usize = 20;
/** The number of squares without a cap, and (upper half) of those that only a blank fits. */
const UNCAPPED_SQUARES: usize = 24;

/** By how much scores are shifted, above 0 for a search by equity: leaves count then. */
let shift: i32 = 0;
let letters: u32 = 0;
let size: i32 = 0;
let blanks: u32 = 0;
/** The letter of the highest value on the rack, as a bit. */
let topLetter: u32 = 0;
/** The rows of FROM_RIGHT and NEED_RIGHT for the tiles laid leftwards at the latest turn. */
let row: usize = 0;
let needRow: usize = 0;

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
  blanks = load<u8>(RACK);
  letters = blanks ? 0xffffffff : rackLetters;
  // A blank may be the suffix tile, which is worth more (DE-07).
  const valueOfBlank = suffix ? max(blankValue, suffixValue) : blankValue;
  sumBestTiles(rackLetters, valueOfBlank);
  // A square that takes only cheap tiles is counted by itself; with dear ones that would raise the bound.
  const cheap = max<u32>(1, bestTiles(4) - bestTiles(3));
  memory.fill(CAPS, UNCAPPED, CAPS_SIZE);
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

function sumBestTiles(rackLetters: u32, valueOfBlank: u32): void {
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
  let top: u32 = 0;
  topLetter = 0;
  for (let rest = rackLetters; rest; rest &= rest - 1) {
    const value: u32 = load<u8>(VALUES + ctz(rest));
    if (value <= top) continue;
    top = value;
    topLetter = rest & -rest;
  }
  store<u32>(BEST_TILES, 0);
  store<u32>(BEST_WITHOUT_TOP, 0);
  let isTaken = topLetter == 0;
  let without = BEST_WITHOUT_TOP;
  for (let at = BEST_TILES + 4; at <= BEST_TILES + (count << 2); at += 4) {
    const value = load<u32>(at);
    if (!isTaken && value == top) isTaken = true;
    else {
      store<u32>(without, load<u32>(without) + value, 4);
      without += 4;
    }
    store<u32>(at, value + load<u32>(at - 4));
  }
  // No window lays more tiles than the rack has: the last sum stands for all of them.
  if (topLetter) store<u32>(without, load<u32>(without), 4);
}

/** Fills the tables for an anchor and gives the bound of all its plays. Arguments as in leftward.ts. */
export function boundAnchor(leftStart: usize, limit: usize, rightStart: usize, points: u32, factor: u32, key: u32, isRun: bool): i32 {
  store<u32>(LEFT, factor, FACTOR);
  store<u32>(LEFT, 0, FIXED);
  store<u32>(LEFT, points, OLD);
  store<u32>(LEFT, 0, DOUBLES);
  store<u32>(LEFT, 0, TRIPLES);
  store<u32>(LEFT, key, KEY);
  store<u32>(LEFT, 0, UNCAPPED_SQUARES);
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
  store<u32>(side, 0, UNCAPPED_SQUARES);
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
  const times: u32 = load<u16>(square, TIMES);
  const cap = load<u8>(CAPS + ((square - SQUARES) >> 4));
  const isCapped = cap != UNCAPPED;
  store<u32>(side, load<u32>(side, FACTOR) * load<u8>(square, WORD_FACTOR), FACTOR + SIDE_SIZE);
  store<u32>(side, load<u32>(side, FIXED) + load<u16>(CROSSINGS + ((square - SQUARES) >> 3)), FIXED + SIDE_SIZE);
  store<u32>(side, load<u32>(side, OLD) + (isCapped ? (cap & ~ONLY_BLANK) * times : 0), OLD + SIDE_SIZE);
  store<u32>(side, load<u32>(side, DOUBLES) + u32(!isCapped && times >= 2), DOUBLES + SIDE_SIZE);
  store<u32>(side, load<u32>(side, TRIPLES) + u32(!isCapped && times >= 3), TRIPLES + SIDE_SIZE);
  store<u32>(side, load<u32>(side, KEY), KEY + SIDE_SIZE);
  const counted: u32 = isCapped ? (cap & ONLY_BLANK ? 0x10000 : 0) : 1;
  store<u32>(side, load<u32>(side, UNCAPPED_SQUARES) + counted, UNCAPPED_SQUARES + SIDE_SIZE);
}

// @ts-ignore: decorator
@inline
function bestTiles(count: u32): u32 {
  return load<u32>(BEST_TILES + (<usize>count << 2));
}

// @ts-ignore: decorator
@inline
function bestWithoutTop(count: u32): u32 {
  return load<u32>(BEST_WITHOUT_TOP + (<usize>count << 2));
}

function boundOf(left: i32, right: i32): i32 {
  const one = LEFT + <usize>left * SIDE_SIZE;
  const other = RIGHT + <usize>right * SIDE_SIZE;
  if (part != ANY_PLAYS && (left + right == size) != (part == WHOLE_RACK)) return 0;
  if (left + right == size && !mayUseAll(load<u32>(LEFT, KEY) + load<u32>(other, KEY))) return 0;
  const squares = load<u32>(one, UNCAPPED_SQUARES) + load<u32>(other, UNCAPPED_SQUARES);
  if (squares >>> 16 > blanks) return 0;
  const main =
    load<u32>(one, OLD) +
    load<u32>(other, OLD) +
    bestTiles(squares & 0xffff) +
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

/** For racks without blanks, where the figures cost more than they save. */
export function needNothing(): void {
  memory.fill(NEED_LEFT, 0, 2 * NEEDS_SIZE);
}

/**
 * Works out how many points each step of a search of the anchor at hand needs to beat the score. Later searches may go by
 * these figures too while the score to beat only rises.
 */
export function setNeeds(score: i32): void {
  memory.fill(NEED_LEFT, 127, 2 * NEEDS_SIZE);
  for (let left = fewestLeft; left <= mostLeft; left++) {
    for (let right = min(mostRight, size - left); right >= 0; right--) {
      if (left + right > 0 && boundOf(left, right) > score) addNeeds(left, right, score);
    }
  }
}

/** Lowers the needs of the steps on the way to a window. */
function addNeeds(left: i32, right: i32, score: i32): void {
  const one = LEFT + <usize>left * SIDE_SIZE;
  const other = RIGHT + <usize>right * SIDE_SIZE;
  const factor: i32 = load<u32>(one, FACTOR) * load<u32>(other, FACTOR);
  const fixed: i32 = load<u32>(one, FIXED) + load<u32>(other, FIXED) + bonusOf(left + right);
  const leaves: i32 = shift ? load<i32>(MOST_LEAVES + (<usize>(left + right) << 2)) : 0;
  const most: i32 = ((score - leaves) >> shift) - fixed;
  // The main word must make more than `most` points, after its factor.
  const main: i32 = most < 0 ? 0 : most / factor + 1;
  const points: i32 = main - load<u32>(other, OLD);
  const squares = load<u32>(other, UNCAPPED_SQUARES) & 0xffff;
  const doubles = load<u32>(other, DOUBLES);
  const triples = load<u32>(other, TRIPLES);
  const line = NEED_RIGHT + (<usize>left << 6);
  for (let laid = right - 1; laid >= 0; laid--) {
    const side = RIGHT + <usize>laid * SIDE_SIZE;
    lower(
      line + (<usize>(left + laid) << 2),
      points + <i32>load<u32>(side, OLD),
      squares - (load<u32>(side, UNCAPPED_SQUARES) & 0xffff),
      doubles - load<u32>(side, DOUBLES),
      triples - load<u32>(side, TRIPLES),
    );
  }
  const leftSquares = squares + (load<u32>(one, UNCAPPED_SQUARES) & 0xffff);
  const leftPoints: i32 = points - load<u32>(one, OLD);
  for (let laid = left - 1; laid >= 0; laid--) {
    const side = LEFT + <usize>laid * SIDE_SIZE;
    lower(
      NEED_LEFT + (<usize>laid << 2),
      leftPoints + <i32>load<u32>(side, OLD),
      leftSquares - (load<u32>(side, UNCAPPED_SQUARES) & 0xffff),
      doubles + load<u32>(one, DOUBLES) - load<u32>(side, DOUBLES),
      triples + load<u32>(one, TRIPLES) - load<u32>(side, TRIPLES),
    );
  }
}

/** The points without the best tiles on the squares still to come, where that is less than what is written. */
// @ts-ignore: decorator
@inline
function lower(need: usize, points: i32, squares: u32, doubles: u32, triples: u32): void {
  const tiles: i32 = bestTiles(squares) + bestTiles(doubles) + bestTiles(triples);
  store<i32>(need, min(load<i32>(need), points - tiles));
  const others: i32 = bestWithoutTop(squares) + bestWithoutTop(doubles) + bestWithoutTop(triples);
  store<i32>(need, min(load<i32>(need, NEEDS_SIZE), points - others), NEEDS_SIZE);
}

// @ts-ignore: decorator
@inline
function hasEnough(need: usize, rack: u32, points: u32): bool {
  return <i32>(points & 0xffff) >= load<i32>(need + (rack & topLetter ? 0 : NEEDS_SIZE));
}

/**
 * Whether a turn after this many tiles may lead to more than the score, with the rest of the rack and the points so far;
 * if so, the right side is asked from there.
 */
// @ts-ignore: decorator
@inline
export function mayTurn(count: i32, score: i32, rack: u32, points: u32): bool {
  row = FROM_RIGHT + (count << 5);
  needRow = NEED_RIGHT + (<usize>count << 6);
  return <i32>load<u16>(row + ((count + 1) << 1)) > score && hasEnough(needRow + (<usize>count << 2), rack, points);
}

// @ts-ignore: decorator
@inline
export function mayLeadOnLeft(count: i32, score: i32, rack: u32, points: u32): bool {
  return (
    <i32>load<u16>(FROM_LEFT + ((count + 1) << 1)) > score && hasEnough(NEED_LEFT + (<usize>count << 2), rack, points)
  );
}

// @ts-ignore: decorator
@inline
export function mayLeadOnRight(count: i32, score: i32, rack: u32, points: u32): bool {
  return <i32>load<u16>(row + ((count + 1) << 1)) > score && hasEnough(needRow + (<usize>count << 2), rack, points);
}

/** Whether a turn or more tiles leftwards may lead to more than the score. */
// @ts-ignore: decorator
@inline
export function mayGoOnLeft(count: i32, rack: u32, points: u32): bool {
  return (
    hasEnough(NEED_LEFT + (<usize>count << 2), rack, points) ||
    hasEnough(NEED_RIGHT + (<usize>count << 6) + (<usize>count << 2), rack, points)
  );
}
