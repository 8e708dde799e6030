/** The words that computer players lay at a table, as a lexicon for the solver: none discriminating or vulgar. */
import type { Lexicon } from '@lettertafel/engine';
import { endsWord, follow, type GraphLexicon, hasWord, ROOT, type WordGraph } from '@lettertafel/words';

export type PoliteLexicon = Lexicon & { readonly graph: WordGraph };

const made = new WeakMap<GraphLexicon, PoliteLexicon>();

/** One for each list, because the solver keeps an index for every lexicon. */
export function politeLexicon(list: GraphLexicon): PoliteLexicon {
  const known = made.get(list) ?? makePolite(list);
  made.set(list, known);
  return known;
}

function makePolite({ polite: graph, isName, isAdvised, isPersonStem }: GraphLexicon): PoliteLexicon {
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
