/** Requests to the server that this page was loaded from. */
import { BASE_PATH } from './base-path.ts';

export interface Sending {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `api/`. */
  readonly path: string;
  readonly body?: { readonly content: string | Blob; readonly type: 'application/json' | 'text/plain' };
  /** The body may be large and takes the server a while. */
  readonly isLong?: boolean;
}

export interface Said {
  readonly isOk: boolean;
  readonly said: unknown;
}

/** Milliseconds without a response after which the server counts as unreachable. */
const ANSWER_WITHIN = 20_000;
const LONG_WORK = 180_000;
/** How often a rate-limited request is tried. */
const MOST_TRIES = 4;
/** If the server asks for a longer wait, in seconds, the user is told instead. */
const LONGEST_WAIT = 30;

/** Null: the server cannot be reached, or its answer did not arrive. */
export async function sendToServer({ method, path, body, isLong = false }: Sending): Promise<Said | null> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body) {
    init.body = body.content;
    init.headers = { 'content-type': body.type };
  }
  try {
    const response = await fetchWithRetry(`${BASE_PATH}api/${path}`, init, isLong ? LONG_WORK : ANSWER_WITHIN);
    const text = await response.text();
    return { isOk: response.ok, said: text === '' ? null : JSON.parse(text) };
  } catch {
    return null;
  }
}

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
