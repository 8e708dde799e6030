/** Where the words of a book come from: a word graph walked edge by edge, or any lexicon walked letter by letter. */
import type { Lexicon } from '@lettertafel/engine';
import { firstEdge, LETTER_MASK, NOWHERE, nextEdge, ROOT, WORD_ENDS, type WordGraph } from '@lettertafel/words';

/** Nothing longer can be laid: the lists end there (and so do the stacks of the search). */
export const LONGEST = 25;

/** All words one after the other: lengths, and letters as places in the letter set. */
export interface FlatWords {
  readonly lengths: Uint8Array;
  readonly codes: Uint8Array;
}

export interface WordsWanted {
  readonly letters: string;
  readonly shortest: number;
  /** Says no to words that the table does not want. */
  readonly isWanted: ((word: string) => boolean) | null;
}

/** Somebody who walks through all words letter by letter, and says where not to go on. */
export interface Walker {
  /** Whether to go on with this letter, which is so many letters deep. */
  enter(depth: number, code: number): boolean;
  /** The letters entered so far, so many, are a word. */
  take(length: number): void;
}

/** Words in the order of the letters. */
export type WordWalk = (walker: Walker) => void;

/** The letters must be in the order of the alphabet, as they are in every graph. */
export function wordWalk(lexicon: Lexicon, letters: string): WordWalk {
  return hasGraph(lexicon) ? graphWalk(lexicon.graph, letters) : lexiconWalk(lexicon, letters);
}

export function flatWords(walk: WordWalk, wanted: WordsWanted): FlatWords {
  const sink = makeSink(wanted);
  walk(sink);
  return sink.words();
}

function hasGraph(lexicon: Lexicon): lexicon is Lexicon & { readonly graph: WordGraph } {
  return 'graph' in lexicon;
}

interface Sink extends Walker {
  words(): FlatWords;
}

function makeSink({ letters, shortest, isWanted }: WordsWanted): Sink {
  const text = new Uint8Array(LONGEST);
  let lengths = new Uint8Array(1 << 12);
  let codes = new Uint8Array(1 << 15);
  let count = 0;
  let used = 0;
  const asText = (length: number) => {
    let word = '';
    for (let i = 0; i < length; i++) word += letters[text[i]!];
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
      for (let i = 0; i < length; i++) codes[used++] = text[i]!;
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
  return (walker) => {
    const visit = (place: number, depth: number) => {
      for (let at = firstEdge(edges, place); at !== NOWHERE; at = nextEdge(edges, at)) {
        const edge = edges[at]!;
        const code = codeOf[edge & LETTER_MASK]!;
        if (code < 0 || !walker.enter(depth, code)) continue;
        if ((edge & WORD_ENDS) !== 0) walker.take(depth + 1);
        if (depth + 1 < LONGEST) visit(at, depth + 1);
      }
    };
    visit(ROOT, 0);
  };
}

function lexiconWalk(lexicon: Lexicon, letters: string): WordWalk {
  return (walker) => {
    const visit = (node: number, depth: number) => {
      for (let code = 0; code < letters.length; code++) {
        const next = lexicon.next(node, letters[code]!);
        if (next === 0 || !walker.enter(depth, code)) continue;
        if (lexicon.ends(next)) walker.take(depth + 1);
        if (depth + 1 < LONGEST) visit(next, depth + 1);
      }
    };
    visit(lexicon.root, 0);
  };
}
