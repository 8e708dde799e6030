/** The house runs games, without I/O of its own. A server, a browser worker and a terminal embed it. */
export { mayAbort } from './abort.ts';
export { awaitedAt, type BotTurn, botsToAsk, IDLE_MOVES, type IsBot, moveBots } from './bots.ts';
export { type Decided, decide, type Question } from './decide.ts';
export { type Driving, drive } from './drive.ts';
export {
  type Advance,
  type Answer,
  type Command,
  type GameStore,
  type House,
  type HouseInput,
  makeHouse,
  type ReadTable,
} from './house.ts';
export {
  DamagedLog,
  type KeptEntry,
  type LiveGame,
  type Request,
  replayOn,
  startGame,
  type TableSettings,
} from './live-game.ts';
export type * from './named-types.ts';
export { type NewTable, newTable, type TableHead, type TableSeat } from './new-table.ts';
export { type News, newsFor, type SeenEntry, seenEntry } from './news.ts';
export { type BotQuestion, type OpenTable, type OpenTableInput, openTable, type SoleTable } from './open-table.ts';
export { type OwnTurn, ownTurns } from './own-turns.ts';
export { makeQueue } from './queue.ts';
export { makeRecord, type RecordInput } from './record.ts';
export type { Unsettled, Waiting } from './retry.ts';
export { TableBusy } from './retry.ts';
export { type KeptTable, memoryStore, type TableStore } from './table-store.ts';
