/** What cannot be done, as data: every part of the server answers with it instead of throwing. */
import type { ApiProblem, Parsed, ProblemCode } from '@lettertafel/protocol';

export interface Problematic {
  readonly problem: ApiProblem;
}

export type Outcome<Value> = Value | Problematic;

export function problem(code: ProblemCode, details: Omit<ApiProblem, 'code'> = {}): Problematic {
  return { problem: { code, ...details } };
}

export function isProblem(outcome: unknown): outcome is Problematic {
  return typeof outcome === 'object' && outcome !== null && 'problem' in outcome;
}

/** What was sent, or where it is not understood. */
export function understood<Value>(parsed: Parsed<Value>): { readonly value: Value } | Problematic {
  return 'value' in parsed ? parsed : problem('not-understood', parsed.problem);
}
