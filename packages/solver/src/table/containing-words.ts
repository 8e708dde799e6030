/** Containing words: the words of the index in which a table word lies unbroken (RI-02 b). */
import { JOKER } from '@lettertafel/engine';
import { elementAt, i8At, i32At, numberAt, u8At, u32At } from '@lettertafel/words';
import type { Deadline } from './deadline.ts';
import { addTiles, copyBag, emptyBag, fits, type LetterBag } from './letter-bag.ts';
import { matchesAt } from './table-word.ts';
import { memoByTiles, type WordIndex } from './word-index.ts';

/** By three letters in a row, all words that have them, longest last: a table word is looked up by its rarest trigram. */
interface TrigramIndex {
  readonly starts: Uint32Array;
  readonly words: Int32Array;
}

const trigramIndexes = new WeakMap<WordIndex, TrigramIndex>();

const TRIGRAM = 3;

/** Built once for a word index. */
export function trigramIndexOf(wordIndex: WordIndex): TrigramIndex {
  const known = trigramIndexes.get(wordIndex);
  if (known) return known;
  const size = wordIndex.letters.length;
  const { codes, offsets, lengths, count } = wordIndex;
  const starts = new Uint32Array(size ** TRIGRAM + 1);
  const each = (visit: (key: number, word: number) => void) => {
    for (let word = count - 1; word >= 0; word--) {
      const from = u32At(offsets, word);
      for (let i = from; i + TRIGRAM <= from + u8At(lengths, word); i++) {
        visit((u8At(codes, i) * size + u8At(codes, i + 1)) * size + u8At(codes, i + 2), word);
      }
    }
  };
  each((key) => {
    starts[key + 1] = u32At(starts, key + 1) + 1;
  });
  for (let key = 1; key < starts.length; key++) starts[key] = u32At(starts, key) + u32At(starts, key - 1);
  const words = new Int32Array(u32At(starts, starts.length - 1));
  const next = starts.slice();
  each((key, word) => {
    const place = u32At(next, key);
    next[key] = place + 1;
    words[place] = word;
  });
  const index = { starts, words };
  trigramIndexes.set(wordIndex, index);
  return index;
}

/** Words of a length, longer than the tiles, in which these lie side by side, a joker matching any letter. */
export const wordsContaining = memoByTiles((wordIndex, tiles): ((length: number) => readonly number[]) => {
  const letters = Int8Array.from(tiles, (tile) => wordIndex.letters.indexOf(tile));
  const rarest = rarestTrigram(wordIndex, letters);
  const isTrigram = tiles.length === TRIGRAM;
  const known: (readonly number[])[] = [];
  return (length) => {
    known[length] ??= lookUp(length);
    return known[length];
  };

  function lookUp(length: number): readonly number[] {
    const found: number[] = [];
    if (length <= tiles.length) return found;
    const first = u32At(wordIndex.starts, length - 1) - 1;
    const last = u32At(wordIndex.starts, length);
    if (!rarest) {
      for (let word = first; word >= last; word--) if (contains(wordIndex, word, letters)) found.push(word);
      return found;
    }
    for (const words of rarest) {
      for (let i = firstUpTo(words, first); i < words.length && i32At(words, i) >= last; i++) {
        const word = i32At(words, i);
        if (word !== found.at(-1) && (isTrigram || contains(wordIndex, word, letters))) found.push(word);
      }
    }
    return rarest.length === 1 ? found : [...new Set(found)].sort((one, other) => other - one);
  }
});

/**
 * The words with that trigram of the tiles which the fewest words have. With a joker in it there is one list for each
 * letter that it may match; null when every trigram has two jokers or more.
 */
function rarestTrigram(wordIndex: WordIndex, letters: Int8Array): readonly Int32Array[] | null {
  const { starts, words } = trigramIndexOf(wordIndex);
  const size = wordIndex.letters.length;
  let rarest: readonly Int32Array[] | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (let i = 0; i + TRIGRAM <= letters.length; i++) {
    const trigram = letters.subarray(i, i + TRIGRAM);
    const joker = trigram.indexOf(-1);
    if (joker !== trigram.lastIndexOf(-1)) continue;
    const key = trigram.reduce((sum, letter) => sum * size + Math.max(0, letter), 0);
    const keys =
      joker < 0 ? [key] : [...wordIndex.letters].map((_, code) => key + code * size ** (TRIGRAM - 1 - joker));
    const lists = keys.map((one) => words.subarray(u32At(starts, one), u32At(starts, one + 1)));
    const count = lists.reduce((sum, { length }) => sum + length, 0);
    if (count >= fewest) continue;
    rarest = lists;
    fewest = count;
  }
  return rarest;
}

/** Whether the letters lie side by side in a word; a negative one is a joker. */
function contains({ codes, offsets, lengths }: WordIndex, word: number, letters: Int8Array): boolean {
  const from = u32At(offsets, word);
  const to = from + u8At(lengths, word) - letters.length;
  for (let at = from; at <= to; at++) {
    let same = 0;
    while (same < letters.length && (i8At(letters, same) < 0 || letters[same] === codes[at + same])) same++;
    if (same === letters.length) return true;
  }
  return false;
}

/** The first place whose word is no higher than this one; the words descend. */
function firstUpTo(words: Int32Array, highest: number): number {
  let from = 0;
  let to = words.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (i32At(words, middle) > highest) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Where tiles lie in a text, a joker matching any letter. */
export function placesIn(text: string, tiles: string): number[] {
  const places: number[] = [];
  if (!tiles.includes(JOKER)) {
    for (let at = text.indexOf(tiles); at >= 0; at = text.indexOf(tiles, at + 1)) places.push(at);
    return places;
  }
  for (let at = 0; at + tiles.length <= text.length; at++) {
    if (matchesAt(text.slice(at, at + tiles.length), tiles, 0)) places.push(at);
  }
  return places;
}

/** Words of the index that contain words of this table and for which the tiles could suffice. */
export interface ContainingWords {
  /** By word, the places on the table of the words it contains. */
  ofLength(length: number): ReadonlyMap<number, readonly number[]>;
  /** The places on the table of the words that this word contains. */
  within(word: number): readonly number[];
}

export interface ContainingQuery {
  readonly table: readonly { readonly tiles: string }[];
  /** All tiles of table and rack. */
  readonly allTiles: LetterBag;
  /** Upper bound of what may be loose at once. */
  readonly reachable: LetterBag;
  readonly deadline: Deadline;
}

/** Work of looking at a word, in tests of a word. */
const WORD_COST = 10;

const NONE: readonly number[] = [];

/** Looked up length by length, since mostly only long words are needed. */
export function findContainingWords(
  wordIndex: WordIndex,
  { table, allTiles, reachable, deadline }: ContainingQuery,
): ContainingWords {
  const besideEach = table.map((_, place) => bagWith([place], emptyBag(wordIndex)));
  const besideSeveral = emptyBag(wordIndex);
  const known: Map<number, number[]>[] = [];
  const ofLength = (length: number) => {
    known[length] ??= lookUp(length);
    return known[length];
  };
  return {
    ofLength,
    within: (word) => ofLength(u8At(wordIndex.lengths, word)).get(word) ?? NONE,
  };

  function lookUp(length: number): Map<number, number[]> {
    const found = new Map<number, number[]>();
    for (const [place, { tiles }] of table.entries()) {
      const words = wordsContaining(wordIndex, tiles, deadline)(length);
      deadline.charge(WORD_COST * words.length);
      for (const word of words) {
        // Before the lookup, because few words pass.
        if (!fits(wordIndex, allTiles, word)) continue;
        const others = found.get(word);
        if (others) others.push(place);
        else found.set(word, [place]);
      }
    }
    for (const [word, places] of found) {
      const bag = places.length === 1 ? elementAt(besideEach, numberAt(places, 0)) : bagWith(places, besideSeveral);
      if (!fits(wordIndex, bag, word)) found.delete(word);
    }
    return found;
  }

  /** What may be loose, and these table words. */
  function bagWith(places: readonly number[], bag: LetterBag): LetterBag {
    copyBag(reachable, bag);
    for (const place of places) addTiles(wordIndex, bag, elementAt(table, place).tiles);
    return bag;
  }
}
