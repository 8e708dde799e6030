/**
 * Messages from the local worker to the page. Games use the messages of the server's socket; everything else is a
 * question with one answer.
 */
import { PROBLEM_CODES, serverMessageSchema } from '@lettertafel/protocol';
import * as v from 'valibot';

/** Longer than any word; longer input is not looked up. */
export const MAX_ASKED_LETTERS = 40;

/** Problems of local tables, in addition to those of a server. */
export const LOCAL_PROBLEMS = [
  'open-elsewhere',
  'storage-full',
  'storage-stuck',
  'damaged',
  'no-word-list',
  'failed-here',
  'only-alone',
  'wait-for-turn',
  'moved-away',
] as const;
export interface LocalProblem {
  readonly code: (typeof LOCAL_PROBLEMS)[number];
}

/** `offline`: for what the worker asks the server. */
const problem = v.object({
  code: v.picklist([...PROBLEM_CODES, ...LOCAL_PROBLEMS, 'offline']),
  path: v.exactOptional(v.string()),
  why: v.exactOptional(v.string()),
});

export const toPageSchema = v.variant('type', [
  ...serverMessageSchema.options,
  /** The answer to a question: a value, parsed by the caller, or a problem. */
  v.object({
    type: v.literal('answer'),
    number: v.number(),
    value: v.exactOptional(v.unknown()),
    problem: v.exactOptional(problem),
  }),
  /** A move failed, for a reason other than the rules. */
  v.object({ type: v.literal('not-done'), id: v.string(), problem }),
  /** A problem at a table; `isLost`: it cannot be played here. */
  v.object({ type: v.literal('trouble'), table: v.string(), problem, isLost: v.boolean() }),
  /** This window stores nothing: its games are lost with the page. */
  v.object({ type: v.literal('forgetful') }),
]);
export type ToPage = v.InferOutput<typeof toPageSchema>;
