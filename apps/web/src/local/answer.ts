/** The result of a request to whoever hosts a table: a server, or the worker of local tables. */
import type { ApiProblem } from '@lettertafel/protocol';
import type { LocalProblem } from './messages.ts';

/** Why a request failed: the host reported a problem, or the server cannot be reached. */
export type Trouble = ApiProblem | LocalProblem | { readonly code: 'offline' };

export type Answer<Value> = { readonly value: Value } | { readonly problem: Trouble };
