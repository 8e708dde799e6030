/** A lexicon made from plain lists, for tests, small games and scripts. Large lists use the word graph. */
import { itemAt } from './item-at.ts';
import type { Lexicon, WordNode } from './lexicon.ts';

export interface WordLists {
  readonly words: readonly string[];
  readonly names?: readonly string[];
  /** Words written with an apostrophe or a hyphen, in one piece (XL-05). */
  readonly joined?: readonly string[];
  /** Absent: every word is advised. */
  readonly advised?: readonly string[];
  /** Stems that look like person nouns but are not. */
  readonly nonPersons?: readonly string[];
}

export function lexiconFrom({ joined = [], ...lists }: WordLists): Lexicon {
  const words = [...lists.words, ...joined];
  return { ...lexiconOf(lists), withJoined: joined.length > 0 ? lexiconOf({ ...lists, words }) : null };
}

function lexiconOf({ words, names = [], advised, nonPersons = [] }: WordLists): Lexicon {
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
 * The test for the X of X*IN (DE-06): the stem of a feminine form, or the base to which that form gives an umlaut.
 * The caller passes the stems that are not persons.
 */
export function isPersonStem(stem: string, has: (word: string) => boolean): boolean {
  const isStem = (form: string) => isFeminineStem(form, has);
  return isStem(stem) || isBaseWithoutUmlaut(stem, { has, isStem });
}

/** Both feminine forms are words, and so is the base they come from. */
function isFeminineStem(stem: string, has: (word: string) => boolean): boolean {
  if (stem.length < 3 || !has(`${stem}IN`) || !has(`${stem}INNEN`)) return false;
  const plain = withoutUmlaut(stem);
  return [stem, `${stem}E`, plain, `${plain}E`].some(has);
}

/**
 * A base in -er or -e that takes an umlaut in the feminine form, without that umlaut: BAUER for BÄUERIN, FRANZOS for
 * FRANZÖSIN; but not BURGER for BÜRGERIN, whose base has the umlaut too.
 */
export function isBaseWithoutUmlaut(
  stem: string,
  { has, isStem }: { has: (word: string) => boolean; isStem: (form: string) => boolean },
): boolean {
  const isInEr = stem.endsWith('ER') && has(stem);
  if (!isInEr && !has(`${stem}E`)) return false;
  return withUmlaut(stem).some((form) => {
    // A plural such as SCHWÄGER is not a base: it has no genitive.
    const hasOwnBase = isInEr ? has(`${form}S`) : has(form) || has(`${form}E`);
    return isStem(form) && !hasOwnBase;
  });
}

/** A stem with its last umlaut taken back. */
export function withoutUmlaut(stem: string): string {
  return stem.replace(/[ÄÖÜ](?=[^ÄÖÜ]*$)/, (vowel) => vowel.normalize('NFD').charAt(0));
}

/** Every stem that is this one when its last umlaut is taken back. */
function withUmlaut(stem: string): string[] {
  const umlauts: Readonly<Record<string, string>> = { A: 'Ä', O: 'Ö', U: 'Ü' };
  return [...stem].flatMap((letter, place) => {
    const form = stem.slice(0, place) + (umlauts[letter] ?? letter) + stem.slice(place + 1);
    return form !== stem && withoutUmlaut(form) === stem ? [form] : [];
  });
}

function trieOf(words: Iterable<string>): Pick<Lexicon, 'root' | 'next' | 'ends'> {
  const root: WordNode = 1;
  const children: Map<string, WordNode>[] = [new Map(), new Map()];
  const ending = new Set<WordNode>();
  for (const word of words) {
    let node = root;
    for (const letter of word) {
      const place = itemAt(children, node);
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
