/** The JSON formats of messages and files, with their parsers. */
export * from './answers.ts';
export * from './devices.ts';
export { gameIdSchema } from './game-id.ts';
export { type ParsedKept, parseKept, salvageKept } from './kept.ts';
export { PAGE_LANGUAGES, type PageLanguage } from './languages/page-languages.ts';
export { moveKeySchema, type ParsedMovedGame, parseMovedGame } from './moved-game.ts';
export { moveSchema, type SeatSchema } from './moves.ts';
export type * from './named-types.ts';
export * from './notices.ts';
export { type PlayedGame, playedGameSchema } from './played.ts';
export { anObject, type Parsed, type Problem, parseWith } from './problem.ts';
export { type ApiProblem, apiProblemSchema, PROBLEM_CODES, type ProblemCode } from './problem-codes.ts';
export { type ParsedRecord, parseRecord } from './record.ts';
export {
  type CreateTable,
  checkSchema,
  createTableSchema,
  keepWordsSchema,
  listNameSchema,
  moveRequestSchema,
  nameSchema,
  personSchema,
  rematchSchema,
  reportSchema,
  saySchema,
  seatLinkSchema,
  seatSchema,
  shareHashSchema,
  shareSchema,
  sitSchema,
  startSchema,
} from './requests.ts';
export { scriptForms, setupSchema } from './setup.ts';
export {
  CLOSE,
  type ClientMessage,
  clientMessageSchema,
  LONGEST_MESSAGE,
  PROTOCOL_VERSION,
  type ServerMessage,
  serverMessageSchema,
} from './socket.ts';
