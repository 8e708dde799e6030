/** The word book: every word of a lexicon as bits of letters, longest first, so that hundreds of thousands are tried in a millisecond. */
import type { LetterSet, Lexicon } from '@lettertafel/engine';
import { type FlatWords, flatWords, LONGEST } from './word-source.ts';

/** Numbers instead of texts: a word is its place in the book, a letter its place in `letters`. */
export interface WordBook {
  readonly letters: string;
  readonly count: number;
  /** Words of `length` letters lie from `starts[length]` up to `starts[length - 1]`: longest first. */
  readonly starts: Uint32Array;
  readonly lengths: Uint8Array;
  /** Where the letters of a word begin in `codes`. */
  readonly offsets: Uint32Array;
  readonly codes: Uint8Array;
  /** So many bits has each letter, from its base on: bit k says that a word has more than k of it. */
  readonly bits: Uint8Array;
  readonly bases: Uint16Array;
  /** 32-bit lanes of one word, side by side in `masks`. */
  readonly lanes: number;
  readonly masks: Uint32Array;
  /** Letters from the one that is hardest to place to the easiest. */
  readonly hardestFirst: Uint8Array;
  textOf(word: number): string;
  /** So many letters at its beginning a word shares with the one before it of the same length. */
  readonly shared: Uint8Array;
  /** Words of so many letters that have this one. */
  withLetter(letter: number, length: number): Int32Array;
}

/** The inner loops are written for four lanes; Dutch needs no more. */
const FEWEST_LANES = 4;

export interface BookOptions {
  /** The shortest word that may be laid (RS-01, RI-01). */
  readonly shortest: number;
  /** With the booklet's advice: whether verbs are good all the same. Null: all words of the list are good. */
  readonly advised: { readonly verbs: boolean } | null;
}

const made = new WeakMap<Lexicon, Map<string, WordBook>>();

/** Opens the book of a lexicon. The first time takes a few tenths of a second for a large list; then it is kept. */
export function openWordBook(lexicon: Lexicon, letters: LetterSet, { shortest, advised }: BookOptions): WordBook {
  const alphabet = Object.keys(letters.tiles)
    .filter((tile) => tile !== letters.wild)
    .join('');
  const key = `${alphabet} ${shortest} ${advised ? advised.verbs : ''}`;
  const books = made.get(lexicon) ?? new Map<string, WordBook>();
  made.set(lexicon, books);
  const known = books.get(key);
  if (known) return known;
  const isWanted = advised && ((word: string) => lexicon.isAdvised(word, advised));
  const book = makeBook(alphabet, flatWords(lexicon, { letters: alphabet, shortest, isWanted }));
  books.set(key, book);
  return book;
}

function makeBook(letters: string, flat: FlatWords): WordBook {
  const size = letters.length;
  const { lengths, offsets, codes, starts } = longestFirst(flat);
  const count = lengths.length;
  const { bits, wordsWith } = countLetters({ lengths, offsets, codes }, size);
  const bases = new Uint16Array(size);
  for (let code = 1; code < size; code++) bases[code] = bases[code - 1]! + bits[code - 1]!;
  const lanes = Math.max(FEWEST_LANES, Math.ceil((bases[size - 1]! + bits[size - 1]!) / 32));
  const masks = new Uint32Array(count * lanes);
  const seen = new Uint8Array(size);
  for (let word = 0; word < count; word++) {
    const from = offsets[word]!;
    const to = from + lengths[word]!;
    for (let i = from; i < to; i++) {
      const bit = bases[codes[i]!]! + seen[codes[i]!]!++;
      masks[word * lanes + (bit >> 5)]! |= 1 << (bit & 31);
    }
    for (let i = from; i < to; i++) seen[codes[i]!] = 0;
  }
  const byLetter = new Map<number, Int32Array>();
  const book: WordBook = {
    letters,
    count,
    starts,
    lengths,
    offsets,
    codes,
    bits,
    bases,
    lanes,
    masks,
    shared: sharedLetters({ lengths, offsets, codes }),
    hardestFirst: Uint8Array.from([...letters].map((_, code) => code).sort((a, b) => wordsWith[a]! - wordsWith[b]!)),
    textOf(word) {
      let text = '';
      for (let i = 0; i < lengths[word]!; i++) text += letters[codes[offsets[word]! + i]!];
      return text;
    },
    withLetter(letter, length) {
      const key = letter * (LONGEST + 1) + length;
      const list = byLetter.get(key) ?? listWithLetter(book, letter, length);
      byLetter.set(key, list);
      return list;
    },
  };
  return book;
}

/** Sorts by length; words of a length stay in their order. */
function longestFirst({ lengths, codes }: FlatWords) {
  const counts = new Uint32Array(LONGEST + 2);
  for (const length of lengths) counts[length]!++;
  const starts = new Uint32Array(LONGEST + 1);
  for (let length = LONGEST - 1; length >= 0; length--) starts[length] = starts[length + 1]! + counts[length + 1]!;
  const sorted = { lengths: new Uint8Array(lengths.length), offsets: new Uint32Array(lengths.length), codes, starts };
  const next = starts.slice();
  let offset = 0;
  for (const length of lengths) {
    const place = next[length]!++;
    sorted.lengths[place] = length;
    sorted.offsets[place] = offset;
    offset += length;
  }
  return sorted;
}

/** The most of each letter in one word, and how many words have it. */
function countLetters({ lengths, offsets, codes }: Pick<WordBook, 'lengths' | 'offsets' | 'codes'>, size: number) {
  const bits = new Uint8Array(size);
  const wordsWith = new Float64Array(size);
  const seen = new Uint8Array(size);
  for (let word = 0; word < lengths.length; word++) {
    const from = offsets[word]!;
    const to = from + lengths[word]!;
    for (let i = from; i < to; i++) {
      const code = codes[i]!;
      const times = ++seen[code]!;
      if (times === 1) wordsWith[code]!++;
      if (times > bits[code]!) bits[code] = times;
    }
    for (let i = from; i < to; i++) seen[codes[i]!] = 0;
  }
  return { bits, wordsWith };
}

function sharedLetters({ lengths, offsets, codes }: Pick<WordBook, 'lengths' | 'offsets' | 'codes'>): Uint8Array {
  const shared = new Uint8Array(lengths.length);
  for (let word = 1; word < lengths.length; word++) {
    const length = lengths[word]!;
    if (lengths[word - 1] !== length) continue;
    let same = 0;
    while (same < length && codes[offsets[word]! + same] === codes[offsets[word - 1]! + same]) same++;
    shared[word] = same;
  }
  return shared;
}

function listWithLetter({ starts, masks, lanes, bases, bits }: WordBook, letter: number, length: number): Int32Array {
  if (bits[letter] === 0) return new Int32Array();
  const bit = bases[letter]!;
  const lane = bit >> 5;
  const mask = 1 << (bit & 31);
  const found: number[] = [];
  for (let word = starts[length]!; word < starts[length - 1]!; word++) {
    if ((masks[word * lanes + lane]! & mask) !== 0) found.push(word);
  }
  return Int32Array.from(found);
}
