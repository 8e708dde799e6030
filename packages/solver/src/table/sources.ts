/** Sources: what every table word can give where something of it must be left (RI-02), as a block or broken. */
import { makeBlockTest, wordsAround } from './blocks.ts';
import { type Replacing, type RestQuestion, replacedJokers, restsOf } from './break-options.ts';
import type { SearchPosition } from './position.ts';
import { makeRoom } from './room.ts';
import { addLetter, fits, makeStock, type Stock } from './stock.ts';
import { JOKER, liesAt, type TableWord } from './table-word.ts';
import type { WordBook } from './word-book.ts';

export interface Source {
  readonly word: TableWord;
  /** Its letters by their place in the book, and its jokers. */
  readonly letters: readonly number[];
  readonly jokers: number;
  /** Whether there is any rest of it, and the most tiles that come free. */
  readonly isBreakable: boolean;
  readonly mostTiles: number;
  /** Of each letter, the most that comes free. */
  readonly most: Uint8Array;
  /** All ways to break it, by the letters that come free; null where they are too many to look at one by one. */
  readonly freed: readonly (readonly number[])[] | null;
  readonly replacings: readonly Replacing[];
  /** Longer words in which it lies unbroken, of letters that are all somewhere; looked up when first asked for. */
  readonly around: () => Around;
  /** The same with nothing but these letters to add. */
  readonly lengthened: (letters: Stock) => Around;
}

/** Words around a source, with the bits of the letters that must be added. */
export interface Around {
  readonly words: readonly number[];
  /** Where the source lies in each. */
  readonly places: readonly number[];
  readonly masks: Uint32Array;
  readonly lanes: number;
}

export interface Sources {
  readonly list: readonly Source[];
  /** All that could be there at once, though hardly ever is: the rack and the most that every source frees. */
  readonly reach: Stock;
  /** All tiles of table and rack. */
  readonly everything: Stock;
  /** Whether a source lies unbroken in a longer word. */
  hasBlock(word: number): boolean;
}

/** Asked again and again about the same words. */
function remembered(count: number, test: (word: number) => boolean): (word: number) => boolean {
  const known = new Uint8Array(count);
  return (word) => {
    if (known[word] === 0) known[word] = test(word) ? 1 : 2;
    return known[word] === 1;
  };
}

/** Rests are looked at one by one in words that have no more than so many. */
const FEW_RESTS = 60;
/** Longer words have rests for certain; that they may have none is found out when they are broken. */
const LONG = 8;

export function findSources(position: SearchPosition): Sources {
  const { book, table, rack, patience } = position;
  const { all: reach } = makeRoom(book, patience, { table: [], rack });
  const { all: everything } = makeRoom(book, patience, { table: table.flatMap(({ tiles }) => [...tiles]), rack });
  const list = table.map((word): Source => {
    const breaks = breaksOf(word, position);
    for (const [code, count] of breaks.most.entries()) for (let i = 0; i < count; i++) addLetter(book, reach, code);
    let around: Around | null = null;
    return {
      word,
      ...breaks,
      around() {
        around ??= aroundOf(book, word, everything);
        return around;
      },
      lengthened: (rackOnly) => aroundOf(book, word, rackOnly),
    };
  });
  reach.jokers = everything.jokers;
  return { list, reach, everything, hasBlock: remembered(book.count, makeBlockTest(book, table)) };
}

function breaksOf({ tiles }: TableWord, { book, shortest, lexicon, isGood }: SearchPosition) {
  const question: RestQuestion = { letters: book.letters, shortest, lexicon, isGood };
  const letters = [...tiles].filter((tile) => tile !== JOKER).map((tile) => book.letters.indexOf(tile));
  const jokers = tiles.length - letters.length;
  const isLong = tiles.length > LONG;
  const { rests, isComplete } = isLong
    ? { rests: [], isComplete: false }
    : restsOf(tiles, question, { withJokers: true, most: FEW_RESTS });
  const isBreakable = rests.length > 0 || !isComplete;
  const most = new Uint8Array(book.letters.length);
  const freed = new Map<string, number[]>();
  for (const rest of rests) {
    const left = [...tiles];
    for (const tile of rest.tiles) left.splice(left.indexOf(tile), 1);
    const free = left.filter((tile) => tile !== JOKER).map((tile) => book.letters.indexOf(tile));
    freed.set(free.toSorted((a, b) => a - b).join(), free);
  }
  // A word laid for another reason can be the rest as well: then every letter is on offer.
  if (isBreakable) for (const code of letters) most[code]!++;
  return {
    letters,
    jokers,
    isBreakable,
    mostTiles: isBreakable ? tiles.length - shortest : 0,
    most,
    freed: isComplete ? [...freed.values()] : null,
    replacings: replacedJokers(tiles, question),
  };
}

/** Lengthened by more than this a word is found in other ways. */
const MOST_ADDED = 6;

function aroundOf(book: WordBook, { tiles }: TableWord, added: Stock): Around {
  const room: Stock = { counts: added.counts.slice(), mask: added.mask.slice(), jokers: added.jokers };
  for (const tile of tiles) {
    // A joker in the block stands for a letter that need not be there.
    if (tile === JOKER) room.jokers++;
    else addLetter(book, room, book.letters.indexOf(tile));
  }
  const longest = tiles.length + MOST_ADDED;
  const words: number[] = [];
  const places: number[] = [];
  const masks: number[] = [];
  const extra = makeStock(book);
  for (const word of wordsAround(book, tiles, (other) => book.lengths[other]! <= longest && fits(book, room, other))) {
    const text = book.textOf(word);
    for (let place = 0; place + tiles.length <= text.length; place++) {
      if (!liesAt(text.slice(place, place + tiles.length), tiles, 0)) continue;
      extra.counts.fill(0);
      extra.mask.fill(0);
      for (let i = 0; i < text.length; i++) {
        if (i < place || i >= place + tiles.length) addLetter(book, extra, book.codes[book.offsets[word]! + i]!);
      }
      words.push(word);
      places.push(place);
      masks.push(...extra.mask);
    }
  }
  return { words, places, masks: Uint32Array.from(masks), lanes: book.lanes };
}

/**
 * Whether the letters that are missing beside the rack can at most be freed: a bound, never too strict as long as none of
 * the words that are broken has the word itself as its rest.
 */
export function canBeFreed(
  { list }: Sources,
  missing: Uint8Array,
  { used, jokers }: { used: Uint8Array; jokers: number },
): boolean {
  let wanted = -jokers;
  for (let code = 0; code < missing.length; code++) wanted += missing[code]!;
  if (wanted <= 0) return true;
  let atMost = 0;
  for (let index = 0; index < list.length; index++) {
    if (used[index] === 0) atMost += gainOf(list[index]!, missing);
  }
  if (atMost < wanted) return false;
  // Rest by rest it is less: no way to break a word frees the most of everything.
  for (let index = 0; index < list.length; index++) {
    const source = list[index]!;
    if (used[index] === 1 || !source.freed) continue;
    const before = gainOf(source, missing);
    if (before > source.jokers) atMost -= before - gainByRests(source, source.freed, { missing, before });
    if (atMost < wanted) return false;
  }
  return true;
}

function gainOf({ letters, most, mostTiles, jokers }: Source, missing: Uint8Array): number {
  if (mostTiles === 0) return jokers;
  let useful = 0;
  for (let i = 0; i < letters.length; i++) {
    const code = letters[i]!;
    // Each letter once, however often it is in the word.
    if (missing[code] === 0 || letters.indexOf(code) < i) continue;
    useful += Math.min(missing[code]!, most[code]!);
  }
  return Math.min(mostTiles, useful) + jokers;
}

const stillMissing = new Uint8Array(64);

function gainByRests(
  { jokers }: Source,
  freed: readonly (readonly number[])[],
  { missing, before }: { missing: Uint8Array; before: number },
): number {
  let gain = jokers;
  for (const letters of freed) {
    if (letters.length + jokers <= gain) continue;
    let useful = jokers;
    for (const code of letters) stillMissing[code] = missing[code]!;
    for (const code of letters) {
      if (stillMissing[code] === 0) continue;
      stillMissing[code]!--;
      useful++;
    }
    if (useful > gain) gain = useful;
    if (gain === before) break;
  }
  return gain;
}
