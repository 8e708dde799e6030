/** Sources: what every table word can give where something of it must be left (RI-02), and whether that can be enough. */
import { markBlocks } from './blocks.ts';
import { type Break, type Breaks, breaksOf, type Replacing, replacedJokers } from './break-options.ts';
import type { SearchPosition } from './position.ts';
import { makeRoom } from './room.ts';
import { addLetter, type Stock } from './stock.ts';
import { JOKER, type TableWord } from './table-word.ts';

export interface Source {
  readonly word: TableWord;
  readonly jokers: number;
  readonly breaks: Breaks;
  /** The breaks that free a letter, by its place in the book. */
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
  /** Whether a source lies unbroken in a longer word. */
  hasBlock(word: number): boolean;
}

export function findSources(position: SearchPosition): Sources {
  const { book, table, rack, patience } = position;
  const { all: reach } = makeRoom(book, patience, { table: [], rack });
  const { all: everything } = makeRoom(book, patience, { table: table.flatMap(({ tiles }) => [...tiles]), rack });
  const list = table.map((word): Source => {
    const breaks = breaksOf(book, word.tiles);
    const freeing = Array.from(book.letters, (): Break[] => []);
    const most = new Uint8Array(book.letters.length);
    let mostTiles = 0;
    for (const one of breaks.ways) {
      mostTiles = Math.max(mostTiles, one.freed.length + one.jokers);
      let times = 0;
      for (const [i, code] of one.freed.entries()) {
        times = one.freed[i - 1] === code ? times + 1 : 1;
        if (times === 1) freeing[code]!.push(one);
        if (times > most[code]!) most[code] = times;
      }
    }
    for (const [code, count] of most.entries()) for (let i = 0; i < count; i++) addLetter(book, reach, code);
    return {
      word,
      jokers: [...word.tiles].filter((tile) => tile === JOKER).length,
      breaks,
      freeing,
      most,
      mostTiles,
      replacings: replacedJokers(book, word),
    };
  });
  reach.jokers = everything.jokers;
  const blocks = markBlocks(book, table);
  return { list, reach, everything, hasBlock: (word) => blocks[word] === 1 };
}

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
