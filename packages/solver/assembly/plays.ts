/** The plays found: a packed list that grows as needed, or only the best play. */
import { BEST, LEAVES, MOST_LEAVES, STRIDES } from './layout';

/**
 * A play takes 12 bytes: the tiles laid (six bits each, plus 32 for a blank, the last one in the low bits) with the score
 * in the upper 16 bits; then the number of tiles (4 bits), how many of them were laid leftwards (4 bits), and the square
 * of the first of those.
 */
export const PLAY_SIZE: usize = 12;

/** The bonus for laying at least this many tiles in one turn (B-21). */
let bonusTiles: i32 = 0;
let bonusPoints: u32 = 0;

export function setBonus(tiles: i32, points: u32): void {
  bonusTiles = tiles;
  bonusPoints = points;
}

// @ts-ignore: decorator
@inline
export function bonusOf(count: i32): u32 {
  return count >= bonusTiles ? bonusPoints : 0;
}

let start: usize = 0;
let free: usize = 0;
let end: usize = 0;
/** The score to beat, or the equity in eighths of a point. */
export let best: i32 = -1;
/** How far scores are shifted in a search by equity. */
export const EIGHTHS: i32 = 3;
/** The sum of the strides of all tiles of the rack. */
let wholeRack: u32 = 0;

export function startList(at: usize): void {
  start = at;
  free = at;
  end = <usize>memory.size() << 16;
}

export function countPlays(): i32 {
  return <i32>((free - start) / PLAY_SIZE);
}

export function startBest(): void {
  best = -1;
}

export function startEquity(stridesOfRack: u32): void {
  best = -1;
  wholeRack = stridesOfRack;
}

/** Points have the main word, before its factor, in the low half and all other points in the high half. */
// @ts-ignore: decorator
@inline
export function scoreOf(points: u32, factor: u32, count: i32): u32 {
  return (points & 0xffff) * factor + (points >>> 16) + bonusOf(count);
}

// @ts-ignore: decorator
@inline
export function addPlay<Wanted>(tiles: u64, score: u32, from: u32, count: i32): void {
  if (isFloat<Wanted>()) {
    if (sizeof<Wanted>() == 8) {
      addByEquity(tiles, score, from, count);
    } else if (<i32>score > best) {
      best = score;
      store<u64>(BEST, tiles | (<u64>score << 48));
      store<u32>(BEST, from | count, 8);
    }
    return;
  }
  if (free + PLAY_SIZE > end) grow();
  store<u64>(free, tiles | (<u64>score << 48));
  store<u32>(free, from | count, 8);
  free += PLAY_SIZE;
}

/** Whether a play of this score may have the highest equity, with the best leave when this many tiles are laid. */
// @ts-ignore: decorator
@inline
export function mayBeBest(score: u32, count: i32): bool {
  return <i32>(score << EIGHTHS) + load<i32>(MOST_LEAVES + (<usize>count << 2)) > best;
}

function addByEquity(tiles: u64, score: u32, from: u32, count: i32): void {
  if (!mayBeBest(score, count)) return;
  let leave = wholeRack;
  for (let rest = tiles, left = count; left; rest >>= 6, left--) {
    const tile: u32 = <u32>rest & 63;
    leave -= load<u8>(STRIDES + (tile & 32 ? 0 : tile));
  }
  const equity = <i32>(score << EIGHTHS) + load<i32>(LEAVES + (<usize>leave << 2));
  if (equity <= best) return;
  best = equity;
  store<u64>(BEST, tiles | (<u64>score << 48));
  store<u32>(BEST, from | count, 8);
}

function grow(): void {
  if (memory.grow(64) < 0) unreachable();
  end = <usize>memory.size() << 16;
}
