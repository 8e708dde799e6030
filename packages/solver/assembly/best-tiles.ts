/** The best tiles of a rack, whatever they spell: what some of them are worth together. */
import { BOUNDS, RACK, VALUES } from './layout';

/** The sum of the n best tiles of the rack, by n; and the same without the tile of the highest value. */
const BEST_TILES: usize = BOUNDS + 2048;
const BEST_WITHOUT_TOP: usize = BEST_TILES + 64;

/** The letter of the highest value on the rack, as a bit. */
export let topLetter: u32 = 0;

export function sumBestTiles(rackLetters: u32, valueOfBlank: u32): void {
  let count: usize = 0;
  for (let letter = 0; letter < 32; letter++) {
    const value: u32 = letter ? load<u8>(VALUES + letter) : valueOfBlank;
    for (let tiles = load<u8>(RACK + letter); tiles; tiles--) {
      // Insertion sort, best first.
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
  // One tile fewer than the rack has: repeat the last sum, so that a full window finds an entry.
  if (topLetter) store<u32>(without, load<u32>(without), 4);
}

// @ts-ignore: decorator
@inline
export function bestTiles(count: u32): u32 {
  return load<u32>(BEST_TILES + (<usize>count << 2));
}

// @ts-ignore: decorator
@inline
function bestWithoutTop(count: u32): u32 {
  return load<u32>(BEST_WITHOUT_TOP + (<usize>count << 2));
}

/** What the best tiles make on squares without a cap, those with letter premiums counted again: see COUNTS in sides.ts. */
// @ts-ignore: decorator
@inline
export function bestOn(counts: u32): u32 {
  return bestTiles(counts & 255) + bestTiles((counts >>> 8) & 255) + bestTiles((counts >>> 16) & 255);
}

/** The same without the tile of the highest value. */
// @ts-ignore: decorator
@inline
export function bestWithoutTopOn(counts: u32): u32 {
  return bestWithoutTop(counts & 255) + bestWithoutTop((counts >>> 8) & 255) + bestWithoutTop((counts >>> 16) & 255);
}
