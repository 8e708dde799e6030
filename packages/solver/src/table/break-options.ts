/** What may be left of a table word where something must be (RI-02): rests in its order (c), or letters for its jokers (d). */
import { rememberByTiles } from './remembered.ts';
import { fits, stockOf } from './stock.ts';
import { JOKER, type TableWord } from './table-word.ts';
import type { WordBook } from './word-book.ts';
import { LONGEST } from './word-source.ts';

/**
 * A way to break a word, by what comes free. Letters are interchangeable: where a word laid elsewhere is the rest, it is
 * as if it were laid of the broken word's own tiles. So nothing but the difference matters.
 */
export interface Break {
  readonly freed: readonly number[];
  readonly jokers: number;
  /** Rests that leave just these. */
  readonly rests: readonly Rest[];
  /** Whether no other way frees all this and more. */
  readonly isWidest: boolean;
}

/** Tiles that may be left of a word, and the words they can be. */
export interface Rest {
  readonly tiles: string;
  readonly words: readonly number[];
}

export interface Breaks {
  readonly ways: readonly Break[];
  /** All words that may be left. */
  readonly words: ReadonlySet<number>;
}

export const breaksOf = rememberByTiles((book, tiles): Breaks => {
  const sorted = [...tiles].sort();
  const words = wordsInOrder(book, tiles);
  const byFreed = new Map<string, Rest[]>();
  for (const rest of findRests(book, tiles, words)) {
    const freed = without(sorted, rest.tiles);
    const known = byFreed.get(freed);
    if (known) known.push(rest);
    else byFreed.set(freed, [rest]);
  }
  const widest: string[] = [];
  // The most first: what is in none of these is in none at all.
  const ways = [...byFreed]
    .sort(([one], [other]) => other.length - one.length)
    .map(([freed, rests]): Break => {
      const isWidest = !widest.some((wider) => isPart(freed, wider));
      if (isWidest) widest.push(freed);
      const letters = freed.replaceAll(JOKER, '');
      return {
        freed: [...letters].map((tile) => book.letters.indexOf(tile)),
        jokers: freed.length - letters.length,
        rests,
        isWidest,
      };
    });
  return { ways, words: new Set(words) };
});

function findRests(book: WordBook, tiles: string, words: readonly number[]): Rest[] {
  const found = new Map<string, number[]>();
  for (const word of words) {
    for (const rest of restTiles(book.textOf(word), tiles)) {
      const known = found.get(rest);
      if (known) known.push(word);
      else found.set(rest, [word]);
    }
  }
  return [...found].map(([rest, readings]) => ({ tiles: rest, words: readings }));
}

/**
 * Shorter words that lie in these tiles in their order, jokers standing for any letter. Words come in the order of the
 * alphabet: what a word shares with the one before it is not looked up again.
 */
function wordsInOrder(book: WordBook, tiles: string): number[] {
  const { letters, codes, offsets, lengths, shared, count, starts } = book;
  const found: number[] = [];
  const joker = letters.length;
  const never = tiles.length + 1;
  const row = letters.length + 1;
  // By place and letter: just behind the next tile with that letter; for jokers one column more.
  const behind = new Uint8Array((never + 1) * row).fill(never);
  for (let place = tiles.length - 1; place >= 0; place--) {
    behind.copyWithin(place * row, (place + 1) * row, (place + 2) * row);
    behind[place * row + (tiles[place] === JOKER ? joker : letters.indexOf(tiles[place]!))] = place + 1;
  }
  // The first places at which so many letters can end, with none, one and two jokers among them.
  const none = new Uint8Array(LONGEST + 1).fill(never, 1);
  const one = new Uint8Array(LONGEST + 1).fill(never);
  const two = new Uint8Array(LONGEST + 1).fill(never);
  const from = starts[Math.min(tiles.length - 1, LONGEST)]!;
  const all = stockOf(book, tiles);
  // So many letters of the word are known from the last that was looked at.
  let known = 0;
  // So many letters have no place, whatever follows them.
  let hopeless = LONGEST;
  for (let word = from; word < count; word++) {
    if (shared[word]! < known) known = shared[word]!;
    if (known >= hopeless || !fits(book, all, word)) continue;
    hopeless = LONGEST;
    for (const length = lengths[word]!; known < length && hopeless === LONGEST; ) {
      const code = codes[offsets[word]! + known]!;
      const without = none[known]! * row;
      const withOne = one[known]! * row;
      const withTwo = two[known]! * row;
      known++;
      none[known] = behind[without + code]!;
      one[known] = Math.min(behind[withOne + code]!, behind[without + joker]!);
      two[known] = Math.min(behind[withTwo + code]!, behind[withOne + joker]!);
      if (none[known] === never && one[known] === never && two[known] === never) hopeless = known;
    }
    if (hopeless === LONGEST) found.push(word);
  }
  return found;
}

/** The other tiles, in the order of those given. */
function without(tiles: readonly string[], taken: string): string {
  const left = [...taken].sort();
  let others = '';
  let next = 0;
  for (const tile of tiles) {
    if (tile === left[next]) next++;
    else others += tile;
  }
  return others;
}

/** Whether all tiles are among others; both sorted. */
function isPart(tiles: string, others: string): boolean {
  let at = 0;
  for (let i = 0; i < others.length && at < tiles.length; i++) if (others[i] === tiles[at]) at++;
  return at === tiles.length;
}

/** All ways in which a word that is read so can lie in these tiles, in their order and shorter than they are: as tiles. */
function restTiles(reading: string, tiles: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (at: number, from: number, laid: string) => {
    if (at === reading.length) {
      found.add(laid);
      return;
    }
    // The first place of each kind of tile leaves the most to the letters that follow.
    for (const tile of [reading[at]!, JOKER]) {
      const place = tiles.indexOf(tile, from);
      if (place >= 0) visit(at + 1, place + 1, laid + tile);
    }
  };
  visit(0, 0, '');
  return found;
}

/** The same word with letters instead of one or more of its jokers. */
export interface Replacing {
  readonly word: number;
  readonly stays: TableWord;
  /** Letters that are needed for it, as many as jokers come free. */
  readonly needs: readonly number[];
}

export function replacedJokers(book: WordBook, { tiles }: TableWord): Replacing[] {
  const found: Replacing[] = [];
  if (!tiles.includes(JOKER) || tiles.length > LONGEST) return found;
  const letters = Array.from(tiles, (tile) => book.letters.indexOf(tile));
  const isRead = (word: number) =>
    letters.every((code, place) => code < 0 || book.codes[book.offsets[word]! + place] === code);
  for (let word = book.starts[tiles.length]!; word < book.starts[tiles.length - 1]!; word++) {
    if (!isRead(word)) continue;
    const reading = book.textOf(word);
    const places = [...tiles].flatMap((tile, place) => (tile === JOKER ? [place] : []));
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
