/**
 * What the worker of local tables tells the page. Games are told as a server tells them, in the messages of a socket;
 * everything else is a question with one answer.
 */
import { apiProblemSchema, serverMessageSchema } from '@lettertafel/protocol';
import * as v from 'valibot';

/** Longer than any word; longer input is not looked up. */
export const MAX_ASKED_LETTERS = 40;

/** What can go wrong with a table that the browser keeps, besides what a server may say. */
export const LOCAL_PROBLEMS = ['open-elsewhere', 'storage-full', 'damaged', 'no-word-list', 'failed-here'] as const;
export interface LocalProblem {
  readonly code: (typeof LOCAL_PROBLEMS)[number];
}

const problem = v.union([apiProblemSchema, v.object({ code: v.picklist(LOCAL_PROBLEMS) })]);

export const toPageSchema = v.variant('type', [
  ...serverMessageSchema.options,
  /** The answer to a question: a value that its asker parses, or a problem. */
  v.object({
    type: v.literal('answer'),
    number: v.number(),
    value: v.exactOptional(v.unknown()),
    problem: v.exactOptional(problem),
  }),
  /** A move was not made, for a reason besides the rules. */
  v.object({ type: v.literal('not-done'), id: v.string(), problem }),
  /** Something went wrong at a table; `isLost`: it cannot be played here. */
  v.object({ type: v.literal('trouble'), table: v.string(), problem, isLost: v.boolean() }),
  /** Bots make themselves ready, which takes seconds the first time: how far they are, from 0 to 1. */
  v.object({ type: v.literal('preparing'), table: v.string(), done: v.number() }),
  /** What is played here is gone with the page: this window keeps nothing. */
  v.object({ type: v.literal('forgetful') }),
]);
export type ToPage = v.InferOutput<typeof toPageSchema>;
