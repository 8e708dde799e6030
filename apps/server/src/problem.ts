/** Problems as data: the server's functions return them instead of throwing. */
import type { ApiProblem, ProblemCode } from '@lettertafel/protocol';

export interface Problematic {
  readonly problem: ApiProblem;
}

export type Result<Value> = Value | Problematic;

export function problem(code: ProblemCode, details: Omit<ApiProblem, 'code'> = {}): Problematic {
  return { problem: { code, ...details } };
}

export function isProblem(outcome: unknown): outcome is Problematic {
  return typeof outcome === 'object' && outcome !== null && 'problem' in outcome;
}
