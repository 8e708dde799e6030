/** Problems in the worker, as codes that the page has messages for. */
import { DamagedLog } from '@lettertafel/house';
import type { Trouble as AnyProblem } from '../answer.ts';

/** Aborts a question or the opening of a table with a problem code. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
  readonly problem: AnyProblem;

  constructor(code: AnyProblem['code'], path?: string) {
    super(code);
    this.problem = { code, ...(path === undefined ? {} : { path }) };
  }
}

export function problemOf(error: unknown): AnyProblem {
  if (error instanceof Trouble) return error.problem;
  if (error instanceof DamagedLog) return { code: 'damaged' };
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return { code: 'storage-full' };
  return { code: 'failed-here' };
}
