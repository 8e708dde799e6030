/** Walks the GADDAG by places (src/graph/hot-first.ts). Letters are bits; bit 0 is the turn, the GADDAG's separator. */

/** A reference to a node: 5 bits for its only edge, 1 bit for thin, 26 bits for its index in words of 32 bits. 0 is none. */
export type Place = u32;

const THIN: u32 = 1 << 26;
/** The bit that matches places with several edges. */
const SEVERAL: u32 = 1 << 31;

// @ts-ignore: decorator
@inline
function addressOf(place: Place): usize {
  return (place << 6) >>> 4;
}

/** The letters (and the turn) that have an edge. */
// @ts-ignore: decorator
@inline
export function following(place: Place): u32 {
  // The load is useless for a thin node but harmless, and faster than a branch.
  return select<u32>(1 << (place >>> 27), load<u32>(addressOf(place)), place & THIN);
}

/** The letters that complete a word. */
// @ts-ignore: decorator
@inline
export function ending(place: Place): u32 {
  return select<u32>(0, load<u32>(addressOf(place), 4), place & THIN);
}

/** The address of the edges, in the order of their letters. */
// @ts-ignore: decorator
@inline
export function edgesOf(place: Place): usize {
  return addressOf(place) + select<usize>(0, 8, place & THIN);
}

/** The node behind a letter that is known to have an edge. */
// @ts-ignore: decorator
@inline
export function behind(edges: usize, follows: u32, bit: u32): Place {
  return load<u32>(edges + (<usize>popcnt<u32>(follows & (bit - 1)) << 2));
}

/** The node behind the turn, which is known to have an edge. */
// @ts-ignore: decorator
@inline
export function behindTurn(edges: usize): Place {
  return load<u32>(edges);
}

/** Whether a node may have one of these edges, as far as its reference tells, without reading the node. */
// @ts-ignore: decorator
@inline
export function mayLead(place: Place, ways: u32): bool {
  return (((ways | SEVERAL) >>> (place >>> 27)) & 1) != 0;
}

/** The node behind a letter, 0 if there is no edge. */
// @ts-ignore: decorator
@inline
export function next(place: Place, letter: u32): Place {
  const follows = following(place);
  const bit: u32 = 1 << letter;
  return follows & bit ? behind(edgesOf(place), follows, bit) : 0;
}

/** The node behind the turn, 0 if there is no edge. */
// @ts-ignore: decorator
@inline
export function turn(place: Place): Place {
  return following(place) & 1 ? behindTurn(edgesOf(place)) : 0;
}
