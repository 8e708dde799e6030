/** What may be left of a table word where something must be (RI-02): rests in its order (c), or letters for its jokers (d). */
import { JOKER } from '@lettertafel/engine';
import { rememberByTiles } from './remembered.ts';
import { ones } from './stock.ts';
import type { TableWord } from './table-word.ts';
import type { WordBook } from './word-book.ts';
import { LONGEST } from './word-source.ts';

/**
 * A way to break a word, by what comes free. Letters are interchangeable: where a word laid elsewhere is the rest, it is
 * as if it were laid of the broken word's own tiles. So nothing but the difference matters.
 */
export interface Break {
  readonly freed: readonly number[];
  readonly jokers: number;
  /** Rests that leave just these: two with different words, if there are so many. */
  readonly rests: readonly Rest[];
  /** Whether no other way frees all this and more. */
  readonly isWidest: boolean;
}

/** Tiles that may be left of a word, and a word they can be. */
export interface Rest {
  readonly tiles: string;
  readonly word: number;
}

export interface Breaks {
  readonly ways: readonly Break[];
  /** All words that may be left. */
  readonly words: ReadonlySet<number>;
  /** Every way that leaves this word, and the tiles that are left. */
  leaving(word: number): readonly { readonly way: Break; readonly tiles: string }[];
}

/** A letter on the way to a rest, the rests of one word, and what one of them frees take as long as trying so many words. */
const LETTER = 20;
const FINDING_RESTS = 2500;
const WAY = 500;

/** Cut short when the time is up, as is all that follows from it. */
export const breaksOf = rememberByTiles((book, tiles, patience): Breaks => {
  const order = orderOf(book, tiles);
  const words = wordsLeft(book, tiles, patience);
  const eachRest = restFinder(book, order);
  const restsByFreed = new Map<number, Rest[]>();
  for (const word of words) {
    patience.spend(FINDING_RESTS);
    if (patience.isOver()) break;
    eachRest(word, (freed, rest) => {
      const known = restsByFreed.get(freed);
      if (!known) restsByFreed.set(freed, [{ tiles: rest(), word }]);
      else if (known.length === 1 && known[0]!.word !== word) known.push({ tiles: rest(), word });
    });
  }
  const widest: number[] = [];
  const byFreed = new Map<number, Break>();
  // The most first: what is in none of these is in none at all.
  for (const [freed, rests] of [...restsByFreed].sort(([one], [other]) => ones(other) - ones(one))) {
    patience.spend(WAY + 2 * widest.length);
    if (patience.isOver()) break;
    const isWidest = !widest.some((wider) => (freed & ~wider) === 0);
    if (isWidest) widest.push(freed);
    const letters = order.sorted.filter((code, bit) => ((freed >> bit) & 1) === 1 && code !== order.joker);
    byFreed.set(freed, { freed: letters, jokers: ones(freed) - letters.length, rests, isWidest });
  }
  return {
    ways: [...byFreed.values()],
    words,
    leaving(word) {
      const found: { way: Break; tiles: string }[] = [];
      eachRest(word, (freed, rest) => {
        const way = byFreed.get(freed);
        if (way) found.push({ way, tiles: rest() });
      });
      return found;
    },
  };
});

/** Tiles in their order, made ready for words to be looked up in it. */
interface TileOrder {
  readonly length: number;
  /** The code of jokers: one more than letters have. */
  readonly joker: number;
  /** By place and letter: just behind the next tile with that letter, or `never`. */
  readonly behind: Uint8Array;
  readonly never: number;
  /** The tiles sorted: sets of them, of 31 at most, are written as bits, of equal ones the first. */
  readonly sorted: readonly number[];
}

function orderOf({ letters }: WordBook, tiles: string): TileOrder {
  const joker = letters.length;
  const codes = [...tiles].map((tile) => (tile === JOKER ? joker : letters.indexOf(tile)));
  const row = joker + 1;
  const never = tiles.length + 1;
  const behind = new Uint8Array((never + 1) * row).fill(never);
  for (let place = tiles.length - 1; place >= 0; place--) {
    behind.copyWithin(place * row, (place + 1) * row, (place + 2) * row);
    behind[place * row + codes[place]!] = place + 1;
  }
  return { length: tiles.length, joker, behind, never, sorted: codes.sort((one, other) => one - other) };
}

/** Shorter words that lie in tiles in their order, jokers standing for any letter. */
export const wordsLeft = rememberByTiles((book, tiles, patience): ReadonlySet<number> => {
  const { length, joker, behind, never } = orderOf(book, tiles);
  const { walk, find } = book;
  const found = new Set<number>();
  const row = joker + 1;
  const text = new Uint8Array(LONGEST);
  // The first places at which so many letters can end, with none, one and two jokers among them.
  const none = new Uint8Array(LONGEST + 1).fill(never, 1);
  const one = new Uint8Array(LONGEST + 1).fill(never);
  const two = new Uint8Array(LONGEST + 1).fill(never);
  walk({
    enter(depth, code) {
      patience.spend(LETTER);
      if (depth + 1 >= length || patience.isOver()) return false;
      const without = none[depth]! * row;
      const withOne = one[depth]! * row;
      const withTwo = two[depth]! * row;
      const ends = behind[without + code]!;
      const endsWithOne = Math.min(behind[withOne + code]!, behind[without + joker]!);
      const endsWithTwo = Math.min(behind[withTwo + code]!, behind[withOne + joker]!);
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

/** Goes through all ways in which a word can lie in tiles: bits of what comes free, and the tiles that are left. */
type EachRest = (word: number, visit: (freed: number, rest: () => string) => void) => void;

function restFinder(book: WordBook, { joker, behind, never, sorted }: TileOrder): EachRest {
  const row = joker + 1;
  const lastBits = Int8Array.from({ length: row }, (_, code) => sorted.lastIndexOf(code));
  const laid = new Uint8Array(LONGEST);
  let offset = 0;
  let length = 0;
  let found: (freed: number, rest: () => string) => void = () => {};
  const rest = () => {
    let text = '';
    for (let at = 0; at < length; at++) text += laid[at] === joker ? JOKER : book.letters[laid[at]!];
    return text;
  };
  const lay = (at: number, from: number, freed: number, code: number) => {
    const next = behind[from * row + code]!;
    if (next === never) return;
    laid[at] = code;
    let bit = lastBits[code]!;
    while (((freed >> bit) & 1) === 0) bit--;
    go(at + 1, next, freed & ~(1 << bit));
  };
  const go = (at: number, from: number, freed: number) => {
    if (at === length) {
      found(freed, rest);
      return;
    }
    // The first place of each kind of tile leaves the most to the letters that follow.
    lay(at, from, freed, book.codes[offset + at]!);
    lay(at, from, freed, joker);
  };
  return (word, visit) => {
    offset = book.offsets[word]!;
    length = book.lengths[word]!;
    found = visit;
    go(0, 0, 2 ** sorted.length - 1);
  };
}

/** The same word with letters instead of one or more of its jokers. */
export interface Replacing {
  readonly word: number;
  readonly stays: TableWord;
  /** Letters that are needed for it, as many as jokers come free. */
  readonly needs: readonly number[];
}

export function replacedJokers(book: WordBook, tiles: string): Replacing[] {
  const found: Replacing[] = [];
  const places = [...tiles].flatMap((tile, place) => (tile === JOKER ? [place] : []));
  if (places.length === 0) return found;
  for (const word of wordsReadAs(book, tiles)) {
    const reading = book.textOf(word);
    for (let chosen = 1; chosen < 1 << places.length; chosen++) {
      const after = [...tiles];
      const needs: number[] = [];
      for (const [index, place] of places.entries()) {
        if (((chosen >> index) & 1) === 0) continue;
        after[place] = reading[place]!;
        needs.push(book.letters.indexOf(reading[place]!));
      }
      found.push({ word, stays: { tiles: after.join(''), reading }, needs });
    }
  }
  return found;
}

/** Words that these tiles can be, a joker standing for any letter. */
function wordsReadAs({ letters, walk, find }: WordBook, tiles: string): number[] {
  const found: number[] = [];
  const wanted = Int8Array.from(tiles, (tile) => letters.indexOf(tile));
  const text = new Uint8Array(LONGEST);
  walk({
    enter(depth, code) {
      text[depth] = code;
      return depth < wanted.length && (wanted[depth]! < 0 || wanted[depth] === code);
    },
    take(length) {
      const word = length === wanted.length ? find(text, length) : -1;
      if (word >= 0) found.push(word);
    },
  });
  return found;
}
