/** Sources: what every table word can give where something of it must be left (RI-02), and whether that can be enough. */
import { type BlockWords, findBlocks } from './blocks.ts';
import { type Break, type Breaks, breaksOf, type Replacing, replacedJokers } from './break-options.ts';
import type { SearchPosition } from './position.ts';
import { rememberByTiles } from './remembered.ts';
import { makeRoom } from './room.ts';
import { addLetter, fits, type Stock } from './stock.ts';
import { JOKER, type TableWord } from './table-word.ts';
import { LONGEST } from './word-source.ts';

export interface Source extends Gifts {
  readonly word: TableWord;
}

/** What tiles that lie there as a word can give. */
interface Gifts {
  readonly jokers: number;
  readonly breaks: Breaks;
  /** The breaks that free a letter, by its place in the book; behind those of all letters those that free a joker. */
  readonly freeing: readonly (readonly Break[])[];
  /** Of each letter, and of tiles altogether, the most that comes free. */
  readonly most: Uint8Array;
  readonly mostTiles: number;
  readonly replacings: readonly Replacing[];
}

export interface Sources {
  readonly list: readonly Source[];
  /** All that could be there at once, though hardly ever is: the rack and the most that every source frees. */
  readonly reach: Stock;
  /** All tiles of table and rack. */
  readonly everything: Stock;
  /** Words with a source unbroken in them. */
  readonly blocks: BlockWords;
  /** Words that may be left of a source, or become of it when letters take the places of its jokers (RI-02 c and d). */
  readonly left: LeftWords;
}

export interface LeftWords {
  has(word: number): boolean;
  ofLength(length: number): readonly number[];
}

export function findSources({ book, table, rack, patience }: SearchPosition): Sources {
  const { all: reach } = makeRoom(book, patience, { table: [], rack });
  const { all: everything } = makeRoom(book, patience, { table: table.flatMap(({ tiles }) => [...tiles]), rack });
  const left = new Set<number>();
  const leftByLength: number[][] = Array.from({ length: LONGEST + 1 }, () => []);
  const add = (word: number) => {
    if (!left.has(word)) leftByLength[book.lengths[word]!]!.push(word);
    left.add(word);
  };
  const list = table.map((word): Source => {
    const { jokers, breaks, freeing, most, mostTiles, replacings } = giftsOf(book, word.tiles);
    breaks.words.forEach(add);
    for (const replacing of replacings) if (fits(book, everything, replacing.word)) add(replacing.word);
    for (let code = 0; code < most.length; code++) {
      for (let i = 0; i < most[code]!; i++) addLetter(book, reach, code);
    }
    return { word, jokers, breaks, freeing, most, mostTiles, replacings };
  });
  reach.jokers = everything.jokers;
  return {
    list,
    reach,
    everything,
    blocks: findBlocks(book, table, everything),
    left: { has: (word) => left.has(word), ofLength: (length) => leftByLength[length]! },
  };
}

const giftsOf = rememberByTiles((book, tiles): Gifts => {
  const breaks = breaksOf(book, tiles);
  const freeing = Array.from({ length: book.letters.length + 1 }, (): Break[] => []);
  const most = new Uint8Array(book.letters.length);
  let mostTiles = 0;
  for (const one of breaks.ways) {
    mostTiles = Math.max(mostTiles, one.freed.length + one.jokers);
    if (one.jokers > 0) freeing[book.letters.length]!.push(one);
    let times = 0;
    for (let i = 0; i < one.freed.length; i++) {
      const code = one.freed[i]!;
      times = one.freed[i - 1] === code ? times + 1 : 1;
      if (times === 1) freeing[code]!.push(one);
      if (times > most[code]!) most[code] = times;
    }
  }
  const jokers = [...tiles].filter((tile) => tile === JOKER).length;
  return { jokers, breaks, freeing, most, mostTiles, replacings: replacedJokers(book, tiles) };
});

export interface Wanted {
  /** So many of each letter are missing. */
  readonly missing: Uint8Array;
  /** Sources that give nothing any more. */
  readonly used: Uint8Array;
  /** Jokers at hand. */
  readonly jokers: number;
}

/** Whether the letters that are missing can at most be freed: a bound, never too strict. */
export function canBeFreed({ list }: Sources, { missing, used, jokers }: Wanted): boolean {
  let wanted = 0;
  let helpers = jokers;
  for (let code = 0; code < missing.length; code++) wanted += missing[code]!;
  if (wanted <= jokers) return true;
  let atMost = jokers;
  for (let index = 0; index < list.length; index++) {
    if (used[index] === 1) continue;
    helpers += list[index]!.jokers;
    atMost += gainOf(list[index]!, missing);
  }
  if (atMost < wanted) return false;
  for (let code = 0; code < missing.length; code++) {
    if (missing[code] === 0) continue;
    let there = 0;
    for (let index = 0; index < list.length; index++) if (used[index] === 0) there += list[index]!.most[code]!;
    if (there < missing[code]!) helpers -= missing[code]! - there;
    if (helpers < 0) return false;
  }
  // Break by break it is less: none frees the most of everything.
  for (let index = 0; index < list.length; index++) {
    const source = list[index]!;
    if (used[index] === 1 || source.mostTiles === 0) continue;
    const before = gainOf(source, missing);
    atMost -= before - gainByBreak(source, missing, before);
    if (atMost < wanted) return false;
  }
  return true;
}

function gainOf({ most, mostTiles, jokers }: Source, missing: Uint8Array): number {
  if (mostTiles === 0) return jokers;
  let useful = jokers;
  for (let code = 0; code < missing.length; code++) {
    useful += Math.min(missing[code]!, most[code]!);
  }
  return Math.max(jokers, Math.min(mostTiles, useful));
}

function gainByBreak({ breaks, jokers }: Source, missing: Uint8Array, before: number): number {
  let gain = jokers;
  for (const { freed, jokers: freedJokers, isWidest } of breaks.ways) {
    if (!isWidest || freed.length + freedJokers <= gain) continue;
    let useful = freedJokers;
    let times = 0;
    for (let i = 0; i < freed.length; i++) {
      const code = freed[i]!;
      times = i > 0 && freed[i - 1] === code ? times + 1 : 1;
      if (times <= missing[code]!) useful++;
    }
    if (useful > gain) gain = useful;
    if (gain >= before) break;
  }
  return gain;
}
