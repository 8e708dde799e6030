/** The page's channel to the local worker: questions with one answer, and the messages of a server's socket. */
import { effect, signal } from '@preact/signals';
import * as v from 'valibot';
import { isCarrying } from '../base/carrying.ts';
import { isFileMissing } from '../base/load-once.ts';
import type { Answer } from './answer.ts';
import { type ToPage, toPageSchema } from './messages.ts';
import type { Question, ToWorker } from './questions.ts';
import type { TableChannel } from './table-channel.ts';

/** This window stores nothing: its games are lost with the page. */
export const isForgetful = signal(false);

type Told = Extract<ToPage, { type: 'answer' }>;

const listeners = new Set<(message: ToPage) => void>();
const waiting = new Map<number, (told: Told) => void>();
let asked = 0;
let worker: Worker | null = null;
let hasAsked = false;
let isLeft = false;

function start(): Worker {
  const started = new Worker(new URL('./worker/house.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }) => receive(data);
  started.onerror = (event) => {
    // It failed to load or crashed: all pending questions are answered, and the next one starts a new worker.
    event.preventDefault();
    started.terminate();
    if (worker === started) worker = null;
    if (navigator.onLine) isFileMissing.value = true;
    for (const [number, answer] of waiting) answer({ type: 'answer', number, problem: { code: 'failed-here' } });
    waiting.clear();
  };
  return started;
}

// A page that is left must keep neither the database nor the lock of a table: a browser may freeze it, with a transaction
// that never ends. What it still sends starts no other worker.
globalThis.addEventListener?.('pagehide', () => {
  isLeft = true;
  worker?.terminate();
  worker = null;
});
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  // Nothing that this page has asked for will be answered.
  if (persisted && hasAsked) location.reload();
  isLeft = false;
});

function post(message: ToWorker): void {
  if (isLeft) return;
  hasAsked = true;
  worker ??= start();
  worker.postMessage(message);
}

effect(() => {
  const message: ToWorker = { type: 'carrying', isCarrying: isCarrying.value };
  worker?.postMessage(message);
});

function receive(data: unknown): void {
  const parsed = v.safeParse(toPageSchema, data);
  if (!parsed.success) return;
  const message = parsed.output;
  if (message.type === 'forgetful') isForgetful.value = true;
  if (message.type === 'answer') {
    waiting.get(message.number)?.(message);
    waiting.delete(message.number);
  }
  for (const listener of listeners) listener(message);
}

export async function askLocal<Value>(
  question: Question,
  schema: v.GenericSchema<unknown, Value>,
): Promise<Answer<Value>> {
  const number = asked++;
  const told = await new Promise<Told>((resolve) => {
    waiting.set(number, resolve);
    post({ type: 'question', number, question });
  });
  if (told.problem) return { problem: told.problem };
  const parsed = v.safeParse(schema, told.value);
  return parsed.success ? { value: parsed.output } : { problem: { code: 'failed-here' } };
}

export const workerChannel: TableChannel = {
  // A worker is always connected.
  status: signal('online'),
  send: post,
  listen(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
