/** The result of a request to a server, or to the worker of local tables. */
import type { ApiProblem, ProblemCode } from '@lettertafel/protocol';
import type { LocalProblem } from './messages.ts';

/** Why a request failed: the host reported a problem, or the server cannot be reached. */
export interface Trouble extends Omit<ApiProblem, 'code'> {
  readonly code: ProblemCode | LocalProblem['code'] | 'offline';
}

export type Answer<Value> = { readonly value: Value } | { readonly problem: Trouble };
