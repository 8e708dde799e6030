/** Words on the table as the search sees them, and which of their places jokers take. */
import { JOKER } from '@lettertafel/engine';
import { elementAt } from '@lettertafel/words';

/** A word on the table: its tiles and their reading, which differ only at jokers. */
export interface TableWord {
  readonly tiles: string;
  readonly reading: string;
}

/** Whether a word could be a rest of a table word: its letters side by side in it, a joker matching any. */
export function couldBeRestOf(word: string, { tiles }: TableWord): boolean {
  for (let from = 0; from + word.length <= tiles.length; from++) if (matchesAt(word, tiles, from)) return true;
  return false;
}

/** Whether the tiles from a place on read as the word, a joker matching any letter. */
export function matchesAt(word: string, tiles: string, from: number): boolean {
  for (let i = 0; i < word.length; i++) {
    const tile = tiles[from + i];
    if (tile !== word[i] && tile !== JOKER) return false;
  }
  return true;
}

/** A word to be laid. */
export interface PlannedWord {
  readonly reading: string;
  /** Tiles that are fixed in it, with a dot for each free place; null when all places are free. */
  readonly fixed: string | null;
}

/** The words of a turn and the tiles for their free places. */
export interface TurnPlan {
  /** The scoring word first. */
  readonly words: readonly PlannedWord[];
  /** Tiles that must be laid: those that come from the table. */
  readonly required: Iterable<string>;
  /** Tiles that may be laid. */
  readonly rack: Iterable<string>;
  /** Earlier words: one that has jokers and is laid again gets them in the same places. */
  readonly before: readonly TableWord[];
}

/** Words without fixed tiles. */
export function unfixed(words: readonly string[]): PlannedWord[] {
  return words.map((reading) => ({ reading, fixed: null }));
}

/** Null when the tiles do not suffice. Jokers of the rack are used only where no letter will do. */
export function placeJokers({ words, required, rack, before }: TurnPlan): TableWord[] | null {
  const own = tally(rack);
  const must = tally(required);
  const wanted = tally(freeLetters(words));
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
  // A joker of the table that no letter needs takes the place of a rack tile, which then stays on the rack.
  for (; jokers < (must.get(JOKER) ?? 0); jokers++) {
    const letter = ownUsed.pop();
    if (letter === undefined) return null;
    jokersFor.set(letter, (jokersFor.get(letter) ?? 0) + 1);
  }
  return assignJokers(words, jokersFor, before);
}

/** Earlier words with jokers are served first and the scoring word last. */
function assignJokers(
  words: readonly PlannedWord[],
  jokersFor: Map<string, number>,
  before: readonly TableWord[],
): TableWord[] {
  const asBefore = new Map<number, string>();
  for (const old of before) {
    if (!old.tiles.includes(JOKER)) continue;
    const place = words.findIndex(
      ({ reading, fixed }, index) => fixed === null && reading === old.reading && !asBefore.has(index),
    );
    const letters = [...old.reading].filter((_, i) => old.tiles[i] === JOKER);
    if (place < 0 || [...tally(letters)].some(([letter, count]) => (jokersFor.get(letter) ?? 0) < count)) continue;
    for (const letter of letters) jokersFor.set(letter, (jokersFor.get(letter) ?? 0) - 1);
    asBefore.set(place, old.tiles);
  }
  const laid: TableWord[] = [];
  for (const [index, { reading, fixed }] of [...words.entries()].reverse()) {
    const known = asBefore.get(index);
    if (known !== undefined) {
      laid.unshift({ tiles: known, reading });
      continue;
    }
    const tiles = [...reading].map((letter, i) => {
      const own = fixedTile(fixed, i);
      if (own !== null) return own;
      const left = jokersFor.get(letter) ?? 0;
      if (left === 0) return letter;
      jokersFor.set(letter, left - 1);
      return JOKER;
    });
    laid.unshift({ tiles: tiles.join(''), reading });
  }
  return laid;
}

/**
 * As `placeJokers`, but prefers places for which the tiles of the first word are no rest of an earlier word: then it is
 * new for certain.
 */
export function placeJokersForNewWord(plan: TurnPlan, earlier: readonly TableWord[]): TableWord[] | null {
  const laid = placeJokers(plan);
  const isRest = (tiles: string) => earlier.some((old) => old.tiles.includes(tiles));
  if (!laid || !isRest(laid[0]?.tiles ?? '')) return laid;
  const must = tally(plan.required);
  const own = tally(plan.rack);
  const fromTable = must.get(JOKER) ?? 0;
  const fromRack = own.get(JOKER) ?? 0;
  if (fromTable + fromRack === 0) return laid;
  const wanted = tally(freeLetters(plan.words));
  const isPossible = (jokersFor: ReadonlyMap<string, number>) =>
    [...wanted].every(([letter, count]) => {
      const tiles = count - (jokersFor.get(letter) ?? 0);
      return tiles >= (must.get(letter) ?? 0) && tiles <= (must.get(letter) ?? 0) + (own.get(letter) ?? 0);
    });
  // Where all tiles of a letter come from the table, a joker cannot take the place of one.
  const open = [...wanted].filter(([letter, count]) => count > (must.get(letter) ?? 0)).map(([letter]) => letter);
  const orders = [[...plan.words.keys()], [...plan.words.keys()].reverse()];
  for (let count = fromTable; count <= fromTable + fromRack; count++) {
    for (const letters of multisets(open, count)) {
      if (!isPossible(tally(letters))) continue;
      // Jokers in the first word or in the others, in the front or in the back of a word.
      for (const order of orders) {
        for (const fromBack of [false, true]) {
          const tiles = placeInOrder(plan.words, { letters, order, fromBack });
          if (!isRest(elementAt(tiles, 0).tiles)) return tiles;
        }
      }
    }
  }
  return laid;
}

/** All multisets of a size. */
function multisets(letters: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return letters.flatMap((letter, index) => multisets(letters.slice(index), size - 1).map((more) => [letter, ...more]));
}

/** Puts jokers for these letters into the first free places that have them. */
function placeInOrder(
  words: readonly PlannedWord[],
  { letters, order, fromBack }: { letters: readonly string[]; order: readonly number[]; fromBack: boolean },
): TableWord[] {
  const left = tally(letters);
  const laid: TableWord[] = [];
  for (const index of order) {
    const { reading, fixed } = elementAt(words, index);
    const tiles = [...reading].map((letter, i) => fixedTile(fixed, i) ?? letter);
    const places = [...reading].map((letter, i) => ({ letter, i })).filter(({ i }) => fixedTile(fixed, i) === null);
    for (const { letter, i } of fromBack ? places.reverse() : places) {
      const more = left.get(letter) ?? 0;
      if (more === 0) continue;
      left.set(letter, more - 1);
      tiles[i] = JOKER;
    }
    laid[index] = { tiles: tiles.join(''), reading };
  }
  return laid;
}

function freeLetters(words: readonly PlannedWord[]): string[] {
  return words.flatMap(({ reading, fixed }) => [...reading].filter((_, i) => fixedTile(fixed, i) === null));
}

/** The tile that must lie at a place, or null where any that reads right may. */
function fixedTile(fixed: string | null, place: number): string | null {
  const tile = fixed?.[place] ?? '.';
  return tile === '.' ? null : tile;
}

function tally(tiles: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}
