/** Prefetching: reads the nodes behind several letters before any of them is searched. */
import { behind, ending, following, mayLead, Place } from './graph';
import { AHEAD } from './layout';

/** One entry per letter: the node it leads to, and the letters that lead on from there. */
const ENTRY_SIZE: usize = 8;
const ENTRIES_SIZE: usize = 32 * ENTRY_SIZE;
const WAYS: usize = 4;

/** The address of the entries for the next tile, by the number of tiles laid so far. */
// @ts-ignore: decorator
@inline
export function entriesAfter(count: i32): usize {
  return AHEAD + <usize>count * ENTRIES_SIZE;
}

/**
 * Reads the nodes behind all these letters before any of them is searched, so that their cache misses overlap: the nodes
 * lie far apart in memory. Returns the letters that may lead on.
 */
// @ts-ignore: decorator
@inline
export function lookAhead(edges: usize, follows: u32, letters: u32, ways: u32, entries: usize): u32 {
  let leading: u32 = 0;
  for (let rest = letters; rest; rest &= rest - 1) {
    const bit = rest & -rest;
    const place = behind(edges, follows, bit);
    if (!mayLead(place, ways)) continue;
    const entry = entries + <usize>ctz(rest) * ENTRY_SIZE;
    store<u32>(entry, place);
    store<u32>(entry, following(place) | ending(place), WAYS);
    leading |= bit;
  }
  return leading;
}

// @ts-ignore: decorator
@inline
export function placeAhead(entries: usize, letter: u32): Place {
  return load<u32>(entries + <usize>letter * ENTRY_SIZE);
}

// @ts-ignore: decorator
@inline
export function waysAhead(entries: usize, letter: u32): u32 {
  return load<u32>(entries + <usize>letter * ENTRY_SIZE, WAYS);
}
