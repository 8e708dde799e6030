/** Sources: the letters that table words can supply if something of each must be left (RI-02), and bounds on them. */
import { JOKER } from '@lettertafel/engine';
import { elementAt, u8At, u32At } from '@lettertafel/words';
import { type Break, type Breaks, breaksOf, findJokerSwaps, type JokerSwap } from './breaks.ts';
import { type ContainingWords, findContainingWords } from './containing-words.ts';
import { addLetter, bagOf, fits, fittingWords, type LetterBag } from './letter-bag.ts';
import type { SearchPosition } from './position.ts';
import type { TableWord } from './table-word.ts';
import { hasLetter, memoByTiles, type WordIndex } from './word-index.ts';
import { MAX_LENGTH } from './word-walk.ts';

/** A word on the table as a source of letters. */
export interface Source extends TileSource {
  readonly word: TableWord;
  /** Sources before this one that have the same tiles. */
  readonly twins: readonly number[];
}

/** What depends on the tiles alone, and is memoized by them. */
interface TileSource {
  readonly jokers: number;
  readonly breaks: Breaks;
  /** The words that may be left, by length. */
  readonly restsByLength: readonly (readonly number[])[];
  /** Every other break frees a part of what one of these does. */
  readonly maximalBreaks: readonly Break[];
  /** The breaks that free a letter, most tiles first; behind those of all letters the breaks that free a joker. */
  readonly breaksFreeing: readonly (readonly Break[])[];
  /** Those of them that are maximal. */
  readonly maximalFreeing: readonly (readonly Break[])[];
  /** How many of each letter, and how many tiles, one break can free. */
  readonly maxFreed: Uint8Array;
  readonly maxFreedTiles: number;
  readonly swaps: readonly JokerSwap[];
  /** The tiles after any of the swaps: these may lie unbroken in a longer word (RI-02 e). */
  readonly swappedTiles: readonly string[];
}

export interface Sources {
  readonly list: readonly Source[];
  /** Places in the list of those that can give anything at all. */
  readonly giving: readonly number[];
  /** Upper bound of what can lie loose at once: the rack, and the most of each letter that each source can free. */
  readonly reachable: LetterBag;
  /** The words of a length that could be laid from loose letters, found when first asked for. */
  readonly reachableWords: (length: number) => readonly number[];
  /** Those of them that have a letter. */
  readonly reachableWith: (letter: number, length: number) => readonly number[];
  /** Upper bound of how many tiles can lie loose at once. */
  readonly maxLoose: number;
  /** All tiles of table and rack. */
  readonly allTiles: LetterBag;
  readonly containing: ContainingWords;
  /** Words that may be left of a source, or become of it when letters replace its jokers (RI-02 c and d). */
  readonly restWords: RestWords;
  /** False when the deadline passed before all breaks were found: then nothing is proven. */
  readonly isComplete: boolean;
}

export interface RestWords {
  has(word: number): boolean;
  ofLength(length: number): ReadonlySet<number>;
}

export function findSources({ wordIndex, table, rack, deadline }: SearchPosition): Sources {
  const reachable = bagOf(wordIndex, rack);
  const allTiles = bagOf(wordIndex, [...table.flatMap(({ tiles }) => [...tiles]), ...rack]);
  // Long words with two jokers have thousands of breaks; keep half of the time for the search.
  const half = deadline.fraction(1 / 2);
  const list = table.map((word, place): Source => {
    const source = tileSourceOf(wordIndex, word.tiles, half);
    const { maxFreed } = source;
    for (let letter = 0; letter < maxFreed.length; letter++) {
      for (let i = 0; i < u8At(maxFreed, letter); i++) addLetter(wordIndex, reachable, letter);
    }
    const twins = [...table.keys()].filter((other) => other < place && elementAt(table, other).tiles === word.tiles);
    return { word, twins, ...source };
  });
  reachable.jokers = allTiles.jokers;
  return {
    list,
    giving: list.flatMap(({ maxFreedTiles, jokers }, index) => (maxFreedTiles > 0 || jokers > 0 ? [index] : [])),
    reachable,
    ...lazyReachableWords(wordIndex, reachable),
    maxLoose: list.reduce((sum, { maxFreedTiles }) => sum + maxFreedTiles, rack.length),
    allTiles,
    containing: findContainingWords(wordIndex, { table, allTiles, reachable, deadline }),
    restWords: lazyRestWords(wordIndex, list, allTiles),
    isComplete: !half.isPast(),
  };
}

/** Letters that fewer than one in this many words have: their words are tested one by one. */
const RARE = 4;

function lazyReachableWords(
  wordIndex: WordIndex,
  reachable: LetterBag,
): Pick<Sources, 'reachableWords' | 'reachableWith'> {
  const { starts, withLetter } = wordIndex;
  const known: (readonly number[])[] = [];
  const reachableWords = (length: number) => {
    known[length] ??= fittingWords(wordIndex, reachable, length);
    return known[length];
  };
  return {
    reachableWords,
    reachableWith(letter, length) {
      const words = withLetter(letter, length);
      const isRare = words.length * RARE < u32At(starts, length - 1) - u32At(starts, length);
      if (known[length] || !isRare) return reachableWords(length).filter((word) => hasLetter(wordIndex, word, letter));
      const found: number[] = [];
      for (const word of words) if (fits(wordIndex, reachable, word)) found.push(word);
      return found;
    },
  };
}

/** Found length by length: there are thousands of short rests, and mostly only long words are needed. */
function lazyRestWords(wordIndex: WordIndex, list: readonly Source[], allTiles: LetterBag): RestWords {
  const known: Set<number>[] = [];
  const ofLength = (length: number) => {
    known[length] ??= find(length);
    return known[length];
  };
  return { has: (word) => ofLength(u8At(wordIndex.lengths, word)).has(word), ofLength };

  function find(length: number): Set<number> {
    const found = new Set<number>();
    for (const { word, restsByLength, swaps } of list) {
      for (const rest of elementAt(restsByLength, length)) found.add(rest);
      if (word.tiles.length !== length) continue;
      for (const swap of swaps) if (fits(wordIndex, allTiles, swap.word)) found.add(swap.word);
    }
    return found;
  }
}

const tileSourceOf = memoByTiles((wordIndex, tiles, deadline): TileSource => {
  const breaks = breaksOf(wordIndex, tiles, deadline);
  const restsByLength: number[][] = Array.from({ length: MAX_LENGTH + 1 }, () => []);
  for (const word of breaks.restWords) elementAt(restsByLength, u8At(wordIndex.lengths, word)).push(word);
  const breaksFreeing = Array.from({ length: wordIndex.letters.length + 1 }, (): Break[] => []);
  const maxFreed = new Uint8Array(wordIndex.letters.length);
  let maxFreedTiles = 0;
  for (const broken of breaks.all) {
    const { freed, jokers } = broken;
    maxFreedTiles = Math.max(maxFreedTiles, freed.length + jokers);
    if (jokers > 0) elementAt(breaksFreeing, wordIndex.letters.length).push(broken);
    let times = 0;
    let before = -1;
    for (const letter of freed) {
      times = letter === before ? times + 1 : 1;
      before = letter;
      if (times === 1) elementAt(breaksFreeing, letter).push(broken);
      if (times > u8At(maxFreed, letter)) maxFreed[letter] = times;
    }
  }
  const jokers = [...tiles].filter((tile) => tile === JOKER).length;
  const maximalBreaks = breaks.all.filter(({ isMaximal }) => isMaximal);
  const maximalFreeing = breaksFreeing.map((list) => list.filter(({ isMaximal }) => isMaximal));
  const swaps = findJokerSwaps(wordIndex, tiles);
  const swappedTiles = [...new Set(swaps.map(({ after }) => after.tiles))];
  return {
    jokers,
    breaks,
    restsByLength,
    maximalBreaks,
    breaksFreeing,
    maximalFreeing,
    maxFreed,
    maxFreedTiles,
    swaps,
    swappedTiles,
  };
});
