/** Looking at the places behind several letters at once. */
import { behind, ending, following, mayLead, Place } from './graph';
import { AHEAD } from './layout';

/** An entry for each letter: the place behind it and the ways on from there. */
const ENTRY_SIZE: usize = 8;
const ENTRIES_SIZE: usize = 32 * ENTRY_SIZE;
const WAYS: usize = 4;

/** Where the entries are for the tile laid after this many. */
// @ts-ignore: decorator
@inline
export function entriesAfter(count: i32): usize {
  return AHEAD + <usize>count * ENTRIES_SIZE;
}

/**
 * Looks at the places behind all these letters before any of them is searched: they lie far apart in memory, and
 * reading one only after the search of the one before would wait for it every time. Gives the letters that may lead on.
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
