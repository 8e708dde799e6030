/** The connection to the thread that has a SQLite file open. */
import { dirname } from 'node:path';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { CompiledQuery } from 'kysely';
import { makeFolder, makePrivateFile } from './folder-lock.ts';

/** `write`: a server or an import. `read`: a snapshot that never blocks a running server. */
export type Access = 'write' | 'read';

const PRAGMAS: Readonly<Record<Access, readonly string[]>> = {
  write: [
    // Another program may have the file open for a moment.
    'busy_timeout = 3000',
    // Acknowledged writes survive a crash of the machine, not only of the process.
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
  ],
  read: ['busy_timeout = 3000', 'query_only = ON'],
};

/** The file cannot be opened, read or written; `code` is SQLite's. */
export class SqliteFault extends Error {
  override readonly name = 'SqliteFault';
  readonly code: string;
  constructor({ message, code }: { message: string; code?: string }) {
    super(message);
    this.code = code ?? '';
  }
}

export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

export interface StatementResult {
  readonly rows: readonly unknown[];
  readonly changes?: number;
  readonly lastInsertRowid?: number | bigint;
}

/** Statements that are run in order, and written as a whole or not at all. */
export interface Job {
  readonly statements: readonly Statement[];
  readonly isWriting: boolean;
  /** How many rows the first statement has to return. */
  readonly rows?: number | undefined;
}

/** The results by statement; null: rolled back, because the first one returned another number of rows. */
type Outcome = { readonly results: readonly StatementResult[] | null } | { readonly error: Fault };

interface Fault {
  readonly message: string;
  readonly code?: string;
}

/** `jobs`: those that write share a transaction. `statement`: of the transaction that is open. Neither: close the file. */
type Question = { readonly jobs: readonly Job[] } | { readonly statement: Statement } | Record<string, never>;

/** By job. */
type Answer = readonly Outcome[];

interface Settling<Value> {
  resolve(value: Value): void;
  reject(error: unknown): void;
}

/**
 * How long the event loop waits for a statement of a transaction, per turn and in milliseconds. A statement takes a fraction
 * of this, and a turn of a busy event loop far more: without waiting, a transaction would take a turn per statement.
 */
const PATIENCE = 2;

export class ThreadConnection {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  /** The answers so far, counted by the thread. */
  readonly #answered = new Int32Array(new SharedArrayBuffer(4));
  /** In the order of the questions, as are the answers. */
  readonly #waiting: Settling<Answer>[] = [];
  readonly #gone: Promise<void>;
  #patience = PATIENCE;
  #fault: Error | null = null;
  /** The end of the queue for the thread. */
  #last: Promise<void> = Promise.resolve();
  /** Jobs for the next message. */
  #jobs: ({ readonly job: Job } & Settling<Outcome>)[] = [];

  private constructor(file: string, access: Access) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#worker = new Worker(threadScript(), {
      workerData: { file, pragmas: PRAGMAS[access], port: port2, answered: this.#answered },
      transferList: [port2],
    });
    this.#port.on('message', (answer: Answer) => this.#waiting.shift()?.resolve(answer));
    this.#worker.on('error', (error: Error & { code?: string }) => this.#fail(new SqliteFault(error)));
    this.#gone = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        // The thread may have answered just before.
        for (let last = this.#next(); last; last = this.#next()) this.#waiting.shift()?.resolve(last);
        this.#fail(new SqliteFault({ message: 'the database is closed' }));
        resolve();
      });
    });
  }

  static async open(file: string, access: Access): Promise<ThreadConnection> {
    if (access === 'write') {
      makeFolder(dirname(file));
      makePrivateFile(file);
    }
    const connection = new ThreadConnection(file, access);
    // The thread answers when the file is open.
    resultsOf(await connection.#laterAnswer());
    return connection;
  }

  /** Runs statements together with whatever else is waiting for the thread. */
  async run(job: Job): Promise<readonly StatementResult[] | null> {
    const outcome = new Promise<Outcome>((resolve, reject) => {
      this.#jobs.push({ job, resolve, reject });
    });
    if (this.#jobs.length === 1) void this.#flush();
    return resultsOf([await outcome]);
  }

  /** Waits for everything before it; until the returned function is called nothing but `step` reaches the thread. */
  async takeTurn(): Promise<() => void> {
    const before = this.#last;
    let endTurn = () => {};
    this.#last = new Promise((resolve) => {
      endTurn = resolve;
    });
    await before;
    return endTurn;
  }

  /** A statement of an explicit transaction, whose turn it is. */
  async step(statement: Statement): Promise<StatementResult> {
    // A commit writes to the disk.
    const answer = this.#ask({ statement }, statement.sql !== 'commit');
    const [result = { rows: [] }] = resultsOf(await answer) ?? [];
    return result;
  }

  async close(): Promise<void> {
    this.#port.postMessage({});
    await this.#gone;
  }

  /** Jobs that arrive before it is its turn join in. */
  async #flush(): Promise<void> {
    const endTurn = await this.takeTurn();
    const jobs = this.#jobs;
    this.#jobs = [];
    try {
      const outcomes = await this.#ask({ jobs: jobs.map(({ job }) => job) }, false);
      for (const [index, outcome] of outcomes.entries()) jobs[index]?.resolve(outcome);
    } catch (error) {
      for (const { reject } of jobs) reject(error);
    }
    endTurn();
  }

  async #ask(message: Question, isPrompt: boolean): Promise<Answer> {
    if (this.#fault) throw this.#fault;
    const before = Atomics.load(this.#answered, 0);
    this.#port.postMessage(message);
    return (isPrompt ? this.#promptAnswer(before) : null) ?? this.#laterAnswer();
  }

  /** Null: not answered in time. */
  #promptAnswer(before: number): Answer | null {
    if (this.#patience <= 0) return null;
    if (this.#patience === PATIENCE) setImmediate(() => this.#endPatience());
    const begun = performance.now();
    Atomics.wait(this.#answered, 0, before, this.#patience);
    this.#patience -= performance.now() - begun;
    return this.#next();
  }

  #next(): Answer | null {
    return receiveMessageOnPort(this.#port)?.message ?? null;
  }

  #endPatience(): void {
    this.#patience = PATIENCE;
  }

  #laterAnswer(): Promise<Answer> {
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  #fail(fault: Error): void {
    this.#fault ??= fault;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#fault);
  }
}

function resultsOf([outcome]: Answer): readonly StatementResult[] | null {
  if (!outcome) return null;
  if ('error' in outcome) throw new SqliteFault(outcome.error);
  return outcome.results;
}

/** In a bundle, the thread's script is beside it. */
function threadScript(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './sqlite-thread.mjs' : './sqlite-thread.js', import.meta.url);
}
