/** Problems outside the rules of a game: codes, each with a sentence in the apps. */
import * as v from 'valibot';

export const PROBLEM_CODES = [
  'not-understood',
  'wrong-version',
  'too-large',
  'too-many',
  'foreign-origin',
  'no-such-table',
  'no-such-seat',
  'no-such-list',
  'no-such-message',
  'not-your-seat',
  'not-the-host',
  'not-the-owner',
  'seat-taken',
  'name-taken',
  'bad-name',
  'bad-options',
  'bad-list',
  'already-begun',
  'not-begun',
  'not-over',
  'is-over',
  'aborted-often',
  'seats-open',
  'clock-runs',
  'checked-by-dispute',
  'chat-off',
  'muted',
  'banned',
  'bad-link',
  'bad-words',
  'no-such-words',
  'no-such-device',
  'bad-record',
  'clock-ahead',
  'quota-full',
  'closing',
  'failed',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Why a request was not carried out; it changed nothing. */
export interface ApiProblem {
  readonly code: ProblemCode;
  /** The field it is about, such as `seats.1.level`. */
  readonly path?: string;
  /** In English, for developers of clients. */
  readonly why?: string;
}

export const apiProblemSchema: v.GenericSchema<unknown, ApiProblem> = v.object({
  code: v.picklist(PROBLEM_CODES),
  path: v.exactOptional(v.string()),
  why: v.exactOptional(v.string()),
});
