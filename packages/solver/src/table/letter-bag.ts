/** Letter bags: available letters as counts and as a bit mask, so that a word is tested in one operation. */
import { JOKER } from '@lettertafel/engine';
import { u8At, u16At, u32At } from '@lettertafel/words';
import type { Deadline } from './deadline.ts';
import { GROUP_SIZE, type WordIndex } from './word-index.ts';

/**
 * Letters are numbered as in the word index. Jokers are counted apart: they fill in for missing letters, and which
 * places they take is decided when all words of the turn are known (R-07: a joker is not bound).
 */
export interface LetterBag {
  readonly counts: Uint8Array;
  /** Bit k of a letter is set when the bag has more than k of it, laid out as in the word index. */
  readonly mask: Uint32Array;
  jokers: number;
}

export function emptyBag({ letters, lanes }: WordIndex): LetterBag {
  return { counts: new Uint8Array(letters.length), mask: new Uint32Array(lanes), jokers: 0 };
}

export function bagOf(wordIndex: WordIndex, tiles: Iterable<string>): LetterBag {
  const bag = emptyBag(wordIndex);
  addTiles(wordIndex, bag, tiles);
  return bag;
}

export function copyBag(from: LetterBag, to: LetterBag): void {
  to.counts.set(from.counts);
  to.mask.set(from.mask);
  to.jokers = from.jokers;
}

export function addLetter({ bitsOf, firstBitOf }: WordIndex, { counts, mask }: LetterBag, letter: number): void {
  const count = u8At(counts, letter);
  counts[letter] = count + 1;
  // More of a letter than any word has needs no bit.
  if (count >= u8At(bitsOf, letter)) return;
  const bit = u16At(firstBitOf, letter) + count;
  mask[bit >> 5] = u32At(mask, bit >> 5) | (1 << (bit & 31));
}

export function addTiles(wordIndex: WordIndex, bag: LetterBag, tiles: Iterable<string>): void {
  for (const tile of tiles) {
    if (tile === JOKER) bag.jokers++;
    else addLetter(wordIndex, bag, wordIndex.letters.indexOf(tile));
  }
}

/** Removes a letter, or a joker if there is none. */
export function takeLetter({ bitsOf, firstBitOf }: WordIndex, bag: LetterBag, letter: number): void {
  const { counts, mask } = bag;
  if (counts[letter] === 0) {
    bag.jokers--;
    return;
  }
  const count = u8At(counts, letter) - 1;
  counts[letter] = count;
  if (count >= u8At(bitsOf, letter)) return;
  const bit = u16At(firstBitOf, letter) + count;
  mask[bit >> 5] = u32At(mask, bit >> 5) & ~(1 << (bit & 31));
}

export function takeWord(wordIndex: WordIndex, bag: LetterBag, word: number): void {
  const from = u32At(wordIndex.offsets, word);
  const to = from + u8At(wordIndex.lengths, word);
  for (let i = from; i < to; i++) takeLetter(wordIndex, bag, u8At(wordIndex.codes, i));
}

/**
 * Whether the bag has the letters of a mask, which is the `at`-th of many; jokers fill in. The innermost test of every
 * search: four lanes without a loop, and `?? 0` instead of accessors, so that it stays small enough for V8 to inline.
 */
export function fits({ masks, lanes }: Pick<WordIndex, 'masks' | 'lanes'>, { mask, jokers }: LetterBag, at: number) {
  const from = at * lanes;
  const a = (masks[from] ?? 0) & ~(mask[0] ?? 0);
  const b = (masks[from + 1] ?? 0) & ~(mask[1] ?? 0);
  const c = (masks[from + 2] ?? 0) & ~(mask[2] ?? 0);
  const d = (masks[from + 3] ?? 0) & ~(mask[3] ?? 0);
  if (jokers === 0 && (a | b | c | d) !== 0) return false;
  let lacking = popCount(a) + popCount(b) + popCount(c) + popCount(d);
  for (let lane = 4; lane < lanes; lane++) lacking += popCount(u32At(masks, from + lane) & ~u32At(mask, lane));
  return lacking <= jokers;
}

/** How many letters of a word are not in the bag. */
export function countLacking({ masks, lanes }: WordIndex, { mask }: LetterBag, word: number): number {
  let lacking = 0;
  for (let lane = 0; lane < lanes; lane++) lacking += popCount(u32At(masks, word * lanes + lane) & ~u32At(mask, lane));
  return lacking;
}

/** How many bits are set. */
export function popCount(bits: number): number {
  if (bits === 0) return 0;
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countTiles({ counts, jokers }: LetterBag): number {
  let sum = jokers;
  for (let letter = 0; letter < counts.length; letter++) sum += u8At(counts, letter);
  return sum;
}

/** All words of a length that fit in the bag. */
export function fittingWords(wordIndex: WordIndex, bag: LetterBag, length: number): number[] {
  const { groupMasks, lanes, starts } = wordIndex;
  const groups = { masks: groupMasks, lanes };
  const from = u32At(starts, length);
  const to = u32At(starts, length - 1);
  const words: number[] = [];
  for (let group = Math.floor(from / GROUP_SIZE); group * GROUP_SIZE < to; group++) {
    if (!fits(groups, bag, group)) continue;
    const end = Math.min(to, (group + 1) * GROUP_SIZE);
    for (let word = Math.max(from, group * GROUP_SIZE); word < end; word++) {
      if (fits(wordIndex, bag, word)) words.push(word);
    }
  }
  return words;
}

/** The words of each length that fit in a bag, found when first asked for; the bag may not change meanwhile. */
export interface FittingWords {
  ofLength(length: number): readonly number[];
}

export function lazyFittingWords(wordIndex: WordIndex, bag: LetterBag, deadline: Deadline): FittingWords {
  const found: (readonly number[])[] = [];
  return {
    ofLength(length) {
      const known = found[length];
      if (known) return known;
      deadline.charge(u32At(wordIndex.starts, length - 1) - u32At(wordIndex.starts, length));
      found[length] = fittingWords(wordIndex, bag, length);
      return found[length];
    },
  };
}
