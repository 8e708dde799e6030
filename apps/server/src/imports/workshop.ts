/** The import threads: each runs one job at a time, each with a deadline; guests' jobs have a bounded queue. */
import { Worker } from 'node:worker_threads';
import { codeOf } from '../errors.ts';
import { problem, type Result } from '../problem.ts';
import type { Job, Results } from './jobs.ts';

export interface Workshop {
  /** `guest` is null for jobs of the server itself, which are never rejected. */
  run<Kind extends Job['kind']>(
    job: Extract<Job, { kind: Kind }>,
    guest: string | null,
  ): Promise<Result<Results[Kind]>>;
  close(): Promise<void>;
}

export interface WorkshopInput {
  /** Time limit of a job. */
  readonly seconds: number;
  /** The thread's script, if not beside the sources or the bundle. */
  readonly script?: URL;
}

/** Queue limit for guests' jobs. */
const MOST_WAITING = 8;
/** The thread's heap in megabytes: a list of a million words takes a third of it. */
const HEAP = 768;

interface Task {
  readonly job: Job;
  readonly guest: string | null;
  readonly answer: (outcome: Result<Results[Job['kind']]>) => void;
  readonly fail: (error: Error) => void;
}

/** What games need never waits for what guests bring: the server's own jobs have a thread of their own. */
export function makeWorkshop(input: WorkshopInput): Workshop {
  const [own, guests] = [makeThread(input), makeThread(input)];
  return {
    run: (job, guest) => (guest === null ? own : guests).run(job, guest),
    async close() {
      await Promise.all([own.close(), guests.close()]);
    },
  };
}

function makeThread({ seconds, script = defaultScript() }: WorkshopInput): Workshop {
  const waiting: Task[] = [];
  let current: Task | null = null;
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | null = null;
  /** Whether the thread has loaded its script; loading does not count towards a job's deadline. */
  let isReady = false;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: HEAP } });
    let why: Error | undefined;
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
      const fault = why;
      finish((task) =>
        fault && codeOf(fault) !== 'ERR_WORKER_OUT_OF_MEMORY'
          ? task.fail(fault)
          : task.answer(problem('too-large', { why: 'too much work' })),
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
      new Promise<Result<Results[Kind]>>((answer, fail) => {
        const guests = [...(current ? [current] : []), ...waiting].flatMap((task) => task.guest ?? []);
        const isFull = guests.length >= MOST_WAITING || (guest !== null && guests.includes(guest));
        if (isClosed) return answer(problem('closing'));
        if (guest !== null && isFull) return answer(problem('too-many', { why: 'another import is under way' }));
        const task = { job, guest, answer: answer as Task['answer'], fail };
        waiting.push(task);
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
