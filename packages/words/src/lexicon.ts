/** The engine's Lexicon on top of word graphs. */

import { isBaseWithoutUmlaut, isPersonStem, type Lexicon } from '@lettertafel/engine';
import { u8At } from './element-at.ts';
import { changeWords } from './graph/change.ts';
import { contentChecksum } from './graph/content-checksum.ts';
import { numberWords } from './graph/number-words.ts';
import { wordsOf } from './graph/queries.ts';
import { endsWord, follow, hasWord, ROOT, type WordGraph } from './graph/word-graph.ts';
import { reasonInFamilies } from './hand-list.ts';
import { WORD_LANGUAGES } from './languages/index.ts';
import type { DiscriminatingWords } from './languages/word-language.ts';
import { ALL_CLASSES, type ClassBits, isAdvisedClass } from './word-class.ts';
import { type ListId, listId, type WordList } from './word-list.ts';

export interface GraphLexicon extends Lexicon {
  readonly id: ListId;
  /** The playable words, for queries and for play finding. */
  readonly graph: WordGraph;
  /** Words that most people know, children's among them: for weaker computer players and hints. Absent in own lists. */
  readonly common: WordGraph | null;
  /** Words that children know. Absent in own lists. */
  readonly child: WordGraph | null;
  /** The playable words without discriminating and vulgar ones: what computer players lay. */
  readonly polite: WordGraph;
  readonly withJoined: GraphLexicon | null;
}

export interface LexiconOptions {
  readonly discriminating?: DiscriminatingWords;
}

export function makeLexicon(list: WordList, options: LexiconOptions = {}): GraphLexicon {
  const { words, names, stems, common, child, joined } = list.parts;
  const choice = options.discriminating ?? WORD_LANGUAGES[list.manifest.language].discriminating;
  const remove = choice === 'out' ? [...list.discriminating.keys()] : [];
  const isRemoved = new Set(remove);
  const add = list.added ? wordsOf(list.added.graph).filter((word) => !isRemoved.has(word)) : [];
  const graph = changeWords(words.graph, { add, remove });
  const classesOf = makeClassLookup(list);
  const { alphabet, edges } = graph;
  // Stems and names are no words of the list: the families decide about them, too (DE-03).
  const isExcluded = (word: string) =>
    choice === 'out' && reasonInFamilies(list.families.discriminating, word) !== null;
  const has = (word: string) => hasWord(graph, word);
  const isStem = (stem: string) => stems !== undefined && hasWord(stems.graph, stem);
  const isPerson = (stem: string) =>
    stems ? isStem(stem) || isBaseWithoutUmlaut(stem, { has, isStem }) : isPersonStem(stem, has);
  // Created on demand: few tables need them, and they take a while.
  let withJoined: GraphLexicon | null = null;
  let commonWords: WordGraph | null = null;
  let polite: WordGraph | null = null;
  return {
    get withJoined() {
      if (joined) withJoined ??= makeLexicon(joinedList(list), options);
      return withJoined;
    },
    id: listId(list, choice),
    graph,
    get common() {
      if (common) commonWords ??= child ? changeWords(common.graph, { add: wordsOf(child.graph) }) : common.graph;
      return commonWords;
    },
    child: child?.graph ?? null,
    get polite() {
      polite ??= changeWords(graph, { remove: [...list.discriminating.keys(), ...list.vulgar.keys()] });
      return polite;
    },
    has,
    isName: (word) => names !== undefined && hasWord(names.graph, word) && !isExcluded(word),
    isAdvised: (word, allowing) => has(word) && isAdvisedClass(classesOf(word), allowing),
    // A user's list has no stems of its own: there the rule decides.
    isPersonStem: (stem) =>
      !list.manifest.nonPersons.includes(stem) &&
      isPerson(stem) &&
      ![stem, `${stem}E`, `${stem}IN`, `${stem}INNEN`].some(isExcluded),
    root: ROOT,
    next: (node, letter) => follow(edges, node, u8At(alphabet.codes, letter.charCodeAt(0))),
    ends: (node) => endsWord(edges, node),
  };
}

/** The list with its joined words added. Without classes: the one game that allows joined words does not use them. */
function joinedList(list: WordList): WordList {
  const { words, joined, ...parts } = list.parts;
  if (!joined) return list;
  const merged = {
    graph: changeWords(words.graph, { add: wordsOf(joined.graph) }),
    values: null,
    checksum: contentChecksum([words.checksum, joined.checksum]),
  };
  return { ...list, parts: { ...parts, words: merged } };
}

/** The classes of a listed word: the refined ones where installed, else those stored with the words. */
export function makeClassLookup({ parts: { words, classes } }: WordList): (word: string) => ClassBits {
  const valueIn = (file: typeof words) => {
    if (!file.values) return () => undefined;
    const values = file.values;
    // Numbering a large graph costs a few milliseconds that most games never need.
    let numbers: ReturnType<typeof numberWords> | null = null;
    return (word: string) => {
      numbers ??= numberWords(file.graph);
      const number = numbers.numberOf(word);
      return number < 0 ? undefined : values[number];
    };
  };
  const plain = valueIn(words);
  const refined = classes ? valueIn(classes) : () => undefined;
  return (word) => (refined(word) ?? plain(word) ?? 0) & ALL_CLASSES;
}
