/** Requests to the server: JSON out, JSON in, errors as data. */
import { apiProblemSchema } from '@lettertafel/protocol';
import * as v from 'valibot';
import { hasServer } from '../base/address.ts';
import { sendToServer } from '../base/server-fetch.ts';
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
  const answer = await sendToServer({ method, path, ...bodyOf(body) });
  if (!answer) return { problem: { code: 'offline' } };
  if (answer.isOk) {
    const parsed = v.safeParse(schema, answer.said);
    return parsed.success ? { value: parsed.output } : { problem: { code: 'wrong-version' } };
  }
  const parsed = v.safeParse(problemSchema, answer.said);
  return { problem: parsed.success ? parsed.output.problem : { code: 'failed' } };
}

function bodyOf(body: unknown) {
  if (body === undefined) return {};
  const isText = typeof body === 'string' || body instanceof Blob;
  if (!isText) return { body: { content: JSON.stringify(body), type: 'application/json' as const } };
  return { body: { content: body, type: 'text/plain' as const }, isLong: true };
}
