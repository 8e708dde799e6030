/** The word book: every word of a lexicon as bits of letters, longest first, so that hundreds of thousands are tried in a millisecond. */
import type { LetterSet, Lexicon } from '@lettertafel/engine';
import { type FlatWords, flatWords, LONGEST, type WordWalk, wordWalk } from './word-source.ts';

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
  /** The bits that all words of a group have: `GROUP` words that follow each other and mostly begin alike. */
  readonly shared: Uint32Array;
  /** Letters from the one that is hardest to place to the easiest. */
  readonly hardestFirst: Uint8Array;
  textOf(word: number): string;
  /** Goes through the list letter by letter; it may have words that are not in the book. */
  readonly walk: WordWalk;
  /** The word with so many of these letters, -1 if it is not in the book. */
  find(text: Uint8Array, length: number): number;
  /** These words, as far as they are in the book. */
  findAll(texts: Iterable<string>): Set<number>;
  /** Words of so many letters that have this one. */
  withLetter(letter: number, length: number): Int32Array;
}

export const GROUP = 16;

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
    .sort()
    .join('');
  const key = `${alphabet} ${shortest} ${advised ? advised.verbs : ''}`;
  const books = made.get(lexicon) ?? new Map<string, WordBook>();
  made.set(lexicon, books);
  const known = books.get(key);
  if (known) return known;
  const isWanted = advised && ((word: string) => lexicon.isAdvised(word, advised));
  const walk = wordWalk(lexicon, alphabet);
  const book = makeBook(alphabet, walk, flatWords(walk, { letters: alphabet, shortest, isWanted }));
  books.set(key, book);
  return book;
}

function makeBook(letters: string, walk: WordWalk, flat: FlatWords): WordBook {
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
    shared: sharedBits(masks, lanes),
    hardestFirst: Uint8Array.from([...letters].map((_, code) => code).sort((a, b) => wordsWith[a]! - wordsWith[b]!)),
    textOf(word) {
      let text = '';
      for (let i = 0; i < lengths[word]!; i++) text += letters[codes[offsets[word]! + i]!];
      return text;
    },
    walk,
    find: (text, length) => findWord(book, text, length),
    findAll(texts) {
      const found = new Set<number>();
      for (const text of texts) {
        const word = findWord(
          book,
          Uint8Array.from(text, (letter) => letters.indexOf(letter)),
          text.length,
        );
        if (word >= 0) found.add(word);
      }
      return found;
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

function sharedBits(masks: Uint32Array, lanes: number): Uint32Array {
  const words = masks.length / lanes;
  const shared = new Uint32Array(Math.ceil(words / GROUP) * lanes).fill(0xffffffff);
  for (let word = 0; word < words; word++) {
    const group = Math.floor(word / GROUP);
    for (let lane = 0; lane < lanes; lane++) shared[group * lanes + lane]! &= masks[word * lanes + lane]!;
  }
  return shared;
}

/** Words of a length lie in the order of their letters: the place is found by halves. */
function findWord({ starts, offsets, codes }: WordBook, text: Uint8Array, length: number): number {
  let from = starts[length] ?? 0;
  let to = starts[length - 1] ?? 0;
  while (from < to) {
    const middle = (from + to) >> 1;
    const offset = offsets[middle]!;
    let same = 0;
    while (same < length && codes[offset + same] === text[same]) same++;
    if (same === length) return middle;
    if (codes[offset + same]! < text[same]!) from = middle + 1;
    else to = middle;
  }
  return -1;
}

export function hasLetter({ masks, lanes, bases, bits }: WordBook, word: number, letter: number): boolean {
  const bit = bases[letter]!;
  return bits[letter] !== 0 && (masks[word * lanes + (bit >> 5)]! & (1 << (bit & 31))) !== 0;
}

/** Makes all lists of words with a letter, which takes too long in the middle of a search. */
export function listByLetter({ letters, withLetter }: WordBook): void {
  for (let code = 0; code < letters.length; code++) {
    for (let length = 1; length <= LONGEST; length++) withLetter(code, length);
  }
}

function listWithLetter(book: WordBook, letter: number, length: number): Int32Array {
  const found: number[] = [];
  for (let word = book.starts[length]!; word < book.starts[length - 1]!; word++) {
    if (hasLetter(book, word, letter)) found.push(word);
  }
  return Int32Array.from(found);
}
