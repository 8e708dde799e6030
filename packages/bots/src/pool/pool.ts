/**
 * A pool of threads that choose moves: requests wait for a free thread, and a thread that dies is replaced. Threads that
 * are idle help those that simulate, until a request needs them. Lists that guests imported have a thread of their own, so
 * that preparing one never delays other bots.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GameId } from '@lettertafel/engine';
import type { WasmModule } from '@lettertafel/solver';
import { type BotMove, idleMove } from '../choose-move.ts';
import { endRounds, MOST_HELPERS } from '../crossword/shared-rounds.ts';
import type { Help } from '../crossword/simulate.ts';
import { LEAVES_FOLDER } from '../node-leaves.ts';
import type {
  Answer,
  Helping,
  HelpWanted,
  PoolList,
  PoolRequest,
  Question,
  Readying,
  WorkerStart,
} from './messages.ts';

export interface BotPoolInput {
  /** Number of threads; default: all cores but one. */
  readonly workers?: number;
  /** The list with an id, shipped or a user's own; an id always means the same list. */
  readonly listFor: (id: string) => PoolList | Promise<PoolList>;
  /** Whether a list was imported; default: none was. */
  readonly isOwn?: (id: string) => boolean;
  /** How long a thread may take beyond its thinking time, to prepare a list, before it counts as dead. */
  readonly grace?: number;
  /** How long bots pass immediately on a list that could not be prepared, in milliseconds. */
  readonly unfitFor?: number;
  /** The compiled generator (`loadGeneratorModule`). */
  readonly module: WasmModule;
  /** The cache folder for derived graphs; without it every thread derives them again, which takes seconds. */
  readonly cacheFolder?: string;
  /** The folder of the leave tables, if not beside the sources. */
  readonly leavesFolder?: string;
  /** The thread's script, if not beside the sources or the bundle. */
  readonly script?: URL;
}

export interface BotPool {
  /** The bot's move; null: nothing to do. On failure the bot passes or draws. */
  choose(request: PoolRequest): Promise<BotMove | null>;
  /** Warms up the first thread for games on a list, before anybody waits for a move. */
  makeReady(list: string, games: readonly GameId[]): Promise<void>;
  /** Stops all threads; pending requests get a pass or a draw. */
  close(): Promise<void>;
}

/** Attempts per request, each on a new thread; then the bot passes or draws. */
const MOST_TRIES = 3;
const GRACE = 30_000;
const UNFIT_FOR = 600_000;
/** Most lists per thread; the oldest is evicted. */
const MOST_LISTS = 4;

interface Task {
  readonly request: PoolRequest;
  readonly words: PoolList;
  readonly isOwn: boolean;
  readonly answer: (move: BotMove | null) => void;
  tries: number;
}

/** Rounds for the simulation of another thread; nobody waits for them. */
interface HelpTask extends Pick<Task, 'request' | 'words' | 'isOwn'> {
  readonly help: Help;
}

interface Thread {
  readonly worker: Worker;
  /** Whether it serves imported lists, or all others. */
  readonly isOwn: boolean;
  readonly lists: Set<string>;
  task: Task | HelpTask | null;
  timer: NodeJS.Timeout | null;
}

export function makeBotPool(input: BotPoolInput): BotPool {
  const { workers = Math.max(1, availableParallelism() - 1), listFor, module, cacheFolder, script } = input;
  const { leavesFolder = LEAVES_FOLDER, isOwn = () => false, grace = GRACE, unfitFor = UNFIT_FOR } = input;
  /** Until when a list counts as unusable for bots. */
  const unfit = new Map<string, number>();
  const waiting: Task[] = [];
  const threads = new Set<Thread>();
  let isClosed = false;
  /** Without threads bots pass or draw. */
  const isIdle = workers === 0;

  const start = (isForOwn: boolean): Thread => {
    // Graphs of a guest's list are not worth the disk space.
    const workerData: WorkerStart = { module, leavesFolder, cacheFolder: isForOwn ? null : (cacheFolder ?? null) };
    const worker = new Worker(script ?? defaultScript(), { workerData });
    const thread: Thread = { worker, isOwn: isForOwn, lists: new Set(), task: null, timer: null };
    worker.on('message', (said: Answer | HelpWanted) => {
      if ('help' in said) engage(thread, said.help);
      else finish(thread, said.move);
    });
    // An error is followed by an exit.
    worker.on('error', () => {});
    worker.on('exit', () => bury(thread));
    threads.add(thread);
    return thread;
  };

  const give = (thread: Thread, task: Task): void => {
    const { milliseconds } = task.request;
    const queued = waiting.filter((other) => other.isOwn === task.isOwn).length / threadsFor(task);
    task.tries++;
    occupy(thread, task, milliseconds);
    const question: Question = { ...questionFor(thread, task), milliseconds: milliseconds / (1 + queued) };
    thread.worker.postMessage(question);
  };

  const engage = ({ task }: Thread, help: Help): void => {
    if (!task || 'help' in task || isClosed) return;
    for (let helper = 0; helper < MOST_HELPERS; helper++) {
      const free = freeThreadFor(task);
      if (!free) return;
      occupy(free, { ...task, help }, help.milliseconds);
      const helping: Helping = { help, helper, question: questionFor(free, task) };
      free.worker.postMessage(helping);
    }
  };

  const occupy = (thread: Thread, task: Task | HelpTask, milliseconds: number): void => {
    thread.task = task;
    thread.timer = setTimeout(() => void thread.worker.terminate(), milliseconds + grace);
    thread.worker.ref();
  };

  const questionFor = ({ lists }: Thread, { request, words }: Pick<Task, 'request' | 'words'>): Question => {
    const { list: id } = request;
    if (lists.has(id)) return request;
    const forget = makeRoom(lists);
    lists.add(id);
    return { ...request, words, forget };
  };

  const threadsFor = (task: Pick<Task, 'isOwn'>): number => (task.isOwn ? 1 : workers);

  const freeThreadFor = (task: Pick<Task, 'isOwn'>): Thread | null => {
    const alike = [...threads].filter((thread) => thread.isOwn === task.isOwn);
    return alike.find((thread) => !thread.task) ?? (alike.length < threadsFor(task) ? start(task.isOwn) : null);
  };

  const serve = (): void => {
    for (const task of [...waiting]) {
      const free = freeThreadFor(task);
      if (!free) {
        sendHelpersAway(task);
        continue;
      }
      waiting.splice(waiting.indexOf(task), 1);
      give(free, task);
    }
  };

  const sendHelpersAway = ({ isOwn: isForOwn }: Task): void => {
    for (const { task } of threads) if (task && 'help' in task && task.isOwn === isForOwn) endRounds(task.help.shared);
  };

  const isUnfit = (list: string): boolean => {
    const until = unfit.get(list) ?? 0;
    if (until <= performance.now()) unfit.delete(list);
    return unfit.has(list);
  };

  /** Its task, if somebody waits for it. */
  const release = (thread: Thread): Task | null => {
    const { task, timer } = thread;
    if (timer) clearTimeout(timer);
    thread.task = null;
    thread.timer = null;
    return task && 'help' in task ? null : task;
  };

  const finish = (thread: Thread, move: BotMove | null): void => {
    release(thread)?.answer(move);
    // An idle pool does not keep the process alive; a closing one does until it is closed.
    if (!isClosed) thread.worker.unref();
    serve();
  };

  const bury = (thread: Thread): void => {
    threads.delete(thread);
    const task = release(thread);
    // A guest's list gets only one such attempt.
    if (task?.isOwn && !isClosed) unfit.set(task.request.list, performance.now() + unfitFor);
    if (task && (isClosed || task.isOwn || task.tries >= MOST_TRIES))
      task.answer(idleMove(task.request.game, task.request.view));
    else if (task) waiting.unshift(task);
    serve();
  };

  return {
    async choose(request) {
      if (isIdle || isClosed || isUnfit(request.list)) return idleMove(request.game, request.view);
      const words = withoutRejected(await listFor(request.list));
      if (isClosed) return idleMove(request.game, request.view);
      return new Promise((answer) => {
        waiting.push({ request, words, isOwn: isOwn(request.list), answer, tries: 0 });
        serve();
      });
    },
    async makeReady(list, games) {
      if (isIdle) return;
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

/** Evicts the oldest lists until there is room for one more. */
function makeRoom(lists: Set<string>): string[] {
  const gone = [...lists].slice(0, Math.max(0, lists.size + 1 - MOST_LISTS));
  for (const id of gone) lists.delete(id);
  return gone;
}

/** From TypeScript sources a thread starts through a loader; a bundle has the thread's script beside it. */
function defaultScript(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return new URL(isSource ? './from-source.mjs' : './bot-worker.js', import.meta.url);
}

/** Bots do not need the reasons for invalid words, which are large. */
function withoutRejected({ list, ...options }: PoolList): PoolList {
  const { rejected: _, ...parts } = list.parts;
  return { ...options, list: { ...list, parts } };
}
