/**
 * How many points the tiles laid so far must have made for any window to beat the best play; and whether a search that
 * has made this many should go on.
 */
import { bestOn, bestWithoutTopOn, topLetter } from './best-tiles';
import { boundOfSearch, fewestLeft, FROM_LEFT, FROM_RIGHT, mostLeft, mostRight, shift, size } from './bounds';
import { BOUNDS, MOST_LEAVES } from './layout';
import { bonusOf } from './plays';
import { neverBlank } from './rack';
import { COUNTS, FACTOR, FIXED, LEFT, OLD, RIGHT, SIDE_SIZE } from './sides';

/**
 * The minimum of main-word points with which a search continues. Leftwards: by tiles laid. Rightwards: by tiles laid
 * leftwards (rows of 64 bytes) and tiles in all. Two tables: while the tile of the highest value is on the rack, and after.
 */
const NEED_LEFT: usize = BOUNDS + 6144;
const NEED_RIGHT: usize = NEED_LEFT + 64;
const NEEDS_SIZE: usize = 64 + 9 * 64;

/** The rows of FROM_RIGHT and NEED_RIGHT for the number of tiles that were laid leftwards. */
let row: usize = 0;
let needRow: usize = 0;

/**
 * Works out, for a rack with blanks, how many points each step of a search of the anchor at hand needs to beat the score. Later searches may go by
 * these figures too while the score to beat only rises.
 */
export function setNeeds(score: i32): void {
  memory.fill(NEED_LEFT, 127, 2 * NEEDS_SIZE);
  for (let left = fewestLeft; left <= mostLeft; left++) {
    for (let right = min(mostRight, size - left); right >= 0; right--) {
      if (left + right > 0 && boundOfSearch<f32>(left, right) > score) addNeeds(left, right, score);
    }
  }
}

/** Lowers the needs of the steps that lead to a window. */
function addNeeds(left: i32, right: i32, score: i32): void {
  const one = LEFT + <usize>left * SIDE_SIZE;
  const other = RIGHT + <usize>right * SIDE_SIZE;
  const factor: i32 = load<u32>(one, FACTOR) * load<u32>(other, FACTOR);
  const fixed: i32 = load<u32>(one, FIXED) + load<u32>(other, FIXED) + bonusOf(left + right);
  const leaves: i32 = shift ? load<i32>(MOST_LEAVES + (<usize>(left + right) << 2)) : 0;
  const most: i32 = ((score - leaves) >> shift) - fixed;
  // The main word must score more than `most`, its factor included.
  const main: i32 = most < 0 ? 0 : most / factor + 1;
  const points: i32 = main - load<u32>(other, OLD);
  const counts = load<u32>(other, COUNTS);
  const line = NEED_RIGHT + (<usize>left << 6);
  for (let laid = right - 1; laid >= 0; laid--) {
    const side = RIGHT + <usize>laid * SIDE_SIZE;
    lower(line + (<usize>(left + laid) << 2), points + <i32>load<u32>(side, OLD), counts - load<u32>(side, COUNTS));
  }
  const leftCounts = counts + load<u32>(one, COUNTS);
  const leftPoints: i32 = points - load<u32>(one, OLD);
  for (let laid = left - 1; laid >= 0; laid--) {
    const side = LEFT + <usize>laid * SIDE_SIZE;
    lower(NEED_LEFT + (<usize>laid << 2), leftPoints + <i32>load<u32>(side, OLD), leftCounts - load<u32>(side, COUNTS));
  }
}

/** Lowers a need to these points minus the best tiles on the squares to come, with and without the top tile. */
// @ts-ignore: decorator
@inline
function lower(need: usize, points: i32, counts: u32): void {
  store<i32>(need, min<i32>(load<i32>(need), points - bestOn(counts)));
  store<i32>(need, min<i32>(load<i32>(need, NEEDS_SIZE), points - bestWithoutTopOn(counts)), NEEDS_SIZE);
}

// @ts-ignore: decorator
@inline
function hasEnough(need: usize, rack: u32, points: u32): bool {
  return <i32>(points & 0xffff) >= load<i32>(need + (rack & topLetter ? 0 : NEEDS_SIZE));
}

/**
 * Whether turning right after this many tiles may beat the score, with the rest of the rack and the points so far. Selects
 * the rows that the search rightwards then uses.
 */
// @ts-ignore: decorator
@inline
export function mayTurn<Blanks>(count: i32, score: i32, rack: u32, points: u32): bool {
  row = FROM_RIGHT + (count << 5);
  needRow = NEED_RIGHT + (<usize>count << 6);
  return mayLeadOnRight<Blanks>(count, score, rack, points);
}

// @ts-ignore: decorator
@inline
export function mayLeadOnLeft<Blanks>(count: i32, score: i32, rack: u32, points: u32): bool {
  return (
    <i32>load<u16>(FROM_LEFT + ((count + 1) << 1)) > score &&
    (neverBlank<Blanks>() || hasEnough(NEED_LEFT + (<usize>count << 2), rack, points))
  );
}

// @ts-ignore: decorator
@inline
export function mayLeadOnRight<Blanks>(count: i32, score: i32, rack: u32, points: u32): bool {
  return (
    <i32>load<u16>(row + ((count + 1) << 1)) > score &&
    (neverBlank<Blanks>() || hasEnough(needRow + (<usize>count << 2), rack, points))
  );
}

/** Whether turning right, or more tiles leftwards, may beat the score. */
// @ts-ignore: decorator
@inline
export function mayGoOnLeft(count: i32, rack: u32, points: u32): bool {
  return (
    hasEnough(NEED_LEFT + (<usize>count << 2), rack, points) ||
    hasEnough(NEED_RIGHT + (<usize>count << 6) + (<usize>count << 2), rack, points)
  );
}
