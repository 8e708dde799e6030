/** Problems in the worker, as codes that the page has messages for. */
import { DamagedLog } from '@lettertafel/house';
import type { ApiProblem, ProblemCode } from '@lettertafel/protocol';
import type { LocalProblem } from '../messages.ts';

type Code = ProblemCode | LocalProblem['code'];

/** Aborts a question or the opening of a table with a problem code. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
  readonly problem: ApiProblem | LocalProblem;

  constructor(code: Code, path?: string) {
    super(code);
    this.problem = { code, ...(path === undefined ? {} : { path }) } as ApiProblem | LocalProblem;
  }
}

export function problemOf(error: unknown): ApiProblem | LocalProblem {
  if (error instanceof Trouble) return error.problem;
  if (error instanceof DamagedLog) return { code: 'damaged' };
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return { code: 'storage-full' };
  return { code: 'failed-here' };
}
