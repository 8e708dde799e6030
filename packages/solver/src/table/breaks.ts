/** Breaks: what may be left of a table word if something must be (RI-02): a rest in its order (c), or letters for its jokers (d). */
import { JOKER } from '@lettertafel/engine';
import { elementAt, i8At, numberAt, u8At, u32At } from '@lettertafel/words';
import { popCount } from './letter-bag.ts';
import type { TableWord } from './table-word.ts';
import { memoByTiles, type WordIndex } from './word-index.ts';
import { MAX_LENGTH } from './word-walk.ts';

/**
 * A way to break a word, identified by the letters it frees. Equal letters are interchangeable, so it does not matter which
 * tiles the rest is made of: breaks that free the same letters are one.
 */
export interface Break {
  readonly freed: readonly number[];
  readonly jokers: number;
  /** Rests that free just these letters: two with different words, if there are two. */
  readonly rests: readonly Rest[];
  /** Whether no other break frees all these letters and more. */
  readonly isMaximal: boolean;
}

/** A word that may be left, and the places where a joker lies in it, as bits. Most are never laid, so that their tiles are not kept. */
export interface Rest {
  readonly word: number;
  readonly jokerPlaces: number;
}

export function restTiles({ codes, letters, lengths, offsets }: WordIndex, { word, jokerPlaces }: Rest): string {
  const offset = u32At(offsets, word);
  let tiles = '';
  for (let place = 0; place < u8At(lengths, word); place++) {
    tiles += ((jokerPlaces >> place) & 1) === 1 ? JOKER : letters.charAt(u8At(codes, offset + place));
  }
  return tiles;
}

export interface Breaks {
  readonly all: readonly Break[];
  /** All words that may be left. */
  readonly restWords: ReadonlySet<number>;
  /** Every break that leaves this word. */
  leaving(word: number): readonly { readonly broken: Break; readonly rest: Rest }[];
}

/** Work in tests of a word: a letter of the walk, finding the rests of a word, what one of them frees. */
const LETTER_COST = 20;
const RESTS_COST = 2500;
const BREAK_COST = 500;

/** Incomplete past the deadline, as is everything derived from it. */
export const breaksOf = memoByTiles((wordIndex, tiles, deadline): Breaks => {
  const order = tileOrderOf(wordIndex, tiles);
  const restWords = wordsLeft(wordIndex, tiles, deadline);
  const eachRest = restFinder(wordIndex, order);
  const restsByFreed = new Map<number, Rest[]>();
  for (const word of restWords) {
    deadline.charge(RESTS_COST);
    if (deadline.isPast()) break;
    eachRest(word, (freed, jokerPlaces) => {
      const known = restsByFreed.get(freed);
      if (!known) restsByFreed.set(freed, [{ word, jokerPlaces }]);
      else if (known.length === 1 && elementAt(known, 0).word !== word) known.push({ word, jokerPlaces });
    });
  }
  const maximal: number[] = [];
  const all: Break[] = [];
  const masks: number[] = [];
  // A break is maximal if none of the maximal ones before it frees all of its letters.
  for (const freed of mostBitsFirst(restsByFreed.keys())) {
    deadline.charge(BREAK_COST + 2 * maximal.length);
    if (deadline.isPast()) break;
    const isMaximal = !isWithinOne(freed, maximal);
    if (isMaximal) maximal.push(freed);
    const letters = lettersIn(order, freed);
    const rests = restsByFreed.get(freed) ?? [];
    all.push({ freed: letters, jokers: popCount(freed) - letters.length, rests, isMaximal });
    masks.push(freed);
  }
  // Few words are asked for by their rests.
  let byFreed: ReadonlyMap<number, Break> | null = null;
  return {
    all,
    restWords,
    leaving(word) {
      byFreed ??= new Map(masks.map((freed, index) => [freed, elementAt(all, index)]));
      const breaks = byFreed;
      const found: { broken: Break; rest: Rest }[] = [];
      eachRest(word, (freed, jokerPlaces) => {
        const broken = breaks.get(freed);
        if (broken) found.push({ broken, rest: { word, jokerPlaces } });
      });
      return found;
    },
  };
});

/** A stable counting sort. */
function mostBitsFirst(masks: Iterable<number>): number[] {
  const byCount: number[][] = Array.from({ length: 33 }, () => []);
  for (const mask of masks) elementAt(byCount, popCount(mask)).push(mask);
  return byCount.reverse().flat();
}

function isWithinOne(mask: number, others: readonly number[]): boolean {
  for (const other of others) if ((mask & ~other) === 0) return true;
  return false;
}

/** The letters of a set of tiles, without jokers. */
function lettersIn({ sorted, joker }: TileOrder, mask: number): number[] {
  const letters: number[] = [];
  for (let bits = mask; bits !== 0; bits &= bits - 1) {
    const code = numberAt(sorted, 31 - Math.clz32(bits & -bits));
    if (code !== joker) letters.push(code);
  }
  return letters;
}

/** The tiles of a word, prepared for finding words that lie in them in order. */
interface TileOrder {
  readonly length: number;
  /** The code of a joker: behind those of all letters. */
  readonly joker: number;
  /** By place and letter: the place just behind the next tile with that letter, or `never`. */
  readonly behind: Uint8Array;
  readonly never: number;
  /** The tiles sorted; sets of them, at most 31, are bit masks that use the first of equal tiles. */
  readonly sorted: readonly number[];
}

function tileOrderOf({ letters }: WordIndex, tiles: string): TileOrder {
  const joker = letters.length;
  const codes = [...tiles].map((tile) => (tile === JOKER ? joker : letters.indexOf(tile)));
  const row = joker + 1;
  const never = tiles.length + 1;
  const behind = new Uint8Array((never + 1) * row).fill(never);
  for (let place = tiles.length - 1; place >= 0; place--) {
    behind.copyWithin(place * row, (place + 1) * row, (place + 2) * row);
    behind[place * row + numberAt(codes, place)] = place + 1;
  }
  return { length: tiles.length, joker, behind, never, sorted: codes.sort((one, other) => one - other) };
}

/** Shorter words that lie in the tiles in their order, a joker matching any letter. */
export const wordsLeft = memoByTiles((wordIndex, tiles, deadline): ReadonlySet<number> => {
  const { length, joker, behind, never } = tileOrderOf(wordIndex, tiles);
  const { walk, find } = wordIndex;
  const found = new Set<number>();
  const row = joker + 1;
  const text = new Uint8Array(MAX_LENGTH);
  // By depth, the first place at which the letters so far can end, with no, one and two jokers among them.
  const none = new Uint8Array(MAX_LENGTH + 1).fill(never, 1);
  const one = new Uint8Array(MAX_LENGTH + 1).fill(never);
  const two = new Uint8Array(MAX_LENGTH + 1).fill(never);
  walk({
    enter(depth, code) {
      deadline.charge(LETTER_COST);
      if (depth + 1 >= length || deadline.isPast()) return false;
      const without = u8At(none, depth) * row;
      const withOne = u8At(one, depth) * row;
      const withTwo = u8At(two, depth) * row;
      const ends = u8At(behind, without + code);
      const endsWithOne = Math.min(u8At(behind, withOne + code), u8At(behind, without + joker));
      const endsWithTwo = Math.min(u8At(behind, withTwo + code), u8At(behind, withOne + joker));
      if (ends === never && endsWithOne === never && endsWithTwo === never) return false;
      text[depth] = code;
      none[depth + 1] = ends;
      one[depth + 1] = endsWithOne;
      two[depth + 1] = endsWithTwo;
      return true;
    },
    take(letters) {
      const word = find(text, letters);
      if (word >= 0) found.add(word);
    },
  });
  return found;
});

/** Visits every way in which a word can lie in the tiles: the bits of what comes free, and of the places of jokers in it. */
type EachRest = (word: number, visit: (freed: number, jokerPlaces: number) => void) => void;

function restFinder(wordIndex: WordIndex, { joker, behind, never, sorted }: TileOrder): EachRest {
  const { codes } = wordIndex;
  const row = joker + 1;
  const lastBits = Int8Array.from({ length: row }, (_, code) => sorted.lastIndexOf(code));
  const jokers = i8At(lastBits, joker) >= 0;
  let offset = 0;
  let length = 0;
  let found: (freed: number, jokerPlaces: number) => void = () => {};
  const go = (at: number, from: number, freed: number, jokerPlaces: number) => {
    if (at === length) {
      found(freed, jokerPlaces);
      return;
    }
    // Taking the first tile with the letter leaves the most tiles for the letters that follow.
    const letter = u8At(codes, offset + at);
    const next = u8At(behind, from * row + letter);
    if (next !== never) go(at + 1, next, withoutTile(freed, letter), jokerPlaces);
    if (!jokers) return;
    const nextWithJoker = u8At(behind, from * row + joker);
    if (nextWithJoker !== never) go(at + 1, nextWithJoker, withoutTile(freed, joker), jokerPlaces | (1 << at));
  };
  const withoutTile = (freed: number, code: number) => {
    let bit = i8At(lastBits, code);
    while (((freed >> bit) & 1) === 0) bit--;
    return freed & ~(1 << bit);
  };
  return (word, visit) => {
    offset = u32At(wordIndex.offsets, word);
    length = u8At(wordIndex.lengths, word);
    found = visit;
    go(0, 0, 2 ** sorted.length - 1, 0);
  };
}

/** A table word with letters in the places of one or more of its jokers, which come free (RI-02 d). */
export interface JokerSwap {
  readonly word: number;
  readonly after: TableWord;
  /** The letters it takes, as many as jokers come free. */
  readonly needs: readonly number[];
}

export function findJokerSwaps(wordIndex: WordIndex, tiles: string): JokerSwap[] {
  const found: JokerSwap[] = [];
  const places = [...tiles].flatMap((tile, place) => (tile === JOKER ? [place] : []));
  if (places.length === 0) return found;
  for (const word of wordsReadAs(wordIndex, tiles)) {
    const reading = wordIndex.textOf(word);
    for (let chosen = 1; chosen < 1 << places.length; chosen++) {
      const after = [...tiles];
      const needs: number[] = [];
      for (const [index, place] of places.entries()) {
        if (((chosen >> index) & 1) === 0) continue;
        const letter = reading.charAt(place);
        after[place] = letter;
        needs.push(wordIndex.letters.indexOf(letter));
      }
      found.push({ word, after: { tiles: after.join(''), reading }, needs });
    }
  }
  return found;
}

/** Words that the tiles can read as, a joker matching any letter. */
function wordsReadAs({ letters, walk, find }: WordIndex, tiles: string): number[] {
  const found: number[] = [];
  const wanted = Int8Array.from(tiles, (tile) => letters.indexOf(tile));
  const text = new Uint8Array(MAX_LENGTH);
  walk({
    enter(depth, code) {
      text[depth] = code;
      return depth < wanted.length && (i8At(wanted, depth) < 0 || wanted[depth] === code);
    },
    take(length) {
      const word = length === wanted.length ? find(text, length) : -1;
      if (word >= 0) found.push(word);
    },
  });
  return found;
}
