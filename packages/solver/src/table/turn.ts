/** A turn in the making: what is laid and broken so far, and the letters that are there to be laid. */
import type { Break, Replacing } from './break-options.ts';
import type { Verdict } from './cover.ts';
import type { SearchPosition } from './position.ts';
import { makeRoom } from './room.ts';
import type { Sources } from './sources.ts';
import { addLetter, copyStock, makeStock, type Stock } from './stock.ts';
import type { TableWord } from './table-word.ts';

/** A word as it is laid: its reading, and tiles that lie fixed in it (a dot for a place that is free). */
export interface Laid {
  readonly reading: string;
  readonly fixed: string | null;
  /** So many jokers of table words in it have come free (RI-02 e). */
  readonly frees: number;
}

export interface Broken {
  readonly source: number;
  readonly rest: TableWord;
}

/** A source with letters in the places of its jokers (RI-02 d). */
export interface Replaced {
  readonly source: number;
  readonly replacing: Replacing;
}

/** A turn in the making: every function that changes it puts it back before it returns. */
export interface Turn {
  /** Whether a source is used: as a block, broken, or with letters for its jokers. */
  readonly used: Uint8Array;
  readonly broken: Broken[];
  readonly replaced: Replaced[];
  readonly words: Laid[];
  /** Rack letters that need not be used. */
  readonly spare: Uint8Array;
  /** What is there to be laid, at each level of the search. */
  stockAt(level: number): Stock;
  /** Nothing is laid yet. */
  begin(): void;
  /** Breaks a source so that this rest is left, and goes on. */
  breakFor(level: number, source: number, wish: { way: Break; rest: TableWord; go: Go }): Verdict;
  /** Whether an equal source comes first: it does not matter which of them is broken. */
  isTwin(source: number): boolean;
  /** What is there, and all that could still come free. */
  thinkable(level: number): Stock;
}

/** Goes on from here, with the stock of this level. */
export type Go = (level: number) => Verdict;

export function makeTurn({ book, rack, patience, own = 1 }: SearchPosition, { list }: Sources): Turn {
  const { all: start, spare: rackLetters } = makeRoom(book, patience, { table: [], rack });
  const stocks: Stock[] = [];
  const future = makeStock(book);
  const used = new Uint8Array(list.length);
  const broken: Broken[] = [];
  const replaced: Replaced[] = [];
  const words: Laid[] = [];
  const spare = new Uint8Array(rackLetters.length);
  return { used, broken, replaced, words, spare, stockAt, begin, breakFor, isTwin, thinkable };

  function stockAt(level: number): Stock {
    stocks[level] ??= makeStock(book);
    return stocks[level];
  }

  function begin(): void {
    used.fill(0);
    // A rack that must be laid out has nothing to spare.
    if (own === rack.length) spare.fill(0);
    else spare.set(rackLetters);
    broken.length = 0;
    replaced.length = 0;
    words.length = 0;
    copyStock(start, stockAt(0));
  }

  function breakFor(
    level: number,
    source: number,
    { way, rest, go }: { way: Break; rest: TableWord; go: Go },
  ): Verdict {
    const below = stockAt(level + 1);
    copyStock(stockAt(level), below);
    for (const code of way.freed) addLetter(book, below, code);
    below.jokers += way.jokers;
    used[source] = 1;
    broken.push({ source, rest });
    const verdict = go(level + 1);
    broken.pop();
    used[source] = 0;
    return verdict;
  }

  function isTwin(source: number): boolean {
    const { tiles } = list[source]!.word;
    for (let other = 0; other < source; other++) {
      if (list[other]!.word.tiles === tiles && used[other] === 0) return true;
    }
    return false;
  }

  function thinkable(level: number): Stock {
    copyStock(stockAt(level), future);
    for (let source = 0; source < list.length; source++) {
      if (used[source]) continue;
      const { most, mostTiles, jokers } = list[source]!;
      future.jokers += jokers;
      if (mostTiles === 0) continue;
      for (let code = 0; code < most.length; code++) {
        for (let i = 0; i < most[code]!; i++) addLetter(book, future, code);
      }
    }
    // A word with jokers replaced may still go into a longer one, its letters with it (RI-02 e).
    for (const { replacing } of replaced) for (const code of replacing.needs) addLetter(book, future, code);
    return future;
  }
}
