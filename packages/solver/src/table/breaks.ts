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

/** Tiles that may be left, and a word that they read as. */
export interface Rest {
  readonly tiles: string;
  readonly word: number;
}

export interface Breaks {
  readonly all: readonly Break[];
  /** All words that may be left. */
  readonly restWords: ReadonlySet<number>;
  /** Every break that leaves this word, and the tiles that are left. */
  leaving(word: number): readonly { readonly broken: Break; readonly tiles: string }[];
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
    eachRest(word, (freed, rest) => {
      const known = restsByFreed.get(freed);
      if (!known) restsByFreed.set(freed, [{ tiles: rest(), word }]);
      else if (known.length === 1 && elementAt(known, 0).word !== word) known.push({ tiles: rest(), word });
    });
  }
  const maximal: number[] = [];
  const byFreed = new Map<number, Break>();
  // Most letters first: a break is maximal if none of the maximal ones before it frees all of its letters.
  for (const [freed, rests] of [...restsByFreed].sort(([one], [other]) => popCount(other) - popCount(one))) {
    deadline.charge(BREAK_COST + 2 * maximal.length);
    if (deadline.isPast()) break;
    const isMaximal = !maximal.some((more) => (freed & ~more) === 0);
    if (isMaximal) maximal.push(freed);
    const letters = order.sorted.filter((code, bit) => ((freed >> bit) & 1) === 1 && code !== order.joker);
    byFreed.set(freed, { freed: letters, jokers: popCount(freed) - letters.length, rests, isMaximal });
  }
  return {
    all: [...byFreed.values()],
    restWords,
    leaving(word) {
      const found: { broken: Break; tiles: string }[] = [];
      eachRest(word, (freed, rest) => {
        const broken = byFreed.get(freed);
        if (broken) found.push({ broken, tiles: rest() });
      });
      return found;
    },
  };
});

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

/** Visits every way in which a word can lie in the tiles: the bits of what comes free, and the tiles that are left. */
type EachRest = (word: number, visit: (freed: number, rest: () => string) => void) => void;

function restFinder(wordIndex: WordIndex, { joker, behind, never, sorted }: TileOrder): EachRest {
  const row = joker + 1;
  const lastBits = Int8Array.from({ length: row }, (_, code) => sorted.lastIndexOf(code));
  const laid = new Uint8Array(MAX_LENGTH);
  let offset = 0;
  let length = 0;
  let found: (freed: number, rest: () => string) => void = () => {};
  const rest = () => {
    let text = '';
    for (let at = 0; at < length; at++) text += laid[at] === joker ? JOKER : wordIndex.letters[u8At(laid, at)];
    return text;
  };
  const lay = (at: number, from: number, freed: number, code: number) => {
    const next = u8At(behind, from * row + code);
    if (next === never) return;
    laid[at] = code;
    let bit = i8At(lastBits, code);
    while (((freed >> bit) & 1) === 0) bit--;
    go(at + 1, next, freed & ~(1 << bit));
  };
  const go = (at: number, from: number, freed: number) => {
    if (at === length) {
      found(freed, rest);
      return;
    }
    // Taking the first tile with the letter leaves the most tiles for the letters that follow.
    lay(at, from, freed, u8At(wordIndex.codes, offset + at));
    lay(at, from, freed, joker);
  };
  return (word, visit) => {
    offset = u32At(wordIndex.offsets, word);
    length = u8At(wordIndex.lengths, word);
    found = visit;
    go(0, 0, 2 ** sorted.length - 1);
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
