/**
 * Upper bounds on the scores of an anchor's plays, by the number of tiles laid left and right of where it begins (a
 * window): the best tiles of the rack on the best squares, whether or not they make a word.
 */
import { mayUseAll, prepareAnagrams } from './anagrams';
import { bestOn, sumBestTiles } from './best-tiles';
import { allLetters, suffix, suffixValue } from './board';
import { BOUNDS, MOST_LEAVES, RACK } from './layout';
import { bonusOf } from './plays';
import { COUNTS, FACTOR, fillLeft, fillRight, FIXED, KEY, LEFT, OLD, OLD_TILES, prepareSides, RIGHT, SIDE_SIZE, startSide } from './sides';
import { hasList, MOST_KEPT, prepareWordRows } from './word-rows';

/** The largest rack. */
const MOST: i32 = 8;

/** Bounds for n or more tiles laid leftwards, by n. */
export const FROM_LEFT: usize = BOUNDS + 2752;
/** Bounds for n or more tiles in all, by tiles laid leftwards (rows of 32 bytes) and by n. */
export const FROM_RIGHT: usize = FROM_LEFT + 64;
/** How far scores are shifted. Above 0 for a search by equity, in which leaves count. */
export let shift: i32 = 0;
export let size: i32 = 0;
let blanks: u32 = 0;

/** Whether some word uses the whole rack is asked for windows with a higher bound: with blanks it takes many probes. */
let asksAbove: i32 = 0;
/** For the current anchor: the number of squares on either side, and the minimum of tiles laid leftwards. */
export let mostLeft: i32 = 0;
export let mostRight: i32 = 0;
export let fewestLeft: i32 = 0;

export function askAbove(bound: i32): void {
  asksAbove = bound;
}

export function boundBy(shiftOfScores: i32): void {
  shift = shiftOfScores;
}

/** Computes what depends only on the rack and the board, for all anchors. */
export function prepareBounds(rackLetters: u32, rackSize: i32, blankValue: u32, filter: usize, rows: usize): void {
  prepareAnagrams(filter, allLetters);
  size = min(rackSize, MOST);
  prepareWordRows(rows, size);
  blanks = load<u8>(RACK);
  // A blank may be the suffix tile, which is worth more (DE-07).
  const valueOfBlank = suffix ? max(blankValue, suffixValue) : blankValue;
  sumBestTiles(rackLetters, valueOfBlank);
  prepareSides(rackLetters, size, blanks, valueOfBlank);
}

/** Makes an anchor the one at hand. Arguments as in leftward.ts; the old tiles of a run with their number and key. */
export function openAnchor(
  leftStart: usize,
  limit: usize,
  rightStart: usize,
  points: u32,
  factor: u32,
  oldTiles: u32,
  key: u32,
): void {
  startSide(LEFT, factor, points, key, oldTiles);
  mostLeft = fillLeft(leftStart, limit);
  mostRight = fillRight(rightStart);
  fewestLeft = oldTiles ? 0 : 1;
}

/** Fills the tables for a search of the anchor at hand, and gives the bound of its plays that are searched. */
export function boundSearch<Blanks>(): i32 {
  let all: i32 = 0;
  for (let left = mostLeft + 1; left <= size; left++) store<u16>(FROM_LEFT + (left << 1), 0);
  for (let left = mostLeft; left >= fewestLeft; left--) {
    const line = FROM_RIGHT + (left << 5);
    let most: i32 = 0;
    for (let count = min(left + mostRight, size) + 1; count <= size + 1; count++) store<u16>(line + (count << 1), 0);
    for (let right = min(mostRight, size - left); right >= 0; right--) {
      most = max(most, boundOfSearch<Blanks>(left, right));
      store<u16>(line + ((left + right) << 1), most);
    }
    all = max(all, most);
    store<u16>(FROM_LEFT + (left << 1), all);
  }
  return all;
}

/** The bound of the anchor's plays whose words are listed. */
export function boundListed(): i32 {
  let most: i32 = 0;
  for (let left = fewestLeft; left <= mostLeft; left++) {
    for (let right = max(0, size - MOST_KEPT - left); right <= min(mostRight, size - left); right++) {
      if (isListed(left, right)) most = max(most, boundOf(left, right));
    }
  }
  return most;
}

/** Whether the words of a window are listed. */
export function isListed(left: i32, right: i32): bool {
  return hasList(size - left - right, load<u32>(LEFT, OLD_TILES) + load<u32>(RIGHT + <usize>right * SIDE_SIZE, OLD_TILES));
}

/** A bound of 0 says that the window is not searched: its words are listed, or none of them can use the whole rack. */
// @ts-ignore: decorator
@inline
export function boundOfSearch<Blanks>(left: i32, right: i32): i32 {
  if (isFloat<Blanks>() && left + right >= size - MOST_KEPT && isListed(left, right)) return 0;
  const bound = boundOf(left, right);
  if (left + right < size || bound <= asksAbove) return bound;
  return mayUseAll(load<u32>(LEFT, KEY) + load<u32>(RIGHT + <usize>right * SIDE_SIZE, KEY)) ? bound : 0;
}

// @ts-ignore: decorator
@inline
export function boundOf(left: i32, right: i32): i32 {
  const one = LEFT + <usize>left * SIDE_SIZE;
  const other = RIGHT + <usize>right * SIDE_SIZE;
  const counts = load<u32>(one, COUNTS) + load<u32>(other, COUNTS);
  if (counts >>> 24 > blanks) return 0;
  const main = load<u32>(one, OLD) + load<u32>(other, OLD) + bestOn(counts);
  const fixed = load<u32>(one, FIXED) + load<u32>(other, FIXED) + bonusOf(left + right);
  const score = main * load<u32>(one, FACTOR) * load<u32>(other, FACTOR) + fixed;
  if (!shift) return score;
  // The tables hold 16 bits; no play comes near that.
  return min((score << shift) + load<i32>(MOST_LEAVES + (<usize>(left + right) << 2)), 0xffff);
}
