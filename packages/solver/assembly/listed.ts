/** Plays of most of a rack with blanks: the words that can be made are listed, and are tried where they fit. */
import { keyOf } from './anagrams';
import { oldSuffixValue, suffix, suffixAcross, suffixValue } from './board';
import { ADDS, OLD_VALUE, RACK, SLOT, SQUARE_SIZE, SQUARES, TAKES, TILE, TIMES, VALUES, WORD_FACTOR } from './layout';
import { addPlay, mayBeBest, scoreOf } from './plays';
import { BLANK, blankValue, rackSize } from './rack';
import { listEnd, listMore, listStart, listWords } from './word-rows';

/** Of each free square of a slot: where it is, where its letter is in a packed word, the tile laid on it. */
const ENTRY_SIZE: usize = 12;
const SQUARE: usize = 0;
const SHIFT: usize = 4;
const LAID: usize = 8;

/** The slot at hand: the tiles laid leftwards and all of them, where those leftwards begin, the points of old tiles and cross words, the factor. */
let left: i32 = 0;
let count: i32 = 0;
let from: u32 = 0;
let points: u32 = 0;
let factor: u32 = 1;
/** The last square of the word. */
let last: usize = 0;

/** Tries all words with these numbers of tiles laid leftwards from a square and right of it. */
export function layListed<Wanted>(leftStart: usize, leftTiles: i32, rightTiles: i32): void {
  left = leftTiles;
  count = leftTiles + rightTiles;
  from = (<u32>((leftStart - SQUARES) / SQUARE_SIZE) << 8) | (left << 4);
  points = 0;
  factor = 1;
  let entry = SLOT;
  const end = SLOT + <usize>count * ENTRY_SIZE;
  let old: u64 = 0;
  let mask: u64 = 0;
  let key: u32 = 0;
  let oldTiles = 0;
  let shift: u64 = 0;
  let square = leftStart - <usize>(left - 1) * SQUARE_SIZE;
  for (; ; square += SQUARE_SIZE) {
    const tile: u32 = load<u8>(square, TILE);
    if (tile) {
      old |= <u64>tile << shift;
      mask |= <u64>31 << shift;
      key += keyOf(tile);
      oldTiles++;
      points += load<u8>(square, OLD_VALUE);
    } else {
      if (entry == end) break;
      store<u32>(entry, square, SQUARE);
      store<u32>(entry, <u32>shift, SHIFT);
      entry += ENTRY_SIZE;
      points += load<u32>(square, ADDS);
    }
    factor *= load<u8>(square, WORD_FACTOR);
    shift += 5;
  }
  last = square - SQUARE_SIZE;
  if (suffix && <u32>load<u8>(last, TILE) == suffix) points += oldSuffixValue(last);
  listWords(rackSize - count, key, oldTiles, old);
  do {
    for (let word = listStart; word < listEnd; word += 8) {
      const letters = load<u64>(word);
      if ((letters & mask) == old) layWord<Wanted>(letters);
    }
  } while (listMore(rackSize - count, oldTiles, old));
}

function layWord<Wanted>(letters: u64): void {
  const end = SLOT + <usize>count * ENTRY_SIZE;
  for (let entry = SLOT; entry < end; entry += ENTRY_SIZE) {
    const letter: u32 = <u32>(letters >> <u64>load<u32>(entry, SHIFT)) & 31;
    if (!((load<u32>(load<u32>(entry, SQUARE), TAKES) >>> letter) & 1)) return;
  }
  let entry = SLOT;
  let blanks: i32 = load<u8>(RACK);
  for (; entry < end; entry += ENTRY_SIZE) {
    const letter: u32 = <u32>(letters >> <u64>load<u32>(entry, SHIFT)) & 31;
    const tiles = load<u8>(RACK + letter);
    if (tiles) {
      store<u8>(RACK + letter, tiles - 1);
      store<u32>(entry, letter, LAID);
    } else {
      if (--blanks < 0) break;
      store<u32>(entry, letter | <u32>BLANK, LAID);
    }
  }
  for (let laid = SLOT; laid < entry; laid += ENTRY_SIZE) {
    const tile = load<u32>(laid, LAID);
    if (!(tile & <u32>BLANK)) store<u8>(RACK + tile, load<u8>(RACK + tile) + 1);
  }
  if (entry < end) return;
  placeBlanks(end);
  const score = scoreOf(pointsLaid(end), factor, count);
  // A tile that may stay on the rack may be one that a blank is laid for.
  if (count < rackSize && (sizeof<Wanted>() == 8 || blankValue)) {
    if (blankValue || mayBeBest(score, count)) layEveryWay<Wanted>(SLOT, end, letters);
  } else addPlay<Wanted>(tilesLaid(), score, from, count);
}

/** Lays each letter as a tile and as a blank, as far as the rack has them. */
function layEveryWay<Wanted>(entry: usize, end: usize, letters: u64): void {
  if (entry == end) {
    addPlay<Wanted>(tilesLaid(), scoreOf(pointsLaid(end), factor, count), from, count);
    return;
  }
  const letter: u32 = <u32>(letters >> <u64>load<u32>(entry, SHIFT)) & 31;
  layOneWay<Wanted>(entry, end, letters, letter, letter);
  layOneWay<Wanted>(entry, end, letters, 0, letter | <u32>BLANK);
}

function layOneWay<Wanted>(entry: usize, end: usize, letters: u64, kind: u32, tile: u32): void {
  const tiles = load<u8>(RACK + kind);
  if (!tiles) return;
  store<u8>(RACK + kind, tiles - 1);
  store<u32>(entry, tile, LAID);
  layEveryWay<Wanted>(entry + ENTRY_SIZE, end, letters);
  store<u8>(RACK + kind, tiles);
}

/** Where a letter is laid several times, the blank lies where it costs least. */
function placeBlanks(end: usize): void {
  for (let blank = SLOT; blank < end; blank += ENTRY_SIZE) {
    const tile = load<u32>(blank, LAID);
    if (!(tile & <u32>BLANK)) continue;
    const letter = tile & ~<u32>BLANK;
    const gain = <i32>load<u8>(VALUES + letter) - <i32>blankValue;
    let best = gain * weightOf(blank);
    let other: usize = 0;
    for (let entry = SLOT; entry < end; entry += ENTRY_SIZE) {
      if (load<u32>(entry, LAID) != letter || gain * weightOf(entry) >= best) continue;
      best = gain * weightOf(entry);
      other = entry;
    }
    if (!other) continue;
    store<u32>(blank, letter, LAID);
    store<u32>(other, tile, LAID);
  }
}

/** How often a tile's value counts on a square. */
// @ts-ignore: decorator
@inline
function weightOf(entry: usize): i32 {
  const times = load<u32>(load<u32>(entry, SQUARE), TIMES);
  return (times & 0xffff) * factor + (times >>> 16);
}

function pointsLaid(end: usize): u32 {
  let sum = points;
  for (let entry = SLOT; entry < end; entry += ENTRY_SIZE) {
    const square: usize = load<u32>(entry, SQUARE);
    const times = load<u32>(square, TIMES);
    const tile = load<u32>(entry, LAID);
    if (!(tile & <u32>BLANK)) sum += load<u8>(VALUES + tile) * times;
    else if (suffix && (tile & ~<u32>BLANK) == suffix) {
      sum += suffixAcross(square, times);
      // DE-07: only at the end of a word.
      if (square == last) sum += suffixValue * (times & 0xffff);
    } else sum += blankValue * times;
  }
  return sum;
}

/** As plays.ts has them: first those laid leftwards, from the anchor on. */
function tilesLaid(): u64 {
  let tiles: u64 = 0;
  for (let i = left - 1; i >= 0; i--) tiles = (tiles << 6) | load<u32>(SLOT + <usize>i * ENTRY_SIZE, LAID);
  for (let i = left; i < count; i++) tiles = (tiles << 6) | load<u32>(SLOT + <usize>i * ENTRY_SIZE, LAID);
  return tiles;
}
