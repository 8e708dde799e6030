/** Candidate words: a word with the table words that lie in it unbroken (RI-02 b and e), and the letters it takes besides. */
import { elementAt, f64At, u8At, u32At } from '@lettertafel/words';
import { placesIn, wordsContaining } from './containing-words.ts';
import { addLetter, addTiles, copyBag, countTiles, emptyBag, fits, type LetterBag, takeLetter } from './letter-bag.ts';
import type { SearchPosition } from './position.ts';
import type { Source, Sources } from './sources.ts';
import { matchesAt } from './table-word.ts';
import { hasLetter, type WordIndex } from './word-index.ts';
import { MAX_LENGTH } from './word-walk.ts';

/** A source that lies unbroken in a word. */
export interface Block {
  readonly source: number;
  readonly at: number;
  /** The source's tiles as they are, or with letters in the places of jokers (RI-02 e). */
  readonly tiles: string;
}

export interface Candidate {
  readonly word: number;
  readonly blocks: readonly Block[];
  /** Letters it takes besides the blocks, and for jokers swapped in them; those that few breaks free come first. */
  readonly need: readonly number[];
  /** How many jokers of the blocks come free. */
  readonly freedJokers: number;
}

/** Candidates with the masks of their needs side by side, so that many are tested at once. */
export interface CandidateList {
  readonly candidates: readonly Candidate[];
  readonly masks: Uint32Array;
  readonly lanes: number;
}

/** Candidates without and with blocks. */
export interface CandidatePool {
  readonly plain: readonly number[];
  /** Found when first asked for. */
  readonly withBlocks: () => CandidateList;
}

export interface Candidates {
  /** Every candidate of a word whose letters could be reachable, those with the most blocks first. */
  of(word: number): readonly Candidate[];
  /** The word without blocks. */
  plain(word: number): Candidate;
  /** Words that contain a source and take this letter, short ones first, and for which the bag could suffice. */
  extending(source: number, bag: LetterBag, letter: number): readonly number[];
  /** Words of a length with this letter that could be laid without blocks. */
  plainWith(letter: number, length: number): readonly number[];
  /** The word with this source as its only block, wherever that lies. */
  withBlock(word: number, source: number): readonly Candidate[];
  /** All candidates up to a length that take a letter; short words first. */
  withLetter(letter: number, maxLength: number): CandidatePool;
  /** All candidates up to a length. */
  upTo(maxLength: number): CandidatePool;
}

/** Longer extensions are found by `withLetter`. */
const MAX_EXTENSION = 6;
/** Work in tests of a word: putting a word on a list, and making a candidate. */
const LIST_COST = 5;
const CANDIDATE_COST = 200;

export function makeCandidates({ wordIndex, deadline }: SearchPosition, sources: Sources): Candidates {
  const { list, reachable, reachableWords, reachableWith, maxLoose, allTiles, containing } = sources;
  const hardestFirst = hardestToFree(wordIndex, list);
  const wanted = new Uint8Array(wordIndex.letters.length);
  const known = new Map<number, readonly Candidate[]>();
  const extensions: (readonly number[])[] = [];
  const extensionsWith: (readonly number[])[] = [];
  const plainLists: (readonly number[])[] = [];
  const extensionBag = emptyBag(wordIndex);
  const pools = new Map<string, CandidatePool>();

  return {
    of(word) {
      const candidates = known.get(word) ?? candidatesOf(word);
      known.set(word, candidates);
      return candidates;
    },
    plain: (word) => candidateWith(word, []),
    extending(source, bag, letter) {
      const key = source * wordIndex.letters.length + letter;
      extensionsWith[key] ??= extensionsOf(source).filter((word) => hasLetter(wordIndex, word, letter));
      deadline.charge(extensionsWith[key].length);
      fillExtensionBag(elementAt(list, source).word.tiles, bag);
      return extensionsWith[key].filter((word) => fits(wordIndex, extensionBag, word));
    },
    plainWith(letter, length) {
      const key = letter * (MAX_LENGTH + 1) + length;
      if (!plainLists[key]) deadline.charge(wordIndex.withLetter(letter, length).length);
      plainLists[key] ??= reachableWith(letter, length);
      return plainLists[key];
    },
    withBlock(word, source) {
      return blocksIn(wordIndex.textOf(word), source).map((block) => candidateWith(word, [block]));
    },
    withLetter(letter, maxLength) {
      return memoized(`${letter} ${maxLength}`, () => findPool(maxLength, letter));
    },
    upTo(maxLength) {
      return memoized(`${maxLength}`, () => findPool(maxLength));
    },
  };

  function memoized(key: string, find: () => CandidatePool): CandidatePool {
    const pool = pools.get(key) ?? find();
    pools.set(key, pool);
    return pool;
  }

  function extensionsOf(source: number): readonly number[] {
    extensions[source] ??= findExtensions(elementAt(list, source).word.tiles);
    return extensions[source];
  }

  function findExtensions(tiles: string): readonly number[] {
    const ofLength = wordsContaining(wordIndex, tiles, deadline);
    const found: number[] = [];
    fillExtensionBag(tiles, reachable);
    for (let length = tiles.length + 1; length <= Math.min(tiles.length + MAX_EXTENSION, MAX_LENGTH); length++) {
      const words = ofLength(length);
      deadline.charge(words.length);
      for (const word of words) if (fits(wordIndex, extensionBag, word)) found.push(word);
    }
    return found;
  }

  function fillExtensionBag(tiles: string, bag: LetterBag): void {
    copyBag(bag, extensionBag);
    addTiles(wordIndex, extensionBag, tiles);
  }

  /** Where a source lies in a text, as it is or with letters in the places of jokers. */
  function blocksIn(text: string, source: number): Block[] {
    const { word, swappedTiles } = elementAt(list, source);
    return placesIn(text, word.tiles).flatMap((at) => {
      const swapped = swappedTiles.filter((tiles) => matchesAt(text.slice(at, at + tiles.length), tiles, 0));
      return [word.tiles, ...swapped].map((tiles) => ({ source, at, tiles }));
    });
  }

  function want(letter: number): void {
    wanted[letter] = u8At(wanted, letter) + 1;
  }

  /** The blocks are in the order of their places. */
  function candidateWith(word: number, blocks: readonly Block[]): Candidate {
    const offset = u32At(wordIndex.offsets, word);
    let next = 0;
    let freedJokers = 0;
    for (let i = 0; i < u8At(wordIndex.lengths, word); i++) {
      const block = blocks[next];
      if (block?.at === i) {
        const { tiles } = elementAt(list, block.source).word;
        for (let place = 0; place < tiles.length; place++) {
          if (block.tiles[place] === tiles[place]) continue;
          want(u8At(wordIndex.codes, offset + i + place));
          freedJokers++;
        }
        i += tiles.length - 1;
        next++;
      } else want(u8At(wordIndex.codes, offset + i));
    }
    const need: number[] = [];
    for (const letter of hardestFirst) {
      for (; u8At(wanted, letter) > 0; wanted[letter] = u8At(wanted, letter) - 1) need.push(letter);
    }
    return { word, blocks, need, freedJokers };
  }

  function candidatesOf(word: number): readonly Candidate[] {
    const found: Candidate[] = [];
    const add = (blocks: readonly Block[]) => found.push(candidateWith(word, blocks));
    const within = containing.within(word);
    if (within.length > 0) {
      const text = wordIndex.textOf(word);
      const blocks = within.flatMap((source) => blocksIn(text, source));
      if (blocks.length === 1) add(blocks);
      else
        addDisjoint(
          blocks.sort((one, other) => one.at - other.at),
          add,
          { chosen: [], from: 0, end: 0 },
        );
    }
    if (u8At(wordIndex.lengths, word) <= maxLoose && fits(wordIndex, reachable, word)) add([]);
    return found;
  }

  /** Every set of blocks that do not overlap, larger sets before their subsets. */
  function addDisjoint(
    blocks: readonly Block[],
    add: (blocks: readonly Block[]) => number,
    { chosen, from, end }: { chosen: readonly Block[]; from: number; end: number },
  ): void {
    for (let i = from; i < blocks.length; i++) {
      const block = elementAt(blocks, i);
      if (block.at < end || chosen.some(({ source }) => source === block.source)) continue;
      const blockEnd = block.at + elementAt(list, block.source).word.tiles.length;
      addDisjoint(blocks, add, { chosen: [...chosen, block], from: i + 1, end: blockEnd });
    }
    if (chosen.length > 0) add(chosen);
  }

  /** Candidates that take a letter, if one is given. */
  function findPool(maxLength: number, letter = -1): CandidatePool {
    const plain: number[] = [];
    const containingSources: number[] = [];
    for (let length = 1; length <= Math.min(maxLength, MAX_LENGTH, countTiles(allTiles)); length++) {
      const withSource = containing.ofLength(length);
      const { starts, withLetter } = wordIndex;
      const tested = letter < 0 ? u32At(starts, length - 1) - u32At(starts, length) : withLetter(letter, length).length;
      deadline.charge(LIST_COST * (tested + withSource.size));
      // An incomplete pool proves nothing: callers check the deadline too.
      if (deadline.isPast()) break;
      for (const word of letter < 0 ? reachableWords(length) : reachableWith(letter, length)) plain.push(word);
      for (const word of withSource.keys()) {
        if (letter < 0 || hasLetter(wordIndex, word, letter)) containingSources.push(word);
      }
    }
    let withBlocks: CandidateList | null = null;
    return {
      plain,
      withBlocks() {
        withBlocks ??= withMasks(candidatesWithBlocks(containingSources, letter));
        return withBlocks;
      },
    };
  }

  function candidatesWithBlocks(words: readonly number[], letter: number): Candidate[] {
    const found: Candidate[] = [];
    for (const word of words) {
      const candidates = known.get(word) ?? candidatesOf(word);
      deadline.charge(CANDIDATE_COST * (candidates.length + 1));
      if (deadline.isPast()) return [];
      for (const candidate of candidates) {
        if (candidate.blocks.length > 0 && (letter < 0 || candidate.need.includes(letter))) found.push(candidate);
      }
    }
    return found;
  }

  function withMasks(candidates: readonly Candidate[]): CandidateList {
    const { lanes } = wordIndex;
    const masks = new Uint32Array(candidates.length * lanes);
    const bag = emptyBag(wordIndex);
    for (const [index, { need }] of candidates.entries()) {
      for (const letter of need) addLetter(wordIndex, bag, letter);
      masks.set(bag.mask, index * lanes);
      for (const letter of need) takeLetter(wordIndex, bag, letter);
    }
    return { candidates, masks, lanes };
  }
}

/** How many of the letters that a candidate needs are not in the bag; equal letters stand side by side in its need. */
export function countMissing({ counts }: LetterBag, { need }: Candidate): number {
  let missing = 0;
  let times = 0;
  let before = -1;
  for (const letter of need) {
    times = letter === before ? times + 1 : 1;
    before = letter;
    if (times > u8At(counts, letter)) missing++;
  }
  return missing;
}

/** Letters that few breaks free come first, so that failures are found early. */
function hardestToFree({ letters }: WordIndex, list: readonly Source[]): Uint8Array {
  const breaks = new Float64Array(letters.length);
  for (const { breaksFreeing } of list) {
    for (let letter = 0; letter < breaks.length; letter++)
      breaks[letter] = f64At(breaks, letter) + elementAt(breaksFreeing, letter).length;
  }
  return Uint8Array.from(letters, (_, letter) => letter).sort((a, b) => f64At(breaks, a) - f64At(breaks, b) || a - b);
}
