/** The words that computer players lay at a table, as a lexicon for the solver: none discriminating or vulgar. */
import type { Lexicon } from '@lettertafel/engine';
import { endsWord, follow, type GraphLexicon, hasWord, ROOT, type WordGraph } from '@lettertafel/words';
import { type KnownWords, politeWords } from '../vocabulary.ts';

export type PoliteLexicon = Lexicon & { readonly graph: WordGraph };

const made = new WeakMap<WordGraph, PoliteLexicon>();

/** The whole list, or a tier of it. One for each graph, because the solver keeps an index for every lexicon. */
export function politeLexicon(list: GraphLexicon, words: KnownWords = 'all'): PoliteLexicon {
  const graph = politeWords(list, words);
  const known = made.get(graph) ?? makePolite(list, graph);
  made.set(graph, known);
  return known;
}

function makePolite({ isName, isAdvised, isPersonStem }: GraphLexicon, graph: WordGraph): PoliteLexicon {
  const { alphabet, edges } = graph;
  const has = (word: string) => hasWord(graph, word);
  return {
    graph,
    has,
    isName,
    isAdvised: (word, allowing) => has(word) && isAdvised(word, allowing),
    isPersonStem,
    root: ROOT,
    next: (node, letter) => follow(edges, node, alphabet.codes[letter.charCodeAt(0)] ?? 0),
    ends: (node) => endsWord(edges, node),
  };
}
