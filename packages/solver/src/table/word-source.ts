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

export function flatWords(lexicon: Lexicon, wanted: WordsWanted): FlatWords {
  const sink = makeSink(wanted);
  if (hasGraph(lexicon)) walkGraph(lexicon.graph, wanted.letters, sink);
  else walkLexicon(lexicon, wanted.letters, sink);
  return sink.words();
}

function hasGraph(lexicon: Lexicon): lexicon is Lexicon & { readonly graph: WordGraph } {
  return 'graph' in lexicon;
}

interface Sink {
  /** The letters so far, which the walk writes. */
  readonly text: Uint8Array;
  take(length: number): void;
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
    text,
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

function walkGraph({ alphabet, edges }: WordGraph, letters: string, { text, take }: Sink): void {
  const codeOf = Int8Array.from([-1, ...alphabet.letters].map((letter) => letters.indexOf(String(letter))));
  const visit = (place: number, depth: number) => {
    for (let at = firstEdge(edges, place); at !== NOWHERE; at = nextEdge(edges, at)) {
      const edge = edges[at]!;
      const code = codeOf[edge & LETTER_MASK]!;
      if (code < 0) continue;
      text[depth] = code;
      if ((edge & WORD_ENDS) !== 0) take(depth + 1);
      if (depth + 1 < LONGEST) visit(at, depth + 1);
    }
  };
  visit(ROOT, 0);
}

function walkLexicon(lexicon: Lexicon, letters: string, { text, take }: Sink): void {
  const visit = (node: number, depth: number) => {
    for (let code = 0; code < letters.length; code++) {
      const next = lexicon.next(node, letters[code]!);
      if (next === 0) continue;
      text[depth] = code;
      if (lexicon.ends(next)) take(depth + 1);
      if (depth + 1 < LONGEST) visit(next, depth + 1);
    }
  };
  visit(lexicon.root, 0);
}
