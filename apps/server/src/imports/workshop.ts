/** The import thread: one job after the other, each with a deadline, and no more of them waiting than can be served. */
import { Worker } from 'node:worker_threads';
import { type Outcome, problem } from '../problem.ts';
import type { Job, Results } from './jobs.ts';

export interface Workshop {
  /** Null for whom it is done: the server itself, which is never turned away. */
  run<Kind extends Job['kind']>(
    job: Extract<Job, { kind: Kind }>,
    guest: string | null,
  ): Promise<Outcome<Results[Kind]>>;
  close(): Promise<void>;
}

export interface WorkshopInput {
  /** How long one job may take. */
  readonly seconds: number;
  /** The script of the thread, where it does not lie beside the sources or the bundle. */
  readonly script?: URL;
}

/** Jobs of guests that may wait at the same time. */
const MOST_WAITING = 8;
/** Megabytes of heap for the thread: a list of a million words takes a third of it. */
const HEAP = 768;

interface Task {
  readonly job: Job;
  readonly guest: string | null;
  readonly answer: (outcome: Outcome<Results[Job['kind']]>) => void;
  readonly fail: (error: Error) => void;
}

export function makeWorkshop({ seconds, script = defaultScript() }: WorkshopInput): Workshop {
  const waiting: Task[] = [];
  let current: Task | null = null;
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | null = null;
  /** Whether the thread has loaded its script: the time for that is no job's. */
  let isReady = false;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: HEAP } });
    let why: Error | null = null;
    isReady = false;
    started.on('message', (said) => {
      if (said !== 'ready') return finish((task) => task.answer(said));
      isReady = true;
      if (current) setDeadline();
    });
    started.on('error', (error) => {
      why = error;
    });
    started.on('exit', () => {
      if (worker !== started) return;
      worker = null;
      const isOurs = why !== null && (why as Error & { code?: string }).code !== 'ERR_WORKER_OUT_OF_MEMORY';
      finish((task) =>
        isOurs ? task.fail(why as Error) : task.answer(problem('too-large', { why: 'too much work' })),
      );
    });
    return started;
  }

  function setDeadline(): void {
    timer = setTimeout(() => void worker?.terminate(), seconds * 1000);
  }

  function finish(how: (task: Task) => void): void {
    if (timer) clearTimeout(timer);
    const task = current;
    current = null;
    worker?.unref();
    if (task) how(task);
    next();
  }

  function next(): void {
    if (current || isClosed) return;
    current = waiting.shift() ?? null;
    if (!current) return;
    worker ??= start();
    worker.ref();
    if (isReady) setDeadline();
    worker.postMessage(current.job);
  }

  return {
    run: <Kind extends Job['kind']>(job: Extract<Job, { kind: Kind }>, guest: string | null) =>
      new Promise<Outcome<Results[Kind]>>((answer, fail) => {
        const guests = [...(current ? [current] : []), ...waiting].flatMap((task) => task.guest ?? []);
        const isFull = guests.length >= MOST_WAITING || (guest !== null && guests.includes(guest));
        if (isClosed) return answer(problem('closing'));
        if (guest !== null && isFull) return answer(problem('too-many', { why: 'another import is under way' }));
        const task = { job, guest, answer: answer as Task['answer'], fail };
        // What the server needs to go on comes before what guests bring.
        if (guest === null) waiting.unshift(task);
        else waiting.push(task);
        next();
      }),
    async close() {
      isClosed = true;
      const left = [...(current ? [current] : []), ...waiting.splice(0)];
      current = null;
      if (timer) clearTimeout(timer);
      for (const task of left) task.answer(problem('closing'));
      await worker?.terminate();
    },
  };
}

function defaultScript(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return new URL(isSource ? './from-source.mjs' : './import-worker.js', import.meta.url);
}
