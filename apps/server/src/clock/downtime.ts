/**
 * How long this process could not work: it was suspended, or the store did not answer. A busy event loop is neither,
 * or whoever keeps a server busy would stop every clock.
 */
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';

export interface Downtime {
  /** Milliseconds so far. */
  total(): number;
  /** Waiting for the store counts from now on. */
  ask(): void;
  answered(): void;
  close(): Promise<void>;
}

export interface DowntimeInput {
  /** Milliseconds for which the process was suspended so far. */
  readonly suspended: () => number;
  /** Milliseconds for which the event loop had nothing to do so far. */
  readonly idle: () => number;
}

/** While it waits for the store, only an idle event loop waits; a busy one may not have read the answer yet. */
export function makeDowntime({ suspended, idle }: DowntimeInput): Omit<Downtime, 'close'> {
  let silent = 0;
  let idleWhenAsked: number | null = null;
  const waiting = () => (idleWhenAsked === null ? 0 : idle() - idleWhenAsked);
  return {
    total: () => suspended() + silent + waiting(),
    ask() {
      idleWhenAsked ??= idle();
    },
    answered() {
      silent += waiting();
      idleWhenAsked = null;
    },
  };
}

/** Interval in which the thread looks at the clock, in milliseconds. */
const LOOK_EVERY = 250;
/** A thread that is later than this was suspended; less is a busy machine. */
const SUSPENDED = 1500;

/** Adds up the gaps in its own time. Its loop does nothing else, so that only the system can delay it. */
const THREAD = `
  const { workerData: { cells, every, most } } = require('node:worker_threads');
  for (let seen = performance.now(); Atomics.wait(cells, 1, 0, every) === 'timed-out';) {
    const at = performance.now();
    if (at - seen > most) Atomics.add(cells, 0, Math.round(at - seen - every));
    seen = at;
  }`;

export function watchDowntime(): Downtime {
  /** Milliseconds suspended, and whether the thread is to stop. */
  const cells = new Int32Array(new SharedArrayBuffer(8));
  const thread = new Worker(THREAD, {
    eval: true,
    workerData: { cells, every: LOOK_EVERY, most: SUSPENDED },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
  thread.unref();
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  return {
    ...makeDowntime({
      suspended: () => Atomics.load(cells, 0),
      idle: () => performance.eventLoopUtilization().idle,
    }),
    async close() {
      Atomics.store(cells, 1, 1);
      Atomics.notify(cells, 1);
      thread.ref();
      await ended;
    },
  };
}
