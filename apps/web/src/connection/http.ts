/** Requests to the server: JSON out, JSON in, and whatever goes wrong as data. */
import { type ApiProblem, apiProblemSchema } from '@lettertafel/protocol';
import * as v from 'valibot';

/** Why a request led to nothing: the server says so, or there is no way to it. */
export type Trouble = ApiProblem | { readonly code: 'offline' };

export type Answer<Value> = { readonly value: Value } | { readonly problem: Trouble };

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

const problemSchema = v.object({ problem: apiProblemSchema });

export async function ask<Value>(
  { method, path, body }: Request,
  schema: v.GenericSchema<unknown, Value>,
): Promise<Answer<Value>> {
  const isText = typeof body === 'string';
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = isText ? body : JSON.stringify(body);
    init.headers = { 'content-type': isText ? 'text/plain' : 'application/json' };
  }
  let response: Response;
  let said: unknown;
  try {
    response = await fetch(`/api/${path}`, init);
    const text = await response.text();
    said = text === '' ? null : JSON.parse(text);
  } catch {
    return { problem: { code: 'offline' } };
  }
  if (response.ok) {
    const parsed = v.safeParse(schema, said);
    return parsed.success ? { value: parsed.output } : { problem: { code: 'wrong-version' } };
  }
  const parsed = v.safeParse(problemSchema, said);
  return { problem: parsed.success ? parsed.output.problem : { code: 'failed' } };
}
