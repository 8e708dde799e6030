/** A lexicon made from plain lists, for tests, small tables and scripts. Large lists use the word graph. */
import type { Lexicon, WordNode } from './lexicon.ts';

export interface WordLists {
  readonly words: readonly string[];
  readonly names?: readonly string[];
  /** Absent: every word is advised. */
  readonly advised?: readonly string[];
  /** Stems that look like those of person nouns but are none. */
  readonly nonPersons?: readonly string[];
}

export function lexiconFrom({ words, names = [], advised, nonPersons = [] }: WordLists): Lexicon {
  const good = new Set(words);
  const namesSet = new Set(names);
  const advisedSet = advised && new Set(advised);
  const others = new Set(nonPersons);
  const trie = trieOf(good);
  return {
    has: (word) => good.has(word),
    isName: (word) => namesSet.has(word),
    isAdvised: (word) => good.has(word) && (!advisedSet || advisedSet.has(word)),
    isPersonStem: (stem) => !others.has(stem) && isPersonStem(stem, (word) => good.has(word)),
    ...trie,
  };
}

/**
 * The test for the X of X*IN (DE-06): both feminine forms are words, and so is the base they come from.
 * Lists of stems that are no persons are data; they are left to the caller.
 */
export function isPersonStem(stem: string, has: (word: string) => boolean): boolean {
  if (stem.length < 3 || !has(`${stem}IN`) || !has(`${stem}INNEN`)) return false;
  const plain = stem.replace(/[ÄÖÜ](?=[^ÄÖÜ]*$)/, (vowel) => vowel.normalize('NFD').charAt(0));
  return [stem, `${stem}E`, plain, `${plain}E`].some(has);
}

function trieOf(words: Iterable<string>): Pick<Lexicon, 'root' | 'next' | 'ends'> {
  const root: WordNode = 1;
  const children: Map<string, WordNode>[] = [new Map(), new Map()];
  const ending = new Set<WordNode>();
  for (const word of words) {
    let node = root;
    for (const letter of word) {
      const place = children[node] as Map<string, WordNode>;
      let child = place.get(letter);
      if (child === undefined) {
        child = children.length;
        children.push(new Map());
        place.set(letter, child);
      }
      node = child;
    }
    ending.add(node);
  }
  return {
    root,
    next: (node, letter) => children[node]?.get(letter) ?? 0,
    ends: (node) => ending.has(node),
  };
}
