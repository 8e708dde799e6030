/** Fast play finding: the compiled generator for boards, the solver for tables of words. */

export type { BareGenerator, LoadedGraph } from './crossword/bare-generator.ts';
export { type EndgameAnswer, type EndgameQuestion, solveEndgame } from './crossword/endgame/solve-endgame.ts';
export {
  type BoardChanges,
  type EquityPlay,
  type FindingRules,
  type FindOptions,
  findingRules,
  type Generator,
  MOST_RACK_TILES,
  makeGenerator,
  type PlayList,
} from './crossword/generator.ts';
export {
  decodeLeaveTable,
  encodeLeaveTable,
  type LeaveRanks,
  type LeaveTable,
  leaveRanks,
  leaveValue,
  MOST_KEPT,
  makeLeaveTable,
} from './crossword/leave-table.ts';
export { type LockedSquares, squaresBeside } from './crossword/locked-words.ts';
export type { GeneratedPlay } from './crossword/play-list.ts';
export { LEAVE_OFFSET, type LeaveTerm, type LeaveWeights } from './crossword/rack-leaves.ts';
export { compileModule, type WasmModule } from './crossword/web-assembly.ts';
export {
  type Derivation,
  derivedInMemory,
  type OptionalGraphSource,
  PLAIN,
  type PlayGraphSource,
  REVERSED,
  withPersonNouns,
} from './graph/derivation.ts';
export type { PlayGraph } from './graph/play-graph.ts';
export { decodePlayGraph, encodePlayGraph, PLAY_GRAPH_VERSION } from './graph/play-graph-file.ts';
export { furtherGraphAt, playGraphAt, type Spot } from './graph/words-at.ts';
export type * from './named-types.ts';
export type { LeaveValue } from './table/position.ts';
export { solveTable, type TableAnswer, type TablePlay, type TableQuestion, tableWords } from './table/solve-table.ts';
