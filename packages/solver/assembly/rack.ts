/** The rack: its letters as bits, its size, its blanks. The counts by letter are in memory and change during a search. */
import { RACK, VALUES } from './layout';

/*
 * Two marks are types, so that each combination of them is compiled for itself: `Blanks` is i32 for the best play
 * of a rack that had none, u32 when none is left on the rack, f32 for one, f64 for more; `Wanted` is f32 for the play of the
 * highest score only, f64 for that of the highest equity, u32 for all plays.
 */

/** Added to a letter code: the tile is a blank. */
export const BLANK: u64 = 32;
/** All letters: a blank can be any. */
export const ALL: u32 = 0xffffffff;

export let rackSize: i32 = 0;
export let rackLetters: u32 = 0;
/** The value of a blank (TR-11). */
export let blankValue: u32 = 0;

export function setRack(): void {
  blankValue = load<u8>(VALUES);
  rackSize = load<u8>(RACK);
  rackLetters = 0;
  for (let letter = 1; letter < 32; letter++) {
    const count = load<u8>(RACK + letter);
    rackSize += count;
    if (count) rackLetters |= 1 << letter;
  }
}

/** The letters that may be laid. */
// @ts-ignore: decorator
@inline
export function available<Blanks>(rack: u32): u32 {
  return isFloat<Blanks>() ? ALL : rack;
}

/** The same with one blank less. */
// @ts-ignore: decorator
@inline
export function availableAfterBlank<Blanks>(rack: u32): u32 {
  return sizeof<Blanks>() == 8 ? ALL : rack;
}

/** Whether the rack had no blank, so that there are no needs (needs.ts): they would cost more than they save. */
// @ts-ignore: decorator
@inline
export function neverBlank<Blanks>(): bool {
  return isInteger<Blanks>() && isSigned<Blanks>();
}
