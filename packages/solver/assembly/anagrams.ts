/** Whether the whole rack and some tiles of the board have an anagram that is a word (src/graph/anagram-filter.ts). */
import { ANSWERS, LETTER_KEYS, RACK } from './layout';

const SPREAD: u32 = 0x9e3779b1;

/** The filter of the current graph. 0 for none: then anything is possible. */
let filter: usize = 0;
let rackKey: u32 = 0;
let blanks: u32 = 0;
let letters: u32 = 0;

/** A cache of answers, indexed by the low bits of the key: the key, then the answer. */
const ANSWER_SIZE: usize = 8;
const ANSWERS_SIZE: usize = 64 * ANSWER_SIZE;
const UNASKED: u32 = 2;

export function prepareAnagrams(at: usize, allLetters: u32): void {
  filter = at;
  letters = allLetters;
  blanks = load<u8>(RACK);
  rackKey = 0;
  for (let letter = 1; letter < 32; letter++) rackKey += keyOf(letter) * load<u8>(RACK + letter);
  for (let answer = ANSWERS; answer < ANSWERS + ANSWERS_SIZE; answer += ANSWER_SIZE) store<u32>(answer, UNASKED, 4);
}

// @ts-ignore: decorator
@inline
export function keyOf(letter: u32): u32 {
  return load<u32>(LETTER_KEYS + (<usize>letter << 2));
}

/** Whether the whole rack together with board tiles of this key may make a word. */
export function mayUseAll(oldKey: u32): bool {
  if (!filter) return true;
  const key = rackKey + oldKey;
  const answer = ANSWERS + <usize>(key & 63) * ANSWER_SIZE;
  if (load<u32>(answer) != key || load<u32>(answer, 4) == UNASKED) {
    store<u32>(answer, key);
    store<u32>(answer, u32(ask(key)), 4);
  }
  return load<u32>(answer, 4) != 0;
}

function ask(key: u32): bool {
  if (blanks == 0) return has(key);
  if (blanks > 2) return true;
  for (let rest = letters; rest; rest &= rest - 1) {
    const withOne = key + keyOf(ctz(rest));
    if (blanks == 1 ? has(withOne) : hasWithAnother(withOne, rest)) return true;
  }
  return false;
}

/** Symmetry breaking: the second blank never takes a letter before that of the first. */
function hasWithAnother(key: u32, from: u32): bool {
  for (let rest = from; rest; rest &= rest - 1) if (has(key + keyOf(ctz(rest)))) return true;
  return false;
}

// @ts-ignore: decorator
@inline
function has(key: u32): bool {
  const block = filter + <usize>((key >>> 17) << 6);
  const bits = key * SPREAD;
  return (bitAt(block, (bits >>> 5) & 511) & bitAt(block, (bits >>> 14) & 511) & bitAt(block, bits >>> 23) & 1) != 0;
}

// @ts-ignore: decorator
@inline
function bitAt(block: usize, bit: u32): u32 {
  return load<u32>(block + <usize>((bit >>> 5) << 2)) >>> (bit & 31);
}
