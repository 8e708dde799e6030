/** Words by length, and for each letter a row of bits that says which of them contain it: for racks with blanks. */

import { elementAt, f64At, numberAt, u8At, u32At } from '@lettertafel/words';
import { endingOf, followersAt, followingOf, NO_NODE, type NodeIndex } from './packed-nodes.ts';

/** Longer words have no rows: they hold more old tiles than new ones, and few of those are worth looking up. */
export const LONGEST_IN_ROWS = 10;
/** The generator has room for this many words of one length; a length with more of them has no rows. */
const MOST_OF_A_LENGTH = 1 << 17;
/** For each length its number of words, and where they begin. */
const HEADER = 32;

/** The words of one length, packed into two halves (five bits for a letter, the first letter lowest), and their letters. */
interface WordsOfLength {
  readonly low: number[];
  readonly high: number[];
  /** As bits. */
  readonly letters: number[];
}

/**
 * After the header, for each length: its words (64 bits each), then two rows for each letter, of the words with one or
 * more of it and of those with two or more. Behind the bits of a row is its summary: a bit for each block of 64, whether
 * any of them is set. Words with the same common letters stand together, so summaries rule out most blocks.
 */
export function makeWordRows(words: Uint32Array, first: NodeIndex, letterCount: number): Uint32Array {
  const lists = readWords(words, first);
  const ranks = ranksOf(lists);
  const header = new Uint32Array(HEADER);
  let end = HEADER;
  for (const [length, { low }] of lists.entries()) {
    const count = low.length;
    if (count === 0 || count > MOST_OF_A_LENGTH) continue;
    header[2 * length] = count;
    header[2 * length + 1] = end;
    end += 2 * count + 2 * letterCount * rowSize(count);
  }
  const rows = new Uint32Array(end);
  rows.set(header);
  for (const [length, list] of lists.entries()) {
    if (header[2 * length] !== 0) writeRows(rows.subarray(header[2 * length + 1]), length, inOrder(list, ranks));
  }
  return rows;
}

function readWords(words: Uint32Array, first: NodeIndex): WordsOfLength[] {
  const lists = Array.from({ length: LONGEST_IN_ROWS + 1 }, (): WordsOfLength => ({ low: [], high: [], letters: [] }));
  const visit = (node: NodeIndex, length: number, low: number, high: number, letters: number) => {
    const shift = 5 * length;
    // A letter may have bits in both halves.
    const lowWith = (code: number) => (shift < 32 ? low | (code << shift) : low) >>> 0;
    const highWith = (code: number) =>
      shift >= 32 ? high | (code << (shift - 32)) : shift > 27 ? high | (code >>> (32 - shift)) : high;
    const list = elementAt(lists, length + 1);
    for (let rest = endingOf(words, node); rest !== 0; rest &= rest - 1) {
      const code = lowestBit(rest);
      list.low.push(lowWith(code));
      list.high.push(highWith(code));
      list.letters.push(letters | (1 << code));
    }
    if (length + 1 === LONGEST_IN_ROWS) return;
    let at = followersAt(words, node);
    for (let rest = followingOf(words, node); rest !== 0; rest &= rest - 1) {
      const code = lowestBit(rest);
      visit(u32At(words, at++), length + 1, lowWith(code), highWith(code), letters | (1 << code));
    }
  };
  if (first !== NO_NODE) visit(first, 0, 0, 0, 0);
  return lists;
}

/** By letter code: 31 for the most common letter, and so on. */
function ranksOf(lists: readonly WordsOfLength[]): Uint8Array {
  const counts = new Uint32Array(32);
  for (const { letters } of lists) {
    for (const bits of letters) {
      for (let rest = bits; rest !== 0; rest &= rest - 1) {
        const letter = lowestBit(rest);
        counts[letter] = u32At(counts, letter) + 1;
      }
    }
  }
  const ranks = new Uint8Array(32);
  const byCount = [...counts.keys()].sort((one, other) => u32At(counts, other) - u32At(counts, one));
  for (const [place, code] of byCount.entries()) ranks[code] = 31 - place;
  return ranks;
}

/** The words as pairs of halves. */
function inOrder({ low, high, letters }: WordsOfLength, ranks: Uint8Array): Uint32Array {
  const keys = Float64Array.from(letters, (bits, index) => {
    let ranked = 0;
    for (let rest = bits; rest !== 0; rest &= rest - 1) ranked |= 1 << u8At(ranks, lowestBit(rest));
    return (ranked >>> 0) * MOST_OF_A_LENGTH + index;
  }).sort();
  const ordered = new Uint32Array(2 * keys.length);
  for (let place = 0; place < keys.length; place++) {
    const index = f64At(keys, place) % MOST_OF_A_LENGTH;
    ordered[2 * place] = numberAt(low, index);
    ordered[2 * place + 1] = numberAt(high, index);
  }
  return ordered;
}

function writeRows(target: Uint32Array, length: number, ordered: Uint32Array): void {
  target.set(ordered);
  const count = ordered.length / 2;
  const [bits, size] = [bitsSize(count), rowSize(count)];
  for (let place = 0; place < count; place++) {
    const word = place >>> 5;
    const bit = 1 << (place & 31);
    const block = place >>> 6;
    for (let i = 0; i < length; i++) {
      let row = ordered.length + 2 * (letterAt(ordered, place, i) - 1) * size;
      if (u32At(target, row + word) & bit) row += size;
      target[row + word] = u32At(target, row + word) | bit;
      target[row + bits + (block >>> 5)] = u32At(target, row + bits + (block >>> 5)) | (1 << (block & 31));
    }
  }
}

function letterAt(ordered: Uint32Array, place: number, index: number): number {
  const [low, high] = [u32At(ordered, 2 * place), u32At(ordered, 2 * place + 1)];
  const shift = 5 * index;
  if (shift >= 32) return (high >>> (shift - 32)) & 31;
  return ((low >>> shift) | (shift > 27 ? high << (32 - shift) : 0)) & 31;
}

/** In 32-bit words, but whole 64-bit ones, as the generator reads them. */
function bitsSize(count: number): number {
  return 2 * Math.ceil(count / 64);
}

/** Bits and summary. */
function rowSize(count: number): number {
  return bitsSize(count) + bitsSize(Math.ceil(count / 64));
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
