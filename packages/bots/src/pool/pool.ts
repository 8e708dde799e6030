/**
 * A pool of threads that choose moves: requests wait for a free thread, and a thread that dies is replaced. Lists that
 * guests brought along have a thread of their own, so that making one ready never keeps other bots waiting.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GameId } from '@lettertafel/engine';
import type { WasmModule } from '@lettertafel/solver';
import { type BotMove, idleMove } from '../choose-move.ts';
import { LEAVES_FOLDER } from '../node-leaves.ts';
import type { Answer, PoolList, PoolRequest, Question, Readying, WorkerStart } from './messages.ts';

export interface BotPoolInput {
  /** Number of threads; default: all cores but one. */
  readonly workers?: number;
  /** The list behind an id, one that ships or a user's own; an id must not change its meaning. */
  readonly listFor: (id: string) => PoolList | Promise<PoolList>;
  /** Whether a list was imported; default: none was. */
  readonly isOwn?: (id: string) => boolean;
  /** How long a thread may need beyond its thinking time, to make a list ready, before it counts as dead. */
  readonly grace?: number;
  /** For how long bots pass at once on a list that could not be prepared, in milliseconds. */
  readonly unfitFor?: number;
  /** The compiled generator (`loadGeneratorModule`). */
  readonly module: WasmModule;
  /** A folder that keeps derived graphs for the next run; without one every thread derives them anew, for seconds. */
  readonly cacheFolder?: string;
  /** Where the tables of leaves lie, if not beside the sources. */
  readonly leavesFolder?: string;
  /** The script of a thread, where it does not lie beside the sources or the bundle. */
  readonly script?: URL;
}

export interface BotPool {
  /** The bot's move; null: nothing to do. On failure the bot passes or draws. */
  choose(request: PoolRequest): Promise<BotMove | null>;
  /** Makes the thread that is asked first ready for games on a list, before anybody waits for a move. */
  makeReady(list: string, games: readonly GameId[]): Promise<void>;
  /** Stops all threads; pending requests get a pass or a draw. */
  close(): Promise<void>;
}

/** Attempts per request, each on a new thread; then the bot passes or draws. */
const MOST_TRIES = 3;
const GRACE = 30_000;
const UNFIT_FOR = 600_000;
/** Lists that one thread keeps: the one it was sent first makes room. */
const MOST_LISTS = 4;

interface Task {
  readonly request: PoolRequest;
  readonly words: PoolList;
  readonly isOwn: boolean;
  readonly answer: (move: BotMove | null) => void;
  tries: number;
}

interface Thread {
  readonly worker: Worker;
  /** Whether it thinks about lists that guests brought along, or about all others. */
  readonly isOwn: boolean;
  readonly lists: Set<string>;
  task: Task | null;
  timer: NodeJS.Timeout | null;
}

export function makeBotPool(input: BotPoolInput): BotPool {
  const { workers = Math.max(1, availableParallelism() - 1), listFor, module, cacheFolder, script } = input;
  const { leavesFolder = LEAVES_FOLDER, isOwn = () => false, grace = GRACE, unfitFor = UNFIT_FOR } = input;
  /** Until when a list counts as unfit for bots. */
  const unfit = new Map<string, number>();
  const waiting: Task[] = [];
  const threads = new Set<Thread>();
  let isClosed = false;

  const start = (isForOwn: boolean): Thread => {
    // What is derived from a guest's list is not worth the room on the disk.
    const workerData: WorkerStart = { module, leavesFolder, cacheFolder: isForOwn ? null : (cacheFolder ?? null) };
    const worker = new Worker(script ?? defaultScript(), { workerData });
    const thread: Thread = { worker, isOwn: isForOwn, lists: new Set(), task: null, timer: null };
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
      milliseconds:
        milliseconds / (1 + waiting.filter((other) => other.isOwn === task.isOwn).length / threadsFor(task)),
      ...(thread.lists.has(id) ? {} : { words, forget: makeRoom(thread.lists) }),
    };
    thread.lists.add(id);
    thread.timer = setTimeout(() => void thread.worker.terminate(), milliseconds + grace);
    thread.worker.ref();
    thread.worker.postMessage(question);
  };

  const threadsFor = (task: Pick<Task, 'isOwn'>): number => (task.isOwn ? 1 : workers);

  const freeThreadFor = (task: Task): Thread | null => {
    const alike = [...threads].filter((thread) => thread.isOwn === task.isOwn);
    return alike.find((thread) => !thread.task) ?? (alike.length < threadsFor(task) ? start(task.isOwn) : null);
  };

  const serve = (): void => {
    for (const task of [...waiting]) {
      const free = freeThreadFor(task);
      if (!free) continue;
      waiting.splice(waiting.indexOf(task), 1);
      give(free, task);
    }
  };

  const isUnfit = (list: string): boolean => {
    const until = unfit.get(list) ?? 0;
    if (until <= performance.now()) unfit.delete(list);
    return unfit.has(list);
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
    // A pool at rest does not keep the process alive; one that is being closed does until it is.
    if (!isClosed) thread.worker.unref();
    serve();
  };

  const bury = (thread: Thread): void => {
    threads.delete(thread);
    const task = release(thread);
    // One list of a guest's never costs its thread more than one such try.
    if (task?.isOwn && !isClosed) unfit.set(task.request.list, performance.now() + unfitFor);
    if (task && (isClosed || task.isOwn || task.tries >= MOST_TRIES))
      task.answer(idleMove(task.request.game, task.request.view));
    else if (task) waiting.unshift(task);
    serve();
  };

  return {
    async choose(request) {
      if (isClosed || isUnfit(request.list)) return idleMove(request.game, request.view);
      const words = withoutRejected(await listFor(request.list));
      if (isClosed) return idleMove(request.game, request.view);
      return new Promise((answer) => {
        waiting.push({ request, words, isOwn: isOwn(request.list), answer, tries: 0 });
        serve();
      });
    },
    async makeReady(list, games) {
      const words = withoutRejected(await listFor(list));
      if (isClosed) return;
      const thread = [...threads].find((one) => !one.isOwn) ?? start(false);
      const readying: Readying = { ready: games, list, ...(thread.lists.has(list) ? {} : { words }) };
      thread.lists.add(list);
      thread.worker.postMessage(readying);
      if (!thread.task) thread.worker.unref();
    },
    async close() {
      isClosed = true;
      for (const { request, answer } of waiting.splice(0)) answer(idleMove(request.game, request.view));
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

/** Takes the oldest lists out until there is room for one more. */
function makeRoom(lists: Set<string>): string[] {
  const gone = [...lists].slice(0, Math.max(0, lists.size + 1 - MOST_LISTS));
  for (const id of gone) lists.delete(id);
  return gone;
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
