/** Word index: every word of a lexicon as a bit mask of its letters, longest first; hundreds of thousands are tested in a millisecond. */
import type { LetterSet, Lexicon } from '@lettertafel/engine';
import { f64At, u8At, u16At, u32At } from '@lettertafel/words';
import type { Deadline } from './deadline.ts';
import { type FlatWords, flatWords, MAX_LENGTH, type WordWalk, wordWalk } from './word-walk.ts';

/** Words and letters are numbers: a word is its index here, a letter its index in `letters`. */
export interface WordIndex {
  readonly letters: string;
  readonly count: number;
  /** Words of `length` letters run from `starts[length]` up to `starts[length - 1]`: longest first. */
  readonly starts: Uint32Array;
  readonly lengths: Uint8Array;
  /** Where the letters of a word begin in `codes`. */
  readonly offsets: Uint32Array;
  readonly codes: Uint8Array;
  /** How many bits a letter has in a mask, and the first of them: bit k says that a word has more than k of it. */
  readonly bitsOf: Uint8Array;
  readonly firstBitOf: Uint16Array;
  /** 32-bit lanes of one mask; the masks of all words lie side by side. */
  readonly lanes: number;
  readonly masks: Uint32Array;
  /** The bits common to `GROUP_SIZE` neighbours, which mostly share a prefix: one test rules out the whole group. */
  readonly groupMasks: Uint32Array;
  /** Letters from the one that the fewest words have to the most common. */
  readonly rarestFirst: Uint8Array;
  textOf(word: number): string;
  /** Walks the lexicon letter by letter; it may have words that are not in this index. */
  readonly walk: WordWalk;
  /** The word with these letters, -1 if it is not in the index. */
  find(text: Uint8Array, length: number): number;
  /** Those of the words that are in the index. */
  findAll(texts: Iterable<string>): Set<number>;
  /** Words of a length that have this letter. */
  withLetter(letter: number, length: number): Int32Array;
}

export const GROUP_SIZE = 16;

/** `fits` tests this many lanes at once. */
const MIN_LANES = 4;

export interface WordIndexOptions {
  /** The shortest word that may be laid (RS-01, RI-01). */
  readonly shortest: number;
  /** With `advised` words only, whether verbs are good all the same; null when all words of the list are good. */
  readonly advised: { readonly verbs: boolean } | null;
}

const indexesOf = new WeakMap<Lexicon, Map<string, WordIndex>>();

/** Built once for a lexicon and its options, which takes a few tenths of a second for a large list. */
export function wordIndexOf(lexicon: Lexicon, letters: LetterSet, { shortest, advised }: WordIndexOptions): WordIndex {
  const alphabet = Object.keys(letters.tiles)
    .filter((tile) => tile !== letters.wild)
    .sort()
    .join('');
  const key = `${alphabet} ${shortest} ${advised ? advised.verbs : ''}`;
  const indexes = indexesOf.get(lexicon) ?? new Map<string, WordIndex>();
  indexesOf.set(lexicon, indexes);
  const known = indexes.get(key);
  if (known) return known;
  const isWanted = advised && ((word: string) => lexicon.isAdvised(word, advised));
  const walk = wordWalk(lexicon, alphabet);
  const wordIndex = makeWordIndex(alphabet, walk, flatWords(walk, { letters: alphabet, shortest, isWanted }));
  indexes.set(key, wordIndex);
  return wordIndex;
}

function makeWordIndex(letters: string, walk: WordWalk, flat: FlatWords): WordIndex {
  const size = letters.length;
  const { lengths, offsets, codes, starts } = longestFirst(flat);
  const count = lengths.length;
  const { bitsOf, wordsWith } = countLetters({ lengths, offsets, codes }, size);
  const firstBitOf = new Uint16Array(size);
  for (let code = 1; code < size; code++) firstBitOf[code] = u16At(firstBitOf, code - 1) + u8At(bitsOf, code - 1);
  const lanes = Math.max(MIN_LANES, Math.ceil((u16At(firstBitOf, size - 1) + u8At(bitsOf, size - 1)) / 32));
  const masks = new Uint32Array(count * lanes);
  const seen = new Uint8Array(size);
  for (let word = 0; word < count; word++) {
    const from = u32At(offsets, word);
    const to = from + u8At(lengths, word);
    for (let i = from; i < to; i++) {
      const code = u8At(codes, i);
      const times = u8At(seen, code);
      seen[code] = times + 1;
      const bit = u16At(firstBitOf, code) + times;
      const lane = word * lanes + (bit >> 5);
      masks[lane] = u32At(masks, lane) | (1 << (bit & 31));
    }
    for (let i = from; i < to; i++) seen[u8At(codes, i)] = 0;
  }
  const byLetter = new Map<number, Int32Array>();
  const wordIndex: WordIndex = {
    letters,
    count,
    starts,
    lengths,
    offsets,
    codes,
    bitsOf,
    firstBitOf,
    lanes,
    masks,
    groupMasks: commonBits(masks, lanes),
    rarestFirst: Uint8Array.from(
      [...letters].map((_, code) => code).sort((a, b) => f64At(wordsWith, a) - f64At(wordsWith, b)),
    ),
    textOf(word) {
      let text = '';
      for (let i = 0; i < u8At(lengths, word); i++) text += letters[u8At(codes, u32At(offsets, word) + i)];
      return text;
    },
    walk,
    find: (text, length) => findWord(wordIndex, text, length),
    findAll(texts) {
      const found = new Set<number>();
      for (const text of texts) {
        const word = findWord(
          wordIndex,
          Uint8Array.from(text, (letter) => letters.indexOf(letter)),
          text.length,
        );
        if (word >= 0) found.add(word);
      }
      return found;
    },
    withLetter(letter, length) {
      const key = letter * (MAX_LENGTH + 1) + length;
      const list = byLetter.get(key) ?? listWithLetter(wordIndex, letter, length);
      byLetter.set(key, list);
      return list;
    },
  };
  return wordIndex;
}

/** Sorts by length; words of a length stay in their order. */
function longestFirst({ lengths, codes }: FlatWords) {
  const counts = new Uint32Array(MAX_LENGTH + 2);
  for (const length of lengths) counts[length] = u32At(counts, length) + 1;
  const starts = new Uint32Array(MAX_LENGTH + 1);
  for (let length = MAX_LENGTH - 1; length >= 0; length--)
    starts[length] = u32At(starts, length + 1) + u32At(counts, length + 1);
  const sorted = { lengths: new Uint8Array(lengths.length), offsets: new Uint32Array(lengths.length), codes, starts };
  const next = starts.slice();
  let offset = 0;
  for (const length of lengths) {
    const place = u32At(next, length);
    next[length] = place + 1;
    sorted.lengths[place] = length;
    sorted.offsets[place] = offset;
    offset += length;
  }
  return sorted;
}

/** How many of a letter a word has at most, and how many words have it. */
function countLetters({ lengths, offsets, codes }: Pick<WordIndex, 'lengths' | 'offsets' | 'codes'>, size: number) {
  const bitsOf = new Uint8Array(size);
  const wordsWith = new Float64Array(size);
  const seen = new Uint8Array(size);
  for (let word = 0; word < lengths.length; word++) {
    const from = u32At(offsets, word);
    const to = from + u8At(lengths, word);
    for (let i = from; i < to; i++) {
      const code = u8At(codes, i);
      const times = u8At(seen, code) + 1;
      seen[code] = times;
      if (times === 1) wordsWith[code] = f64At(wordsWith, code) + 1;
      if (times > u8At(bitsOf, code)) bitsOf[code] = times;
    }
    for (let i = from; i < to; i++) seen[u8At(codes, i)] = 0;
  }
  return { bitsOf, wordsWith };
}

function commonBits(masks: Uint32Array, lanes: number): Uint32Array {
  const words = masks.length / lanes;
  const common = new Uint32Array(Math.ceil(words / GROUP_SIZE) * lanes).fill(0xffffffff);
  for (let word = 0; word < words; word++) {
    const group = Math.floor(word / GROUP_SIZE);
    for (let lane = 0; lane < lanes; lane++)
      common[group * lanes + lane] = u32At(common, group * lanes + lane) & u32At(masks, word * lanes + lane);
  }
  return common;
}

/** Binary search: words of a length lie in the order of their letters. */
function findWord({ starts, offsets, codes }: WordIndex, text: Uint8Array, length: number): number {
  let from = starts[length] ?? 0;
  let to = starts[length - 1] ?? 0;
  while (from < to) {
    const middle = (from + to) >> 1;
    const offset = u32At(offsets, middle);
    let same = 0;
    while (same < length && codes[offset + same] === text[same]) same++;
    if (same === length) return middle;
    if (u8At(codes, offset + same) < u8At(text, same)) from = middle + 1;
    else to = middle;
  }
  return -1;
}

export function hasLetter({ masks, lanes, firstBitOf, bitsOf }: WordIndex, word: number, letter: number): boolean {
  const bit = u16At(firstBitOf, letter);
  return bitsOf[letter] !== 0 && (u32At(masks, word * lanes + (bit >> 5)) & (1 << (bit & 31))) !== 0;
}

/** Fills the lists of `withLetter`, which takes too long in the middle of a search. */
export function prepareLetterLists({ letters, withLetter }: WordIndex): void {
  for (let code = 0; code < letters.length; code++) {
    for (let length = 1; length <= MAX_LENGTH; length++) withLetter(code, length);
  }
}

function listWithLetter(wordIndex: WordIndex, letter: number, length: number): Int32Array {
  const found: number[] = [];
  for (let word = u32At(wordIndex.starts, length); word < u32At(wordIndex.starts, length - 1); word++) {
    if (hasLetter(wordIndex, word, letter)) found.push(word);
  }
  return Int32Array.from(found);
}

/** Tables have fewer words than this; entries of long words with jokers are large. */
const MEMO_SIZE = 60;

/** A function of the tiles of a table word. */
export type OfTiles<T> = (wordIndex: WordIndex, tiles: string, deadline: Deadline) => T;

/** An LRU memo by tiles: most table words stay for many turns. */
export function memoByTiles<T>(compute: OfTiles<T>): OfTiles<T> {
  const memos = new WeakMap<WordIndex, Map<string, T>>();
  return (wordIndex, tiles, deadline) => {
    const memo = memos.get(wordIndex) ?? new Map<string, T>();
    memos.set(wordIndex, memo);
    const value = memo.get(tiles) ?? compute(wordIndex, tiles, deadline);
    const wasKnown = memo.delete(tiles);
    // A value computed past the deadline may be incomplete.
    if (wasKnown || !deadline.isPast()) memo.set(tiles, value);
    for (const oldest of memo.keys()) {
      if (memo.size <= MEMO_SIZE) break;
      memo.delete(oldest);
    }
    return value;
  };
}
