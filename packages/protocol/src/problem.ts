/** What is wrong with untrusted input: where, and why. */
import * as v from 'valibot';

export interface Problem {
  /** Such as `setup.racks.A`; empty for the whole. */
  readonly path: string;
  readonly why: string;
}

export type Parsed<Value> = { readonly value: Value } | { readonly problem: Problem };

/** Parses with a schema; of several problems the first is told. */
export function parseWith<Value>(schema: v.GenericSchema<unknown, Value>, input: unknown): Parsed<Value> {
  const result = v.safeParse(schema, input, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return { value: result.output };
  const [issue] = result.issues;
  return { problem: { path: v.getDotPath(issue) ?? '', why: issue.message } };
}
