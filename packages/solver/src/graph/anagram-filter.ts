/** Which sets of letters make a word at all: a Bloom filter, with false positives but no false negatives. */

import { u32At } from '@lettertafel/words';
import { endingOf, followersAt, followingOf, NO_NODE, type NodeIndex } from './packed-nodes.ts';

/**
 * A set of letters is the sum of its letters' keys (so the order does not matter, and a letter is added or taken away
 * at once). Its three bits lie in one block of 64 bytes, a single line of a cache.
 */
export const LETTER_KEYS: Uint32Array = Uint32Array.from({ length: 32 }, (_, letter) => {
  let key = Math.imul(letter + 1, 0x9e3779b1);
  key = Math.imul(key ^ (key >>> 15), 0x85ebca6b);
  key = Math.imul(key ^ (key >>> 13), 0xc2b2ae35);
  return key ^ (key >>> 16);
});

/** 32,768 blocks: with 400,000 words about one false positive in a thousand queries. */
const BLOCK_SHIFT = 17;
const FILTER_WORDS = 1 << 19;
const SPREAD = 0x9e3779b1;

/** The filter of all words that can be read from a node on. */
export function makeAnagramFilter(words: Uint32Array, first: NodeIndex): Uint32Array {
  const filter = new Uint32Array(FILTER_WORDS);
  const add = (key: number) => {
    const block = (key >>> BLOCK_SHIFT) << 4;
    const bits = Math.imul(key, SPREAD);
    for (let shift = 5; shift < 32; shift += 9) {
      const bit = (bits >>> shift) & 511;
      filter[block + (bit >>> 5)] = u32At(filter, block + (bit >>> 5)) | (1 << (bit & 31));
    }
  };
  const visit = (node: NodeIndex, key: number) => {
    for (let rest = endingOf(words, node); rest !== 0; rest &= rest - 1)
      add(key + u32At(LETTER_KEYS, 31 - Math.clz32(rest & -rest)));
    let at = followersAt(words, node);
    for (let rest = followingOf(words, node); rest !== 0; rest &= rest - 1) {
      visit(u32At(words, at++), (key + u32At(LETTER_KEYS, 31 - Math.clz32(rest & -rest))) | 0);
    }
  };
  if (first !== NO_NODE) visit(first, 0);
  return filter;
}
