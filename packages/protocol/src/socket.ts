/** Messages over a socket, both ways. A connection begins with `hello`; whatever is missed can be asked for again. */
import * as v from 'valibot';
import { newsSchema, refusalSchema, sayingsSchema, tableInfoSchema } from './answers.ts';
import { text } from './moves.ts';
import { apiProblemSchema } from './problem-codes.ts';
import { requestIdSchema, sayingSchema, seatSchema } from './requests.ts';

/** Raised when a client of before can no longer be understood. */
export const PROTOCOL_VERSION = 2;

/** No message of a client is longer; every one is a single line of JSON. */
export const LONGEST_MESSAGE = 16 * 1024;

/** A server closes a socket with these codes: what the client shall do then. */
export const CLOSE = { notUnderstood: 4000, wrongVersion: 4001, tooMany: 4002, closing: 4003, replaced: 4004 } as const;

const viewer = v.union([seatSchema, v.literal('spectator')]);

export const clientMessageSchema = v.variant('type', [
  v.strictObject({ type: v.literal('hello'), version: v.number() }),
  v.strictObject({
    type: v.literal('watch'),
    table: text,
    as: viewer,
    /** How many entries the client has already. */
    after: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  }),
  v.strictObject({ type: v.literal('unwatch'), table: text, as: viewer }),
  v.strictObject({ type: v.literal('move'), id: requestIdSchema, table: text, move: v.unknown() }),
  v.strictObject({ type: v.literal('say'), id: requestIdSchema, table: text, text: sayingSchema }),
  v.strictObject({ type: v.literal('ping') }),
]);
export type ClientMessage = v.InferInput<typeof clientMessageSchema>;

export const serverMessageSchema = v.variant('type', [
  v.object({ type: v.literal('welcome'), version: v.number(), now: v.number() }),
  /** The table has changed, or was asked for. */
  v.object({ type: v.literal('table'), table: tableInfoSchema }),
  /** The game has gone on, or was asked for. */
  v.object({ type: v.literal('news'), ...newsSchema.entries }),
  /** Who watched no longer holds the seat: nothing more comes. */
  v.object({ type: v.literal('ended'), table: v.string(), as: seatSchema }),
  v.object({ type: v.literal('said'), table: v.string(), sayings: sayingsSchema }),
  /** Answers to `move` and `say`, only to who sent them. */
  v.object({ type: v.literal('done'), id: v.string(), number: v.number() }),
  v.object({ type: v.literal('refused'), id: v.string(), refusal: refusalSchema }),
  v.object({ type: v.literal('problem'), id: v.exactOptional(v.string()), problem: apiProblemSchema }),
  v.object({ type: v.literal('pong'), now: v.number() }),
  /** The server stops: come back after some milliseconds. */
  v.object({ type: v.literal('closing'), after: v.number() }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessageSchema>;
