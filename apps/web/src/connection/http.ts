/** Requests to the server: JSON out, JSON in, errors as data. */
import { apiProblemSchema } from '@lettertafel/protocol';
import * as v from 'valibot';
import { hasServer } from '../base/address.ts';
import type { Answer } from '../local/answer.ts';

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
  if (!hasServer) return { problem: { code: 'offline' } };
  const isText = typeof body === 'string' || body instanceof Blob;
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = isText ? body : JSON.stringify(body);
    init.headers = { 'content-type': isText ? 'text/plain' : 'application/json' };
  }
  let response: Response;
  let said: unknown;
  try {
    // Uploaded text may be large and takes the server a while.
    response = await fetchWithRetry(`/api/${path}`, init, isText ? LONG_WORK : ANSWER_WITHIN);
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

/** Milliseconds without a response after which the server counts as unreachable. */
const ANSWER_WITHIN = 20_000;
const LONG_WORK = 180_000;
/** How often a rate-limited request is tried. */
const MOST_TRIES = 4;
/** If the server asks for a longer wait, in seconds, the user is told instead. */
const LONGEST_WAIT = 30;

/** A rate-limited request is repeated after the time that the server names; it has had no effect yet. */
async function fetchWithRetry(address: string, init: RequestInit, within: number): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(within) });
    const seconds = Number(response.headers.get('retry-after'));
    const isPutOff = response.status === 429 && seconds > 0 && seconds <= LONGEST_WAIT;
    if (!isPutOff || tries === MOST_TRIES) return response;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
