/** Types that the public types and functions are made of. */

export type { BareRules, BareSearch, BestEquity } from './crossword/bare-generator.ts';
export type { ProofConditions } from './crossword/endgame/solve-endgame.ts';
export type { LetterCodes } from './crossword/letter-codes.ts';
export type { GeneratorExports, GeneratorMemory } from './crossword/memory.ts';
export type { RackLeaves } from './crossword/rack-leaves.ts';
export type { WasmMemory } from './crossword/web-assembly.ts';
export type { OrderedNodes, Place } from './graph/hot-first.ts';
export type { Budget } from './table/deadline.ts';
export type { WordIndex } from './table/word-index.ts';
export type { WordVisitor, WordWalk } from './table/word-walk.ts';
