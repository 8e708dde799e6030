/** Whether all tiles of the rack, with the old tiles of a word, can make a word at all (src/graph/anagram-filter.ts). */
import { ANSWERS, LETTER_KEYS, PAIRS, PARTNERS, RACK } from './layout';
import { ALL } from './rack';

const SPREAD: u32 = 0x9e3779b1;

/** The filter of the graph at hand, 0 without one: then all is possible. */
let filter: usize = 0;
let rackKey: u32 = 0;
let blanks: u32 = 0;
let letters: u32 = 0;

/** Answers by the low bits of the key asked about: the key, then the answer. */
const ANSWER_SIZE: usize = 8;
const ANSWERS_SIZE: usize = 64 * ANSWER_SIZE;
const UNASKED: u32 = 2;
/** In the same way, the letters that blanks may stand for; beside it, in PAIRS, the partners of each letter. */
const LETTERS_OF: usize = ANSWERS + ANSWERS_SIZE;

export function prepareAnagrams(at: usize, allLetters: u32): void {
  filter = at;
  letters = allLetters;
  blanks = load<u8>(RACK);
  rackKey = 0;
  for (let letter = 1; letter < 32; letter++) rackKey += keyOf(letter) * load<u8>(RACK + letter);
  for (let answer = ANSWERS; answer < ANSWERS + ANSWERS_SIZE; answer += ANSWER_SIZE) store<u32>(answer, UNASKED, 4);
  for (let answer = LETTERS_OF; answer < LETTERS_OF + ANSWERS_SIZE; answer += ANSWER_SIZE) store<u32>(answer, 0, 4);
}

// @ts-ignore: decorator
@inline
export function keyOf(letter: u32): u32 {
  return load<u32>(LETTER_KEYS + (<usize>letter << 2));
}

/** Whether the whole rack and old tiles with this key may make a word. */
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

/** Pairs of blanks come in no order: the second takes no letter before that of the first. */
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

/** No letter is left out: for searches that need not use all tiles. */
export function anyLetters(): u32 {
  if (blanks > 1) memory.fill(PARTNERS, 255, 128);
  return ALL;
}

/** Before the letters for several keys are put together. */
export function noLetters(): u32 {
  memory.fill(PARTNERS, blanks > 2 || !filter ? 255 : 0, 128);
  return blanks > 2 || !filter ? ALL : 0;
}

/** The letters that blanks must stand for when the whole rack is laid with old tiles of this key; their pairs are noted. */
export function lettersFor(oldKey: u32): u32 {
  if (blanks > 2 || !filter) return ALL;
  const key = rackKey + oldKey;
  const slot = <usize>(key & 63);
  const answer = LETTERS_OF + slot * ANSWER_SIZE;
  const pairs = PAIRS + (slot << 7);
  // Bit 0 is no letter: it tells that something is written here.
  if (load<u32>(answer) != key || !load<u32>(answer, 4)) {
    store<u32>(answer, key);
    store<u32>(answer, 1 | (blanks == 1 ? singles(key, letters) : findPairs(key, pairs)), 4);
  }
  if (blanks == 2) {
    for (let at: usize = 0; at < 128; at += 4) store<u32>(PARTNERS + at, load<u32>(PARTNERS + at) | load<u32>(pairs + at));
  }
  return load<u32>(answer, 4) & ~1;
}

/** The letters, of these, with which a key is that of a word. */
function singles(key: u32, among: u32): u32 {
  let found: u32 = 0;
  for (let rest = among; rest; rest &= rest - 1) if (has(key + keyOf(ctz(rest)))) found |= rest & -rest;
  return found;
}

function findPairs(key: u32, pairs: usize): u32 {
  memory.fill(pairs, 0, 128);
  let found: u32 = 0;
  for (let rest = letters; rest; rest &= rest - 1) {
    const letter: usize = ctz(rest);
    const bit = rest & -rest;
    const partners = singles(key + keyOf(<u32>letter), rest);
    if (!partners) continue;
    found |= partners | bit;
    store<u32>(pairs + (letter << 2), load<u32>(pairs + (letter << 2)) | partners);
    for (let others = partners; others; others &= others - 1) {
      const other = pairs + (<usize>ctz(others) << 2);
      store<u32>(other, load<u32>(other) | bit);
    }
  }
  return found;
}
