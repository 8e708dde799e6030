/** Computer players for every game: a view in, a move out. */

export { type Arena, type PlayedOut, playOut } from './arena.ts';
export type { Budget, Thinking } from './budget.ts';
export { type BotMove, type BotRequest, type BotView, chooseMove } from './choose-move.ts';
export { byScore, type Candidate, candidateOf, findIn, type Seated, seatAt, worthOf } from './crossword/candidates.ts';
export { knownOpponent } from './crossword/endgame.ts';
export { bestExchanges, type Exchange } from './crossword/exchange.ts';
export { type Forecast, makeForecast } from './crossword/forecast.ts';
export { type ImaginedTiles, imagineTiles } from './crossword/imagine.ts';
export { type Leaves, leavesOf, leaveWorth, weightsAt } from './crossword/leave.ts';
export { type Option, rollOut, turnOrder } from './crossword/rollout.ts';
export { turnsOf } from './crossword/rounds.ts';
export { leaveAfter, pointsOn } from './crossword/tiles.ts';
export {
  type BoardFinder,
  type Finder,
  type FinderInput,
  isBoardFinder,
  makeFinder,
  type TableFinder,
} from './finder.ts';
export { levelOf, usesLeaves } from './games/levels.ts';
export { chanceFrom } from './hash.ts';
export { type Hint, type HintInput, hintFrom, hintLevel, viewForHint } from './hint.ts';
export { imagine } from './imagine.ts';
export { isLevelId, LEVEL_IDS, type Level, type LevelId } from './level.ts';
export type * from './named-types.ts';
export type { Answer, PoolList, Question } from './pool/messages.ts';
export { makeThinker, type Thinker, type ThinkerInput } from './pool/thinker.ts';
export { questionFor } from './table/best-turns.ts';
export { wordsFromWord, wordsOfRack } from './table/words-to-lay.ts';
export { readWith, type ScoredPlay } from './trickster/card-plays.ts';
export { type TricksterTurn, type WeighedPlay, weigh, weighPlays } from './trickster/choose.ts';
export { YARDSTICKS } from './yardsticks.ts';
