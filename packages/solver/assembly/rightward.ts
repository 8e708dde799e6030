/** The search rightwards after a turn, letter by letter, through tiles on the board. */
import { entriesAfter, lookAhead, placeAhead, waysAhead } from './ahead';
import { oldSuffixValue, suffix, suffixAcross, suffixValue } from './board';
import { behind, edgesOf, ending, following, next, Place } from './graph';
import { ADDS, OLD_VALUE, RACK, SQUARE_SIZE, TAKES, TILE, TIMES, VALUES, WORD_FACTOR } from './layout';
import { mayLeadOnRight } from './needs';
import { addPlay, best, scoreOf } from './plays';
import { available, availableAfterBlank, BLANK, blankValue, rackSize } from './rack';

/** Where the current play started and how many of its tiles were laid leftwards, in the format of plays.ts. */
let from: u32 = 0;
/** Whether single tiles that make words in both directions are left to the other orientation. */
let leavesSingles: bool = false;

// @ts-ignore: decorator
@inline
export function startOrientation(toLeaveSingles: bool): void {
  leavesSingles = toLeaveSingles;
}

// @ts-ignore: decorator
@inline
export function startFrom(origin: u32): void {
  from = origin;
}

/** Whether a play may end with this tile. A single tile that makes words in both directions is listed across only. */
// @ts-ignore: decorator
@inline
export function mayEnd(square: usize, count: i32): bool {
  return count > 0 || !leavesSingles || load<u16>(square, TIMES + 2) == 0;
}

/** Extends a word that ends on the square left of this free one. */
export function goRight<Blanks, Wanted>(
  place: Place,
  square: usize,
  rack: u32,
  points: u32,
  factor: u32,
  tiles: u64,
  count: i32,
): void {
  if (isFloat<Wanted>() && !mayLeadOnRight<Blanks>(count, best, rack, points)) return;
  const follows = following(place);
  const ends = mayEnd(square, count) ? ending(place) : 0;
  let fits = load<u32>(square, TAKES) & (follows | ends) & available<Blanks>(rack);
  if (!fits) return;
  const after = square + SQUARE_SIZE;
  if (load<u8>(after, TILE)) {
    goOverRun<Blanks, Wanted>(place, square, rack, points, factor, tiles, count);
    return;
  }
  const onTheRight = load<u32>(after, TAKES);
  const canGoOn = count + 1 < rackSize && onTheRight & available<Blanks>(rack);
  const entries = entriesAfter(count);
  const adds = points + load<u32>(square, ADDS);
  const times = load<u32>(square, TIMES);
  const newFactor = factor * load<u8>(square, WORD_FACTOR);
  let leading: u32 = 0;
  if (canGoOn) {
    let goingOn = fits & follows;
    // Not with a suffix tile: then blanks do not all have the same value.
    if (isFloat<Blanks>() && isFloat<Wanted>() && !suffix && !mayLeadOnRight<Blanks>(count + 1, best, rack, adds + blankValue * times)) {
      goingOn &= rack;
    }
    leading = lookAhead(edgesOf(place), follows, goingOn, onTheRight & available<Blanks>(rack), entries);
    fits &= ends | leading;
  } else fits &= ends;
  for (let rest = fits & rack; rest; rest &= rest - 1) {
    const letter = ctz(rest);
    const bit = rest & -rest;
    const newPoints = adds + load<u8>(VALUES + letter) * times;
    const laid = (tiles << 6) | letter;
    if (ends & bit) addPlay<Wanted>(laid, scoreOf(newPoints, newFactor, count + 1), from, count + 1);
    if (!(leading & bit)) continue;
    const left = load<u8>(RACK + letter) - 1;
    const newRack = left ? rack : rack ^ bit;
    if (!(waysAhead(entries, letter) & onTheRight & available<Blanks>(newRack))) continue;
    store<u8>(RACK + letter, left);
    goRight<Blanks, Wanted>(placeAhead(entries, letter), after, newRack, newPoints, newFactor, laid, count + 1);
    store<u8>(RACK + letter, left + 1);
  }
  if (!isFloat<Blanks>()) return;
  const ways = onTheRight & availableAfterBlank<Blanks>(rack);
  if (suffix && fits & (1 << suffix)) {
    const bit: u32 = 1 << suffix;
    const newPoints = adds + suffixAcross(square, times);
    const laid = (tiles << 6) | suffix | BLANK;
    // DE-07: nothing follows the suffix tile in this word.
    const ended = newPoints + suffixValue * (times & 0xffff);
    if (ends & bit) addPlay<Wanted>(laid, scoreOf(ended, newFactor, count + 1), from, count + 1);
    if (leading & bit && waysAhead(entries, suffix) & ways) {
      goRightAfterBlank<Blanks, Wanted>(placeAhead(entries, suffix), after, rack, newPoints, newFactor, laid, count + 1);
    }
    fits ^= bit;
  }
  const newPoints = adds + blankValue * times;
  const score = scoreOf(newPoints, newFactor, count + 1);
  for (let rest = fits; rest; rest &= rest - 1) {
    const bit = rest & -rest;
    const letter = ctz(rest);
    const laid = (tiles << 6) | letter | BLANK;
    if (ends & bit) addPlay<Wanted>(laid, score, from, count + 1);
    if (!(leading & bit)) continue;
    if (!(waysAhead(entries, letter) & ways)) continue;
    goRightAfterBlank<Blanks, Wanted>(placeAhead(entries, letter), after, rack, newPoints, newFactor, laid, count + 1);
  }
}

/** Goes on with one blank less. */
// @ts-ignore: decorator
@inline
function goRightAfterBlank<Blanks, Wanted>(
  place: Place,
  square: usize,
  rack: u32,
  points: u32,
  factor: u32,
  tiles: u64,
  count: i32,
): void {
  if (sizeof<Blanks>() == 4) {
    goRight<u32, Wanted>(place, square, rack, points, factor, tiles, count);
    return;
  }
  const blanks = load<u8>(RACK);
  store<u8>(RACK, blanks - 1);
  if (blanks > 2) goRight<f64, Wanted>(place, square, rack, points, factor, tiles, count);
  else goRight<f32, Wanted>(place, square, rack, points, factor, tiles, count);
  store<u8>(RACK, blanks);
}

/** Like goRight, for a square that is followed by tiles: the word includes the whole run. */
function goOverRun<Blanks, Wanted>(
  place: Place,
  square: usize,
  rack: u32,
  points: u32,
  factor: u32,
  tiles: u64,
  count: i32,
): void {
  const follows = following(place);
  const fits = load<u32>(square, TAKES) & follows & available<Blanks>(rack);
  const edges = edgesOf(place);
  const mayStop = mayEnd(square, count);
  const first = square + SQUARE_SIZE;
  let newFactor = factor * load<u8>(square, WORD_FACTOR);
  let adds = points + load<u32>(square, ADDS);
  let after = first;
  for (; load<u8>(after, TILE); after += SQUARE_SIZE) {
    adds += load<u8>(after, OLD_VALUE);
    newFactor *= load<u8>(after, WORD_FACTOR);
  }
  const last = after - SQUARE_SIZE;
  const lastTile = load<u8>(last, TILE);
  const extra: u32 = suffix && <u32>lastTile == suffix ? oldSuffixValue(last) : 0;
  const times = load<u32>(square, TIMES);
  const canGoOn = count + 1 < rackSize && load<u32>(after, TAKES) & available<Blanks>(rack);
  for (let rest = fits; rest; rest &= rest - 1) {
    const letter = ctz(rest);
    const bit = rest & -rest;
    let end = behind(edges, follows, bit);
    for (let at = first; at < last; at += SQUARE_SIZE) end = next(end, load<u8>(at, TILE));
    const isWord = mayStop && ending(end) & (1 << lastTile);
    const beyond = canGoOn ? next(end, lastTile) : 0;
    if (!isWord && !beyond) continue;
    if (rack & bit) {
      const newPoints = adds + load<u8>(VALUES + letter) * times;
      const laid = (tiles << 6) | letter;
      if (isWord) addPlay<Wanted>(laid, scoreOf(newPoints + extra, newFactor, count + 1), from, count + 1);
      if (beyond) {
        const left = load<u8>(RACK + letter) - 1;
        store<u8>(RACK + letter, left);
        goRight<Blanks, Wanted>(beyond, after, left ? rack : rack ^ bit, newPoints, newFactor, laid, count + 1);
        store<u8>(RACK + letter, left + 1);
      }
    }
    if (!isFloat<Blanks>()) continue;
    const isSuffix = suffix && letter == suffix;
    const newPoints = adds + (isSuffix ? suffixAcross(square, times) : blankValue * times);
    const laid = (tiles << 6) | letter | BLANK;
    if (isWord) addPlay<Wanted>(laid, scoreOf(newPoints + extra, newFactor, count + 1), from, count + 1);
    if (beyond) goRightAfterBlank<Blanks, Wanted>(beyond, after, rack, newPoints, newFactor, laid, count + 1);
  }
}
