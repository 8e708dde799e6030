/** Word lists for Node, browsers and workers: graphs, lexicon, explanations, imports. */

export { type Alphabet, alphabetOf, type LetterCode, makeAlphabet } from './alphabet.ts';
export { BLOCK_KINDS, type BlockKind } from './block-reason.ts';
export { explainedFolders, partFolder } from './data-folders.ts';
/** @internal Shared with the solver and the bots of the same release. */
export { elementAt, f64At, i8At, i16At, i32At, numberAt, u8At, u16At, u32At } from './element-at.ts';
export { type ExplainOptions, makeExplainer, type Why, type WordVerdict } from './explain.ts';
export { type Explained, type ExplainWord, explainFrom } from './explained.ts';
export { foldWord } from './fold.ts';
export { buildGraph } from './graph/build.ts';
export { changeWords, type WordChanges } from './graph/change.ts';
export { contentChecksum } from './graph/content-checksum.ts';
export { decodeGraph, encodeGraph, type GraphFile, type GraphFileRefusal } from './graph/file.ts';
export { numberWords, type WordNumbers } from './graph/number-words.ts';
export { anagrams, wordsFitting, wordsFromLetters, wordsOf, wordsOfLength } from './graph/queries.ts';
export {
  endsWord,
  FIRST_EDGE,
  firstEdge,
  follow,
  hasWord,
  LAST_EDGE,
  LETTER_MASK,
  NOWHERE,
  nextEdge,
  type Place,
  ROOT,
  TARGET_SHIFT,
  WORD_ENDS,
  type WordGraph,
  walk,
} from './graph/word-graph.ts';
export { expandFamilies, type FamilyLines, parseHandList } from './hand-list.ts';
export {
  type BadLine,
  type ImportedList,
  type ImportOptions,
  type ImportRefusal,
  importList,
  isListName,
  MAX_LIST_WORDS,
} from './import-list.ts';
export { isLanguage, LANGUAGES, type Language, languageOf, SHORTEST_WORD } from './language.ts';
export { WORD_LANGUAGES } from './languages/index.ts';
export type { DiscriminatingWords } from './languages/word-language.ts';
export { type GraphLexicon, type LexiconOptions, makeLexicon } from './lexicon.ts';
export { type ListInfo, listInfo } from './list-info.ts';
export { type ListManifest, PARTS, type PartName, type SourceNote } from './manifest.ts';
export type * from './named-types.ts';
export { makeHouseList, makeOwnList } from './own-list.ts';
export { type ListFileRefusal, MAX_LIST_BYTES, parseList } from './parse-list.ts';
export { gunzip, type ListFiles, type ListRefusal, readList } from './read-list.ts';
export { classNames, isAdvisedClass, WORD_CLASSES, type WordClass } from './word-class.ts';
export {
  type ListId,
  listId,
  type WordList,
} from './word-list.ts';
