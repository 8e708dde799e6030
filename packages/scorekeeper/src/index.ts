/** The score sheet of a game played with a real box. */
export { addLine, appendLine, changeLine, insertLine, removeLine } from './edits.ts';
export {
  type AnyState,
  cardsDue,
  firstState,
  type KeptState,
  type KeptTable,
  keptGame,
  settledState,
} from './engine-game.ts';
export { judgeByList, judgeDispute, type ListQuestions, openPlay, ownVerdicts } from './judge.ts';
export type { RackKnowledge } from './known-racks.ts';
export type { Answer, ArrangeDeed, CardDeed, Deed, DisputeDeed, EndDeed, LayDeed, Line, WordDeed } from './line.ts';
export { type LineReading, readLine } from './line-reading.ts';
export type * from './named-types.ts';
export { type NoSheet, parsePast, parseSheet, readSheet } from './parse-sheet.ts';
export { bringBack, type Edit, type PastLine, pastAfter } from './past-lines.ts';
export type { DisputeReading } from './play-items.ts';
export { isMisfit, type Problem } from './problem.ts';
export { mendedLine, type Replay, readNext, replayBefore, replaySheet } from './replay.ts';
export { ENTRY_WAYS, type EntryWay, isOnSheet, isTableFollowed, refuseSheet, type ScoreSheet } from './sheet.ts';
export { type SheetTurn, type ToldSheet, tellSheet } from './told-sheet.ts';
