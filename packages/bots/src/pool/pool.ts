/** A pool of threads that choose moves: requests wait for a free thread, and a thread that dies is replaced. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { WasmModule } from '@lettertafel/solver';
import { type BotMove, idleMove } from '../choose-move.ts';
import type { Answer, PoolList, PoolRequest, Question, WorkerStart } from './messages.ts';

export interface BotPoolInput {
  /** How many threads think; unasked, one for every core but one. */
  readonly workers?: number;
  /** The list behind an id, one that ships or a user's own; asked once, an id must not change its meaning. */
  readonly listFor: (id: string) => PoolList;
  /** The compiled generator (`loadGeneratorModule`). */
  readonly module: WasmModule;
  /** A folder that keeps derived graphs for the next run; without one every thread derives them anew, for seconds. */
  readonly cacheFolder?: string;
  /** The script of a thread, where it does not lie beside the sources or the bundle. */
  readonly script?: URL;
}

export interface BotPool {
  /** What the bot does now, or null when it has nothing to do. A bot that cannot think passes or draws. */
  choose(request: PoolRequest): Promise<BotMove | null>;
  /** Ends all threads; requests still waiting are answered with a pass or a draw. */
  close(): Promise<void>;
}

/** A request is tried so often, each time on a new thread; then the bot does nothing bold. */
const MOST_TRIES = 3;
/** Beyond its thinking time a thread may need this long to make a list ready, before it counts as dead. */
const GRACE = 30_000;

interface Task {
  readonly request: PoolRequest;
  readonly words: PoolList;
  readonly answer: (move: BotMove | null) => void;
  tries: number;
}

interface Thread {
  readonly worker: Worker;
  readonly lists: Set<string>;
  task: Task | null;
  timer: NodeJS.Timeout | null;
}

export function makeBotPool(input: BotPoolInput): BotPool {
  const { workers = Math.max(1, availableParallelism() - 1), listFor, module, cacheFolder, script } = input;
  const lists = new Map<string, PoolList>();
  const waiting: Task[] = [];
  const threads = new Set<Thread>();
  let isClosed = false;

  const wordsOf = (id: string): PoolList => {
    const words = lists.get(id) ?? withoutRejected(listFor(id));
    lists.set(id, words);
    return words;
  };

  const start = (): Thread => {
    const workerData: WorkerStart = { module, cacheFolder: cacheFolder ?? null };
    const worker = new Worker(script ?? defaultScript(), { workerData });
    const thread: Thread = { worker, lists: new Set(), task: null, timer: null };
    worker.on('message', ({ move }: Answer) => finish(thread, move));
    // An error is followed by an exit.
    worker.on('error', () => {});
    worker.on('exit', () => bury(thread));
    threads.add(thread);
    return thread;
  };

  const give = (thread: Thread, task: Task): void => {
    const { request, words } = task;
    const { list: id, milliseconds } = request;
    task.tries++;
    thread.task = task;
    const question: Question = {
      ...request,
      milliseconds: milliseconds / (1 + waiting.length / workers),
      ...(thread.lists.has(id) ? {} : { words }),
    };
    thread.lists.add(id);
    thread.timer = setTimeout(() => void thread.worker.terminate(), milliseconds + GRACE);
    thread.worker.ref();
    thread.worker.postMessage(question);
  };

  const serve = (): void => {
    while (waiting.length > 0) {
      const free = [...threads].find(({ task }) => task === null) ?? (threads.size < workers ? start() : null);
      const task = free && waiting.shift();
      if (!task) return;
      give(free, task);
    }
  };

  const release = (thread: Thread): Task | null => {
    const { task, timer } = thread;
    if (timer) clearTimeout(timer);
    thread.task = null;
    thread.timer = null;
    return task;
  };

  const finish = (thread: Thread, move: BotMove | null): void => {
    release(thread)?.answer(move);
    // A pool at rest does not keep the process alive.
    thread.worker.unref();
    serve();
  };

  const bury = (thread: Thread): void => {
    threads.delete(thread);
    const task = release(thread);
    if (task && (isClosed || task.tries >= MOST_TRIES)) task.answer(idleMove(task.request.game, task.request.view));
    else if (task) waiting.unshift(task);
    serve();
  };

  return {
    async choose(request) {
      if (isClosed) return idleMove(request.game, request.view);
      const words = wordsOf(request.list);
      return new Promise((answer) => {
        waiting.push({ request, words, answer, tries: 0 });
        serve();
      });
    },
    async close() {
      isClosed = true;
      for (const { request, answer } of waiting.splice(0)) answer(idleMove(request.game, request.view));
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

/** From TypeScript sources a thread needs a hand to start; whoever bundles puts the thread's script beside the bundle. */
function defaultScript(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return new URL(isSource ? './from-source.mjs' : './bot-worker.js', import.meta.url);
}

/** Why words are no words is not for bots, and large. */
function withoutRejected({ list, ...options }: PoolList): PoolList {
  const { rejected: _, ...parts } = list.parts;
  return { ...options, list: { ...list, parts } };
}
