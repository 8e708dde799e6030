/** Walking a play graph by places (src/graph/hot-first.ts): letters are bits, bit 0 is the turn. */

/** A place: 5 bits the only way on, 1 bit thin, 26 bits the index of its first word. 0 is nowhere. */
export type Place = u32;

const THIN: u32 = 1 << 26;
/** Added to the ways that are open, for places that do not say which is theirs. */
const SEVERAL: u32 = 1 << 31;

// @ts-ignore: decorator
@inline
function addressOf(place: Place): usize {
  return (place << 6) >>> 4;
}

/** The letters, or the turn, after which something follows. */
// @ts-ignore: decorator
@inline
export function following(place: Place): u32 {
  // Reading a thin node here is of no use but does no harm, and is faster than asking first.
  return select<u32>(1 << (place >>> 27), load<u32>(addressOf(place)), place & THIN);
}

/** The letters after which a word ends. */
// @ts-ignore: decorator
@inline
export function ending(place: Place): u32 {
  return select<u32>(0, load<u32>(addressOf(place), 4), place & THIN);
}

/** Where the edges of a place are: one for each that follows, in order. */
// @ts-ignore: decorator
@inline
export function edgesOf(place: Place): usize {
  return addressOf(place) + select<usize>(0, 8, place & THIN);
}

/** The place behind a letter that is known to follow. */
// @ts-ignore: decorator
@inline
export function behind(edges: usize, follows: u32, bit: u32): Place {
  return load<u32>(edges + (<usize>popcnt<u32>(follows & (bit - 1)) << 2));
}

/** The place behind the turn, which is known to follow. */
// @ts-ignore: decorator
@inline
export function behindTurn(edges: usize): Place {
  return load<u32>(edges);
}

/** Whether a place may lead on by one of these ways, as far as can be told without reading its node. */
// @ts-ignore: decorator
@inline
export function mayLead(place: Place, ways: u32): bool {
  return (((ways | SEVERAL) >>> (place >>> 27)) & 1) != 0;
}

/** The place behind a letter, nowhere when it does not follow. */
// @ts-ignore: decorator
@inline
export function next(place: Place, letter: u32): Place {
  const follows = following(place);
  const bit: u32 = 1 << letter;
  return follows & bit ? behind(edgesOf(place), follows, bit) : 0;
}

/** The place behind the turn, nowhere when it does not follow. */
// @ts-ignore: decorator
@inline
export function turn(place: Place): Place {
  return following(place) & 1 ? behindTurn(edgesOf(place)) : 0;
}
