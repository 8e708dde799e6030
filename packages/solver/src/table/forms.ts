/** Forms: a word with the table words that lie in it unbroken (RI-02 b), and the letters it takes besides. */
import { placesIn, wordsAround } from './blocks.ts';
import type { SearchPosition } from './position.ts';
import type { Sources } from './sources.ts';
import { addLetter, countTiles, fits, makeStock, type Stock, takeLetter } from './stock.ts';
import { JOKER } from './table-word.ts';
import { LONGEST } from './word-source.ts';

/** Where a source lies in a word. */
export interface Block {
  readonly source: number;
  readonly at: number;
}

export interface Form {
  readonly word: number;
  readonly blocks: readonly Block[];
  /** Letters besides the blocks, the hardest to get first. */
  readonly need: readonly number[];
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
  /** Short forms of a source with letters added, for each source: looked up when first asked for. */
  around(source: number): FormList;
  /** Words without blocks, and forms with them, that take a letter: of words up to a length, short words first. */
  withLetter(code: number, longest: number): MixedForms;
  /** All words and forms up to a length. */
  upTo(longest: number): MixedForms;
}

/** Lengthened by more than this a word is found in other ways. */
const MOST_ADDED = 6;

export function makeForms({ book, patience }: SearchPosition, sources: Sources): Forms {
  const { list, reach, everything, hasBlock } = sources;
  const ways = new Float64Array(book.letters.length);
  for (const { freeing } of list) for (const [code, breaks] of freeing.entries()) ways[code]! += breaks.length;
  const known = new Map<number, readonly Form[]>();
  const arounds: FormList[] = [];
  const lists = new Map<string, MixedForms>();

  return {
    of(word) {
      const forms = known.get(word) ?? formsOf(word);
      known.set(word, forms);
      return forms;
    },
    bare: (word) => formOf(word, []),
    around(source) {
      arounds[source] ??= aroundOf(source);
      return arounds[source];
    },
    withLetter(code, longest) {
      const isWanted = ({ need }: Form) => need.includes(code);
      return remembered(`${code} ${longest}`, () =>
        listOf((length) => book.withLetter(code, length), longest, isWanted),
      );
    },
    upTo(longest) {
      return remembered(`${longest}`, () => listOf(wordsOf, longest, () => true));
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

  function aroundOf(source: number): FormList {
    const { tiles } = list[source]!.word;
    const room: Stock = { counts: reach.counts.slice(), mask: reach.mask.slice(), jokers: reach.jokers };
    for (const tile of tiles) {
      // A joker in the block stands for a letter that need not be there.
      if (tile === JOKER) room.jokers++;
      else addLetter(book, room, book.letters.indexOf(tile));
    }
    const forms: Form[] = [];
    const longest = tiles.length + MOST_ADDED;
    for (const word of wordsAround(book, tiles)) {
      if (book.lengths[word]! > longest) break;
      if (!fits(book, room, word)) continue;
      for (const at of placesIn(book.textOf(word), tiles)) forms.push(formOf(word, [{ source, at }]));
    }
    patience.spend(10 * forms.length);
    return withMasks(forms);
  }

  function formOf(word: number, blocks: readonly Block[]): Form {
    const need: number[] = [];
    const offset = book.offsets[word]!;
    let next = 0;
    for (let i = 0; i < book.lengths[word]!; i++) {
      const block = blocks[next];
      if (block?.at === i) {
        i += list[block.source]!.word.tiles.length - 1;
        next++;
      } else need.push(book.codes[offset + i]!);
    }
    return { word, blocks, need: need.sort((a, b) => ways[a]! - ways[b]! || a - b) };
  }

  function formsOf(word: number): readonly Form[] {
    const forms: Form[] = [];
    const add = (blocks: readonly Block[]) => forms.push(formOf(word, blocks));
    if (hasBlock(word)) {
      const text = book.textOf(word);
      const blocks: Block[] = [];
      for (const [source, { word: old }] of list.entries()) {
        if (old.tiles.length >= text.length) continue;
        for (const at of placesIn(text, old.tiles)) blocks.push({ source, at });
      }
      blocks.sort((one, other) => one.at - other.at);
      choose(blocks, add, { chosen: [], from: 0, end: 0 });
    }
    if (fits(book, reach, word)) add([]);
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

  function listOf(
    candidates: (length: number) => Int32Array,
    longest: number,
    isWanted: (form: Form) => boolean,
  ): MixedForms {
    const bare: number[] = [];
    const around: number[] = [];
    for (let length = 1; length <= Math.min(longest, LONGEST, countTiles(everything)); length++) {
      const words = candidates(length);
      patience.spend(2 * words.length);
      // A list that was cut short says nothing: whoever reads it sees that time is up.
      if (patience.isOver()) break;
      for (const word of words) {
        if (fits(book, reach, word)) bare.push(word);
        if (hasBlock(word) && fits(book, everything, word)) around.push(word);
      }
    }
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
