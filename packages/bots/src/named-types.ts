/** Types that the public types and functions are made of. */

export type { Seated } from './crossword/candidates.ts';
export type { CrosswordTurn } from './crossword/choose.ts';
export type { BoardView, Kept } from './crossword/imagine.ts';
export type { LeaveSituation } from './crossword/leave.ts';
export type { Option, Result, Trial } from './crossword/rollout.ts';
export type { SharedRounds } from './crossword/shared-rounds.ts';
export type { AskForHelp, Help } from './crossword/simulate.ts';
export type { Standing } from './crossword/win-chance.ts';
export type { TableOptions } from './finder.ts';
export type { RecordedPosition, ReleaseRecord } from './languages/releases.ts';
export type { Simulation } from './level.ts';
export type { Helping, Readying } from './pool/messages.ts';
export type { PoliteLexicon } from './table/polite-lexicon.ts';
export type { LaidWord, Lengthening } from './table/words-to-lay.ts';
export type { Laid } from './trickster/card-plays.ts';
export type { KnownWords } from './vocabulary.ts';
