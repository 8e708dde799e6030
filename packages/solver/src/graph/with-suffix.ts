/** A word graph in which a suffix tile is a letter: X* and X*NEN beside XIN and XINNEN (DE-06, DE-08). */

import { type Lexicon, withoutUmlaut } from '@lettertafel/engine';
import { type Alphabet, changeWords, type WordGraph, wordsOf } from '@lettertafel/words';

export interface SuffixWords {
  readonly cell: string;
  readonly endings: readonly string[];
  isStem(stem: string): boolean;
}

/** The *IN of German person nouns. Only stems with a plural in -INNEN are looked up, with or without umlaut. */
export function personNouns(lexicon: Pick<Lexicon, 'isPersonStem'>): SuffixWords {
  return { cell: '*', endings: ['*', '*NEN'], isStem: (stem) => lexicon.isPersonStem(stem) };
}

export function withSuffix(graph: WordGraph, { cell, endings, isStem }: SuffixWords): WordGraph {
  const candidates = wordsOf(graph)
    .filter((word) => word.endsWith('INNEN'))
    .map((word) => word.slice(0, -'INNEN'.length))
    .flatMap((stem) => [stem, withoutUmlaut(stem)]);
  const stems = [...new Set(candidates)].filter(isStem);
  const alphabet = withLetter(graph.alphabet, cell);
  return changeWords({ ...graph, alphabet }, { add: stems.flatMap((stem) => endings.map((ending) => stem + ending)) });
}

/** The new letter takes the code after the last, so that all others keep theirs. */
function withLetter({ letters, codes }: Alphabet, letter: string): Alphabet {
  const more = codes.slice();
  more[letter.charCodeAt(0)] = letters.length + 1;
  return { letters: letters + letter, codes: more };
}
