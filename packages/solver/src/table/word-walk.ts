/** Walking all words of a lexicon: a word graph edge by edge, any other lexicon letter by letter. */
import type { Lexicon } from '@lettertafel/engine';
import {
  firstEdge,
  i8At,
  LETTER_MASK,
  NOWHERE,
  nextEdge,
  ROOT,
  u8At,
  u32At,
  WORD_ENDS,
  type WordGraph,
} from '@lettertafel/words';

/** No word list has longer words. */
export const MAX_LENGTH = 25;

/** Many words in two arrays: their lengths, and their concatenated letters as indices in the letter set. */
export interface FlatWords {
  readonly lengths: Uint8Array;
  readonly codes: Uint8Array;
}

export interface WordsWanted {
  readonly letters: string;
  readonly shortest: number;
  /** Filter by vocabulary; null lets all words pass. */
  readonly isWanted: ((word: string) => boolean) | null;
}

/** Called letter by letter along the prefixes of all words. */
export interface WordVisitor {
  /** Whether to follow this letter at this depth; false prunes all words with the prefix. */
  enter(depth: number, code: number): boolean;
  /** The first `length` letters entered are a word. */
  take(length: number): void;
}

/** In alphabetical order. */
export type WordWalk = (visitor: WordVisitor) => void;

/** `letters` must be in alphabetical order, as in every graph. */
export function wordWalk(lexicon: Lexicon, letters: string): WordWalk {
  return hasGraph(lexicon) ? graphWalk(lexicon.graph, letters) : lexiconWalk(lexicon, letters);
}

export function flatWords(walk: WordWalk, wanted: WordsWanted): FlatWords {
  const collector = makeCollector(wanted);
  walk(collector);
  return collector.words();
}

function hasGraph(lexicon: Lexicon): lexicon is Lexicon & { readonly graph: WordGraph } {
  return 'graph' in lexicon;
}

interface Collector extends WordVisitor {
  words(): FlatWords;
}

function makeCollector({ letters, shortest, isWanted }: WordsWanted): Collector {
  const text = new Uint8Array(MAX_LENGTH);
  let lengths = new Uint8Array(1 << 12);
  let codes = new Uint8Array(1 << 15);
  let count = 0;
  let used = 0;
  const asText = (length: number) => {
    let word = '';
    for (let i = 0; i < length; i++) word += letters[u8At(text, i)];
    return word;
  };
  return {
    enter(depth, code) {
      text[depth] = code;
      return true;
    },
    take(length) {
      if (length < shortest || (isWanted && !isWanted(asText(length)))) return;
      if (count === lengths.length) lengths = grown(lengths);
      if (used + length > codes.length) codes = grown(codes);
      lengths[count++] = length;
      for (let i = 0; i < length; i++) codes[used++] = u8At(text, i);
    },
    words: () => ({ lengths: lengths.subarray(0, count), codes: codes.subarray(0, used) }),
  };
}

function grown(array: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(array.length * 2);
  larger.set(array);
  return larger;
}

function graphWalk({ alphabet, edges }: WordGraph, letters: string): WordWalk {
  const codeOf = Int8Array.from([-1, ...alphabet.letters].map((letter) => letters.indexOf(String(letter))));
  return (visitor) => {
    const visit = (place: number, depth: number) => {
      for (let at = firstEdge(edges, place); at !== NOWHERE; at = nextEdge(edges, at)) {
        const edge = u32At(edges, at);
        const code = i8At(codeOf, edge & LETTER_MASK);
        if (code < 0 || !visitor.enter(depth, code)) continue;
        if ((edge & WORD_ENDS) !== 0) visitor.take(depth + 1);
        if (depth + 1 < MAX_LENGTH) visit(at, depth + 1);
      }
    };
    visit(ROOT, 0);
  };
}

function lexiconWalk(lexicon: Lexicon, letters: string): WordWalk {
  const alphabet = [...letters];
  return (visitor) => {
    const visit = (node: number, depth: number) => {
      for (const [code, letter] of alphabet.entries()) {
        const next = lexicon.next(node, letter);
        if (next === 0 || !visitor.enter(depth, code)) continue;
        if (lexicon.ends(next)) visitor.take(depth + 1);
        if (depth + 1 < MAX_LENGTH) visit(next, depth + 1);
      }
    };
    visit(lexicon.root, 0);
  };
}
