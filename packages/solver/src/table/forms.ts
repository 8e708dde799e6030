/** Forms: a word with the table words that lie in it unbroken (RI-02 b and e), and the letters it takes besides. */
import { placesIn, wordsAround } from './blocks.ts';
import type { SearchPosition } from './position.ts';
import type { Source, Sources } from './sources.ts';
import { addLetter, addTiles, copyStock, countTiles, fits, makeStock, type Stock, takeLetter } from './stock.ts';
import { liesAt } from './table-word.ts';
import { hasLetter, type WordBook } from './word-book.ts';
import { LONGEST } from './word-source.ts';

/** Where a source lies in a word. */
export interface Block {
  readonly source: number;
  readonly at: number;
  /** The source's tiles, or one of its patterns with letters in the place of jokers (RI-02 e). */
  readonly tiles: string;
}

export interface Form {
  readonly word: number;
  readonly blocks: readonly Block[];
  /** Letters besides what lies there of the blocks, the hardest to get first. */
  readonly need: readonly number[];
  /** So many jokers come free, with letters in their places. */
  readonly frees: number;
}

/** Forms with the bits of their needs side by side, so that many are tried at once. */
export interface FormList {
  readonly forms: readonly Form[];
  readonly masks: Uint32Array;
  readonly lanes: number;
}

export interface MixedForms {
  readonly bare: readonly number[];
  /** Looked up when first asked for. */
  readonly blocked: () => FormList;
}

export interface Forms {
  /** Every form of a word whose letters could be there, the fullest first. */
  of(word: number): readonly Form[];
  /** A word without blocks. */
  bare(word: number): Form;
  /** Words with a source in them, short ones first, that take this letter and for which this stock could be enough. */
  around(source: number, stock: Stock, code: number): readonly number[];
  /** A word with a source in it and no other, wherever that lies. */
  withBlock(word: number, source: number): readonly Form[];
  /** Words without blocks, and forms with them, that take a letter: of words up to a length, short words first. */
  withLetter(code: number, longest: number): MixedForms;
  /** All words and forms up to a length. */
  upTo(longest: number): MixedForms;
}

/** Lengthened by more than this a word is found in other ways. */
const MOST_ADDED = 6;
/** Putting a word on a list takes as long as trying so many. */
const LISTING = 5;

export function makeForms({ book, patience }: SearchPosition, sources: Sources): Forms {
  const { list, reach, mostLoose, everything, blocks } = sources;
  const hardestFirst = hardestToFree(book, list);
  const wanted = new Uint8Array(book.letters.length);
  const known = new Map<number, readonly Form[]>();
  const arounds: (readonly number[])[] = [];
  const room = makeStock(book);
  const lists = new Map<string, MixedForms>();

  return {
    of(word) {
      const forms = known.get(word) ?? formsOf(word);
      known.set(word, forms);
      return forms;
    },
    bare: (word) => formOf(word, []),
    around(source, stock, code) {
      arounds[source] ??= shortWordsAround(list[source]!.word.tiles);
      patience.spend(arounds[source].length);
      roomAround(list[source]!.word.tiles, stock);
      return arounds[source].filter((word) => hasLetter(book, word, code) && fits(book, room, word));
    },
    withBlock(word, source) {
      return blocksIn(book.textOf(word), source).map((block) => formOf(word, [block]));
    },
    withLetter(code, longest) {
      return remembered(`${code} ${longest}`, () => listOf((length) => book.withLetter(code, length), longest, code));
    },
    upTo(longest) {
      return remembered(`${longest}`, () => listOf(wordsOf, longest));
    },
  };

  function remembered(key: string, make: () => MixedForms): MixedForms {
    const list = lists.get(key) ?? make();
    lists.set(key, list);
    return list;
  }

  function wordsOf(length: number): Int32Array {
    const from = book.starts[length]!;
    return Int32Array.from({ length: book.starts[length - 1]! - from }, (_, i) => from + i);
  }

  function shortWordsAround(tiles: string): readonly number[] {
    const ofLength = wordsAround(book, tiles, patience);
    const found: number[] = [];
    roomAround(tiles, reach);
    for (let length = tiles.length + 1; length <= Math.min(tiles.length + MOST_ADDED, LONGEST); length++) {
      const words = ofLength(length);
      patience.spend(words.length);
      for (const word of words) if (fits(book, room, word)) found.push(word);
    }
    return found;
  }

  /** What could be enough for a word with a block in it. */
  function roomAround(tiles: string, stock: Stock): void {
    copyStock(stock, room);
    addTiles(book, room, tiles);
  }

  /** Where a source lies in a text, as it is or with letters in the place of jokers. */
  function blocksIn(text: string, source: number): Block[] {
    const { word, patterns } = list[source]!;
    return placesIn(text, word.tiles).flatMap((at) => {
      const replaced = patterns.filter((pattern) => liesAt(text.slice(at, at + pattern.length), pattern, 0));
      return [word.tiles, ...replaced].map((tiles) => ({ source, at, tiles }));
    });
  }

  function formOf(word: number, blocks: readonly Block[]): Form {
    const offset = book.offsets[word]!;
    let next = 0;
    let frees = 0;
    for (let i = 0; i < book.lengths[word]!; i++) {
      const block = blocks[next];
      if (block?.at === i) {
        const { tiles } = list[block.source]!.word;
        for (let place = 0; place < tiles.length; place++) {
          if (block.tiles[place] === tiles[place]) continue;
          wanted[book.codes[offset + i + place]!]!++;
          frees++;
        }
        i += tiles.length - 1;
        next++;
      } else wanted[book.codes[offset + i]!]!++;
    }
    const need: number[] = [];
    for (const code of hardestFirst) {
      for (; wanted[code]! > 0; wanted[code]!--) need.push(code);
    }
    return { word, blocks, need, frees };
  }

  function formsOf(word: number): readonly Form[] {
    const forms: Form[] = [];
    const add = (chosen: readonly Block[]) => forms.push(formOf(word, chosen));
    const within = blocks.within(word);
    if (within.length > 0) {
      const text = book.textOf(word);
      const found = within.flatMap((source) => blocksIn(text, source));
      if (found.length === 1) add(found);
      else choose(found.sort(byPlace), add, { chosen: [], from: 0, end: 0 });
    }
    if (book.lengths[word]! <= mostLoose && fits(book, reach, word)) add([]);
    return forms;
  }

  /** Every choice of blocks that do not overlap, the fullest first. */
  function choose(
    blocks: readonly Block[],
    add: (blocks: readonly Block[]) => number,
    { chosen, from, end }: { chosen: readonly Block[]; from: number; end: number },
  ): void {
    for (let i = from; i < blocks.length; i++) {
      const { source, at } = blocks[i]!;
      if (at < end || chosen.some((other) => other.source === source)) continue;
      const next = { chosen: [...chosen, blocks[i]!], from: i + 1, end: at + list[source]!.word.tiles.length };
      choose(blocks, add, next);
    }
    if (chosen.length > 0) add(chosen);
  }

  /** Forms that take a letter, if one is given. */
  function listOf(candidates: (length: number) => Int32Array, longest: number, code = -1): MixedForms {
    const bare: number[] = [];
    const around: number[] = [];
    for (let length = 1; length <= Math.min(longest, LONGEST, countTiles(everything)); length++) {
      const words = candidates(length);
      const withBlocks = blocks.ofLength(length);
      patience.spend(LISTING * (words.length + withBlocks.size));
      // A list that was cut short says nothing: whoever reads it sees that time is up.
      if (patience.isOver()) break;
      for (const word of words) if (fits(book, reach, word)) bare.push(word);
      for (const word of withBlocks.keys()) if (code < 0 || hasLetter(book, word, code)) around.push(word);
    }
    const isWanted = ({ need }: Form) => code < 0 || need.includes(code);
    let blocked: FormList | null = null;
    return {
      bare,
      blocked() {
        blocked ??= withMasks(blockedForms(around, isWanted));
        return blocked;
      },
    };
  }

  function blockedForms(words: readonly number[], isWanted: (form: Form) => boolean): Form[] {
    const found: Form[] = [];
    for (const word of words) {
      const forms = known.get(word) ?? formsOf(word);
      patience.spend(200 * (forms.length + 1));
      if (patience.isOver()) return [];
      for (const form of forms) {
        if (form.blocks.length > 0 && isWanted(form)) found.push(form);
      }
    }
    return found;
  }

  function withMasks(forms: readonly Form[]): FormList {
    const { lanes } = book;
    const masks = new Uint32Array(forms.length * lanes);
    const stock = makeStock(book);
    for (const [index, { need }] of forms.entries()) {
      for (const code of need) addLetter(book, stock, code);
      masks.set(stock.mask, index * lanes);
      for (const code of need) takeLetter(book, stock, code);
    }
    return { forms, masks, lanes };
  }
}

/** So many letters that a form needs are not in a stock; letters of a kind lie side by side in it. */
export function missingFor({ counts }: Stock, { need }: Form): number {
  let missing = 0;
  let times = 0;
  for (let i = 0; i < need.length; i++) {
    times = i > 0 && need[i - 1] === need[i] ? times + 1 : 1;
    if (times > counts[need[i]!]!) missing++;
  }
  return missing;
}

function byPlace(one: Block, other: Block): number {
  return one.at - other.at;
}

/** Letters that few breaks free come first. */
function hardestToFree({ letters }: WordBook, list: readonly Source[]): Uint8Array {
  const ways = new Float64Array(letters.length);
  for (const { freeing } of list) for (let code = 0; code < ways.length; code++) ways[code]! += freeing[code]!.length;
  return Uint8Array.from(letters, (_, code) => code).sort((a, b) => ways[a]! - ways[b]! || a - b);
}
