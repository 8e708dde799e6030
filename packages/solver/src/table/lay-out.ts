/** Laying words out: which places of them jokers take, once it is known which words there will be. */
import { JOKER } from '@lettertafel/engine';
import type { TableWord } from './table-word.ts';

/** A word to be laid: what it reads, and tiles that lie fixed in it (a dot for a place that is free). */
export interface OpenWord {
  readonly reading: string;
  readonly fixed: string | null;
}

export interface LayOut {
  /** The scoring word first. */
  readonly words: readonly OpenWord[];
  /** Tiles that must lie there, and tiles that may. */
  readonly table: Iterable<string>;
  readonly rack: Iterable<string>;
  /** Words that lay there with jokers: where one comes back it lies as it did. */
  readonly before: readonly TableWord[];
}

/**
 * The same, but with jokers in such places that the first word cannot be read as a rest of what lay there, if
 * there are such places: then it is new for certain.
 */
export function layOutNew(out: LayOut, before: readonly TableWord[]): TableWord[] | null {
  const laid = layOut(out);
  const isRest = (tiles: string) => before.some((old) => old.tiles.includes(tiles));
  if (!laid || !isRest(laid[0]?.tiles ?? '')) return laid;
  const must = countOf(out.table);
  const own = countOf(out.rack);
  const onTable = must.get(JOKER) ?? 0;
  if (onTable + (own.get(JOKER) ?? 0) === 0) return laid;
  const wanted = countOf(freeLetters(out.words));
  const isRight = (jokersFor: ReadonlyMap<string, number>) =>
    [...wanted].every(([letter, count]) => {
      const tiles = count - (jokersFor.get(letter) ?? 0);
      return tiles >= (must.get(letter) ?? 0) && tiles <= (must.get(letter) ?? 0) + (own.get(letter) ?? 0);
    });
  // Letters that all lie there as tiles of the table leave no place to a joker.
  const open = [...wanted].filter(([letter, count]) => count > (must.get(letter) ?? 0)).map(([letter]) => letter);
  const orders = [[...out.words.keys()], [...out.words.keys()].reverse()];
  for (let count = onTable; count <= onTable + (own.get(JOKER) ?? 0); count++) {
    for (const letters of choices(open, count)) {
      if (!isRight(countOf(letters))) continue;
      // Jokers in the first word or in others: every way in which it reads differently.
      for (const order of orders) {
        for (const turn of [false, true]) {
          const tiles = place(out.words, { letters, order, turn });
          if (!isRest(tiles[0]!.tiles)) return tiles;
        }
      }
    }
  }
  return laid;
}

/** So many of these, in any number of each. */
function choices(letters: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return letters.flatMap((letter, index) => choices(letters.slice(index), count - 1).map((more) => [letter, ...more]));
}

/** Puts jokers for these letters into the first free places, word by word in an order, from the front or the back of each. */
function place(
  words: readonly OpenWord[],
  { letters, order, turn }: { letters: readonly string[]; order: readonly number[]; turn: boolean },
): TableWord[] {
  const left = countOf(letters);
  const laid: TableWord[] = [];
  for (const index of order) {
    const { reading, fixed } = words[index]!;
    const tiles = [...reading].map((letter, i) => (isFree(fixed, i) ? letter : fixed![i]!));
    const places = [...tiles.keys()].filter((i) => isFree(fixed, i));
    for (const i of turn ? places.reverse() : places) {
      const letter = reading[i]!;
      const more = left.get(letter) ?? 0;
      if (more === 0) continue;
      left.set(letter, more - 1);
      tiles[i] = JOKER;
    }
    laid[index] = { tiles: tiles.join(''), reading };
  }
  return laid;
}

function freeLetters(words: readonly OpenWord[]): string[] {
  return words.flatMap(({ reading, fixed }) => [...reading].filter((_, i) => isFree(fixed, i)));
}

/** Null when the tiles are not enough. The rack's jokers are used only where no letter will do. */
export function layOut({ words, table, rack, before }: LayOut): TableWord[] | null {
  const own = countOf(rack);
  const must = countOf(table);
  const wanted = countOf(freeLetters(words));
  const jokersFor = new Map<string, number>();
  let jokers = 0;
  const ownUsed: string[] = [];
  for (const [letter, count] of wanted) {
    const short = Math.max(0, count - (must.get(letter) ?? 0) - (own.get(letter) ?? 0));
    jokersFor.set(letter, short);
    jokers += short;
    for (let i = (must.get(letter) ?? 0) + short; i < count; i++) ownUsed.push(letter);
  }
  if (jokers > (must.get(JOKER) ?? 0) + (own.get(JOKER) ?? 0)) return null;
  // A joker of the table that is not needed takes the place of a tile that then stays on the rack.
  for (; jokers < (must.get(JOKER) ?? 0); jokers++) {
    const letter = ownUsed.pop();
    if (letter === undefined) return null;
    jokersFor.set(letter, jokersFor.get(letter)! + 1);
  }
  return placeJokers(words, jokersFor, before);
}

function isFree(fixed: string | null, place: number): boolean {
  return fixed === null || fixed[place] === '.';
}

/** Words that lay there with a joker take theirs first, the scoring word last. */
function placeJokers(words: readonly OpenWord[], jokersFor: Map<string, number>, before: readonly TableWord[]) {
  const done = new Map<number, string>();
  for (const old of before) {
    if (!old.tiles.includes(JOKER)) continue;
    const place = words.findIndex(
      ({ reading, fixed }, index) => fixed === null && reading === old.reading && !done.has(index),
    );
    const letters = [...old.reading].filter((_, i) => old.tiles[i] === JOKER);
    if (place < 0 || [...countOf(letters)].some(([letter, count]) => (jokersFor.get(letter) ?? 0) < count)) continue;
    for (const letter of letters) jokersFor.set(letter, jokersFor.get(letter)! - 1);
    done.set(place, old.tiles);
  }
  const laid: TableWord[] = [];
  for (const [index, { reading, fixed }] of [...words.entries()].reverse()) {
    const known = done.get(index);
    if (known !== undefined) {
      laid.unshift({ tiles: known, reading });
      continue;
    }
    const tiles = [...reading].map((letter, i) => {
      if (!isFree(fixed, i)) return fixed![i];
      const left = jokersFor.get(letter) ?? 0;
      if (left === 0) return letter;
      jokersFor.set(letter, left - 1);
      return JOKER;
    });
    laid.unshift({ tiles: tiles.join(''), reading });
  }
  return laid;
}

function countOf(tiles: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}

/** Words of which every place is free. */
export function freeWords(words: readonly string[]): OpenWord[] {
  return words.map((reading) => ({ reading, fixed: null }));
}
