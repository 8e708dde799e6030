/** What is wrong with untrusted input: where, and why. */
import * as v from 'valibot';

export interface Problem {
  /** Such as `setup.racks.A`; empty for the whole. */
  readonly path: string;
  readonly why: string;
}

export type Parsed<Value> = { readonly value: Value } | { readonly problem: Problem };

/** Parses with a schema; reports the first problem. */
export function parseWith<Value>(schema: v.GenericSchema<unknown, Value>, input: unknown): Parsed<Value> {
  const result = v.safeParse(schema, input, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return { value: result.output };
  const [issue] = result.issues;
  return { problem: { path: v.getDotPath(issue) ?? '', why: reasonOf(issue) } };
}

const KINDS: Readonly<Record<string, string>> = {
  Object: 'an object',
  Array: 'a list',
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
};

/** Rewords valibot's default messages for authors of JSON. */
function reasonOf({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (message.startsWith('Invalid type') && expected && expected in KINDS) return `expected ${KINDS[expected]}`;
  if (!message.startsWith('Invalid key')) return message;
  return expected === 'never' ? 'there is no such field' : received === 'undefined' ? 'is missing' : message;
}

/** valibot accepts an array where every field of an object is optional: this refuses it. */
export const anObject = v.custom<object>(
  (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
  'expected an object',
);
