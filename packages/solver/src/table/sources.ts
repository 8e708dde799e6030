/** Sources: what every table word can give where something of it must be left (RI-02), and whether that can be enough. */
import { JOKER } from '@lettertafel/engine';
import { type BlockWords, findBlocks } from './blocks.ts';
import { type Break, type Breaks, breaksOf, type Replacing, replacedJokers } from './break-options.ts';
import type { SearchPosition } from './position.ts';
import { rememberByTiles } from './remembered.ts';
import { makeRoom } from './room.ts';
import { addLetter, fits, type Stock } from './stock.ts';
import type { TableWord } from './table-word.ts';
import { LONGEST } from './word-source.ts';

export interface Source extends Gifts {
  readonly word: TableWord;
}

/** What tiles that lie there as a word can give. */
interface Gifts {
  readonly jokers: number;
  readonly breaks: Breaks;
  /** The breaks that free the most: all others free less of the same. */
  readonly widest: readonly Break[];
  /** The breaks that free a letter, by its place in the book; behind those of all letters those that free a joker. */
  readonly freeing: readonly (readonly Break[])[];
  /** Of each letter, and of tiles altogether, the most that comes free. */
  readonly most: Uint8Array;
  readonly mostTiles: number;
  readonly replacings: readonly Replacing[];
  /** The tiles that are there after any of them: what may lie unbroken in a longer word instead (RI-02 e). */
  readonly patterns: readonly string[];
}

export interface Sources {
  readonly list: readonly Source[];
  /** Those that can give anything at all, by their place in the list. */
  readonly givers: readonly number[];
  /** All that could be there at once, though hardly ever is: the rack and the most that every source frees. */
  readonly reach: Stock;
  /** So many tiles can lie loose at once: the rack, and the most that comes free of every source. */
  readonly mostLoose: number;
  /** All tiles of table and rack. */
  readonly everything: Stock;
  /** Words with a source unbroken in them. */
  readonly blocks: BlockWords;
  /** False when there was no time to find all that the sources can give. */
  readonly isWhole: boolean;
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
  // Long words with two jokers can be broken in thousands of ways: time is left to lay something all the same.
  const half = patience.part(1 / 2);
  const list = table.map((word): Source => {
    const gifts = giftsOf(book, word.tiles, half);
    const { breaks, most, replacings } = gifts;
    breaks.words.forEach(add);
    for (const replacing of replacings) if (fits(book, everything, replacing.word)) add(replacing.word);
    for (let code = 0; code < most.length; code++) {
      for (let i = 0; i < most[code]!; i++) addLetter(book, reach, code);
    }
    return { word, ...gifts };
  });
  reach.jokers = everything.jokers;
  return {
    list,
    givers: [...list.keys()].filter((index) => list[index]!.mostTiles > 0 || list[index]!.jokers > 0),
    reach,
    mostLoose: list.reduce((sum, { mostTiles }) => sum + mostTiles, rack.length),
    everything,
    blocks: findBlocks(book, { table, everything, reach, patience }),
    isWhole: !half.isOver(),
    left: { has: (word) => left.has(word), ofLength: (length) => leftByLength[length]! },
  };
}

const giftsOf = rememberByTiles((book, tiles, patience): Gifts => {
  const breaks = breaksOf(book, tiles, patience);
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
  const widest = breaks.ways.filter(({ isWidest }) => isWidest);
  const replacings = replacedJokers(book, tiles);
  const patterns = [...new Set(replacings.map(({ stays }) => stays.tiles))];
  return { jokers, breaks, widest, freeing, most, mostTiles, replacings, patterns };
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
export function canBeFreed({ list, givers }: Sources, { missing, used, jokers }: Wanted): boolean {
  let wanted = 0;
  const kinds: number[] = [];
  for (let code = 0; code < missing.length; code++) {
    if (missing[code] === 0) continue;
    wanted += missing[code]!;
    kinds.push(code);
  }
  if (wanted <= jokers) return true;
  let helpers = jokers;
  let atMost = jokers;
  for (let i = 0; i < givers.length; i++) {
    if (used[givers[i]!] === 1) continue;
    const source = list[givers[i]!]!;
    helpers += source.jokers;
    atMost += gainOf(source, missing, kinds);
  }
  if (atMost < wanted) return false;
  for (let k = 0; k < kinds.length; k++) {
    const code = kinds[k]!;
    let there = 0;
    for (let i = 0; i < givers.length; i++) if (used[givers[i]!] === 0) there += list[givers[i]!]!.most[code]!;
    if (there < missing[code]!) helpers -= missing[code]! - there;
    if (helpers < 0) return false;
  }
  // Break by break it is less: none frees the most of everything.
  for (let i = 0; i < givers.length; i++) {
    const source = list[givers[i]!]!;
    if (used[givers[i]!] === 1 || source.mostTiles === 0) continue;
    const before = gainOf(source, missing, kinds);
    if (before === source.jokers) continue;
    atMost -= before - gainByBreak(source, missing, before);
    if (atMost < wanted) return false;
  }
  return true;
}

function gainOf({ most, mostTiles, jokers }: Source, missing: Uint8Array, kinds: readonly number[]): number {
  if (mostTiles === 0) return jokers;
  let useful = jokers;
  for (let k = 0; k < kinds.length; k++) {
    const code = kinds[k]!;
    useful += Math.min(missing[code]!, most[code]!);
  }
  return Math.max(jokers, Math.min(mostTiles, useful));
}

function gainByBreak({ widest, jokers }: Source, missing: Uint8Array, before: number): number {
  let gain = jokers;
  for (let index = 0; index < widest.length; index++) {
    const { freed, jokers: freedJokers } = widest[index]!;
    if (freed.length + freedJokers <= gain) continue;
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
