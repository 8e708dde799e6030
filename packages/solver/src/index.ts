/** Fast play finding: the compiled generator for boards, the solver for tables of words. */

export type { BareGenerator, LoadedGraph } from './crossword/bare-generator.ts';
export {
  type BoardChanges,
  type FindingRules,
  type FindOptions,
  findingRules,
  type Generator,
  makeGenerator,
  type PlayList,
} from './crossword/generator.ts';
export { type LockedSquares, squaresBeside } from './crossword/locked-words.ts';
export type { GeneratedPlay } from './crossword/play-list.ts';
export { compileModule, type WasmModule } from './crossword/web-assembly.ts';
export { derivePlayGraph, type PlayGraph } from './graph/play-graph.ts';
export { reversedGraph } from './graph/reversed.ts';
export { personNouns, type SuffixWords, withSuffix } from './graph/with-suffix.ts';
export { solveTable, type TableAnswer, type TablePlay, type TableQuestion, tableWords } from './table/solve-table.ts';
