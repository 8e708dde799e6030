/** Socket messages in both directions. A connection starts with `hello`; missed news can be requested again. */
import * as v from 'valibot';
import { newsSchema, refusalSchema, sayingsSchema, tableInfoSchema } from './answers.ts';
import { text } from './moves.ts';
import { apiProblemSchema } from './problem-codes.ts';
import { requestIdSchema, sayingSchema, seatSchema } from './requests.ts';

/** Incremented for changes that older clients cannot handle. */
export const PROTOCOL_VERSION = 2;

/** Size limit of a client's message, in bytes. */
export const LONGEST_MESSAGE = 16 * 1024;

/** The codes with which a server closes a socket. */
export const CLOSE = { notUnderstood: 4000, wrongVersion: 4001, tooMany: 4002, closing: 4003, replaced: 4004 } as const;

const viewer = v.union([seatSchema, v.literal('spectator')]);

export const clientMessageSchema = v.variant('type', [
  v.strictObject({ type: v.literal('hello'), version: v.number() }),
  v.strictObject({
    type: v.literal('watch'),
    table: text,
    as: viewer,
    /** Number of entries the client already has. */
    after: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  }),
  v.strictObject({ type: v.literal('unwatch'), table: text, as: viewer }),
  v.strictObject({ type: v.literal('move'), id: requestIdSchema, table: text, move: v.unknown() }),
  v.strictObject({ type: v.literal('say'), id: requestIdSchema, table: text, text: sayingSchema }),
  /** The person has the table before the eyes, with a log of this length: no notice of it is needed. */
  v.strictObject({
    type: v.literal('seen'),
    table: text,
    length: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  v.strictObject({ type: v.literal('ping') }),
]);
export type ClientMessage = v.InferInput<typeof clientMessageSchema>;

export const serverMessageSchema = v.variant('type', [
  v.object({ type: v.literal('welcome'), version: v.number(), now: v.number() }),
  /** The table has changed, or was requested. */
  v.object({ type: v.literal('table'), table: tableInfoSchema }),
  /** The game has advanced, or was requested. */
  v.object({ type: v.literal('news'), ...newsSchema.entries }),
  /** The watcher no longer holds the seat and gets no more news. */
  v.object({ type: v.literal('ended'), table: v.string(), as: seatSchema }),
  v.object({ type: v.literal('said'), table: v.string(), sayings: sayingsSchema }),
  /** Answers to `move` and `say`, only to the sender. */
  v.object({ type: v.literal('done'), id: v.string(), number: v.number() }),
  v.object({ type: v.literal('refused'), id: v.string(), refusal: refusalSchema }),
  v.object({ type: v.literal('problem'), id: v.exactOptional(v.string()), problem: apiProblemSchema }),
  v.object({ type: v.literal('pong'), now: v.number() }),
  /** The server is stopping: reconnect after this many milliseconds. */
  v.object({ type: v.literal('closing'), after: v.number() }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessageSchema>;
