/** Computer players for every game: a view in, a move out. */

export { type Arena, type PlayedOut, playOut } from './arena.ts';
export type { Budget } from './budget.ts';
export { type BotMove, type BotRequest, type BotView, chooseMove } from './choose-move.ts';
export { type Leaves, leavesOf, leaveWorth, weightsAt } from './crossword/leave.ts';
export { pointsOn } from './crossword/tiles.ts';
export {
  type BoardFinder,
  type Finder,
  type FinderInput,
  makeFinder,
  type TableFinder,
} from './finder.ts';
export { levelOf, usesLeaves } from './games/levels.ts';
export { type Hint, type HintInput, hintFrom, hintLevel } from './hint.ts';
export { imagine } from './imagine.ts';
export { isLevelId, LEVEL_IDS, type Level, type LevelId } from './level.ts';
export type * from './named-types.ts';
export type { Answer, PoolList, Question } from './pool/messages.ts';
export { makeThinker, type Thinker, type ThinkerInput } from './pool/thinker.ts';
export { YARDSTICKS } from './yardsticks.ts';
