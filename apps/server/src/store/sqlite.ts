/** A SQLite file for one server, through libsql on a thread of its own. */
import { dirname, join } from 'node:path';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  type TransactionSettings,
} from 'kysely';
import { makeFolder } from './folder-lock.ts';

export function fileIn(folder: string): string {
  return join(folder, 'lettertafel.db');
}

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

export function sqlite(folder: string, access: Access = 'write'): ThreadDialect {
  return new ThreadDialect(fileIn(folder), access);
}

/** The file cannot be opened, read or written; `code` is SQLite's. */
export class SqliteFault extends Error {
  override readonly name = 'SqliteFault';
  readonly code: string;
  constructor({ message, code }: { message: string; code?: string }) {
    super(message);
    this.code = code ?? '';
  }
}

/** Migrations are atomic, even if the server is killed in the middle. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ThreadDialect extends SqliteDialect {
  readonly #driver: ThreadDriver;

  constructor(file: string, access: Access) {
    super({ database: null as never });
    this.#driver = new ThreadDriver(file, access);
  }

  /**
   * A transaction in one message to the thread. Rolled back if the first statement does not return this many rows:
   * then, false.
   */
  atomically(statements: readonly CompiledQuery[], rows: number): Promise<boolean> {
    return this.#driver.atomically(statements, rows);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    return this.#driver;
  }
}

/** One connection, lent to one transaction or query at a time. */
class ThreadDriver implements Driver {
  readonly #file: string;
  readonly #access: Access;
  #connection: ThreadConnection | null = null;
  /** The end of the queue for the connection. */
  #last: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  constructor(file: string, access: Access) {
    this.#file = file;
    this.#access = access;
  }

  async init(): Promise<void> {
    this.#connection = await ThreadConnection.open(this.#file, this.#access);
  }

  async acquireConnection(): Promise<ThreadConnection> {
    const before = this.#last;
    let release = () => {};
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.#release = release;
    if (!this.#connection) throw new SqliteFault({ message: 'the database is not open' });
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async beginTransaction(connection: DatabaseConnection, _settings: TransactionSettings): Promise<void> {
    // A deferred transaction that reads before it writes fails, rather than waits, after a foreign write.
    await connection.executeQuery(CompiledQuery.raw(this.#access === 'write' ? 'begin immediate' : 'begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async atomically(statements: readonly CompiledQuery[], rows: number): Promise<boolean> {
    const connection = await this.acquireConnection();
    try {
      return await connection.executeAll(statements, rows);
    } finally {
      await this.releaseConnection();
    }
  }

  async destroy(): Promise<void> {
    await this.#connection?.close();
  }
}

interface Question {
  /** None: close the file. */
  readonly statements: readonly Pick<CompiledQuery, 'sql' | 'parameters'>[];
  /** The statements are a transaction; the first has to return this many rows. */
  readonly rows?: number;
}

interface Answer {
  readonly rows: unknown[];
  readonly changes?: number;
  readonly lastInsertRowid?: number | bigint;
  readonly error?: { readonly message: string; readonly code?: string };
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/**
 * How long the event loop waits for the thread, per turn and in milliseconds. A statement takes a fraction of this, and
 * a turn of a busy event loop far more: without waiting, a transaction would hold the connection for a turn per statement.
 */
const PATIENCE = 2;

class ThreadConnection implements DatabaseConnection {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  /** The answers so far, counted by the thread. */
  readonly #answered = new Int32Array(new SharedArrayBuffer(4));
  /** In the order of the questions, as are the answers. */
  readonly #waiting: Waiting[] = [];
  readonly #gone: Promise<void>;
  #patience = PATIENCE;
  #fault: Error | null = null;

  private constructor(file: string, access: Access) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#worker = new Worker(threadScript(), {
      workerData: { file, access, pragmas: PRAGMAS[access], port: port2, answered: this.#answered },
      transferList: [port2],
    });
    this.#port.on('message', (answer: Answer) => this.#receive(answer));
    this.#worker.on('error', (error: Error & { code?: string }) => this.#fail(new SqliteFault(error)));
    this.#gone = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        // The thread may have answered just before.
        for (let last = this.#next(); last; last = this.#next()) this.#receive(last);
        this.#fail(new SqliteFault({ message: 'the database is closed' }));
        resolve();
      });
    });
  }

  static async open(file: string, access: Access): Promise<ThreadConnection> {
    if (access === 'write') makeFolder(dirname(file));
    const connection = new ThreadConnection(file, access);
    // The thread answers when the file is open.
    check(await connection.#laterAnswer());
    return connection;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = this.#ask({ statements: [{ sql, parameters }] }, sql !== 'commit');
    const { rows, changes, lastInsertRowid } = check(await answer);
    return {
      rows: rows as Row[],
      ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
      ...(lastInsertRowid === undefined ? {} : { insertId: BigInt(lastInsertRowid) }),
    };
  }

  async executeAll(statements: readonly CompiledQuery[], rows: number): Promise<boolean> {
    const sent = statements.map(({ sql, parameters }) => ({ sql, parameters }));
    return check(await this.#ask({ statements: sent, rows }, false)).rows.length === rows;
  }

  // biome-ignore lint/correctness/useYield: not supported
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('streaming from SQLite is not supported');
  }

  async close(): Promise<void> {
    this.#port.postMessage({ statements: [] });
    await this.#gone;
  }

  async #ask(message: Question, isPrompt: boolean): Promise<Answer> {
    if (this.#fault) throw this.#fault;
    const before = Atomics.load(this.#answered, 0);
    this.#port.postMessage(message);
    return (isPrompt ? this.#promptAnswer(before) : null) ?? this.#laterAnswer();
  }

  /** Null: not answered in time. */
  #promptAnswer(before: number): Answer | null {
    if (this.#waiting.length > 0 || this.#patience <= 0) return null;
    if (this.#patience === PATIENCE) setImmediate(() => this.#endTurn());
    const begun = performance.now();
    Atomics.wait(this.#answered, 0, before, this.#patience);
    this.#patience -= performance.now() - begun;
    return this.#next();
  }

  #next(): Answer | null {
    return receiveMessageOnPort(this.#port)?.message ?? null;
  }

  #receive(answer: Answer): void {
    this.#waiting.shift()?.resolve(answer);
  }

  #endTurn(): void {
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

function check(answer: Answer): Answer {
  if (answer.error) throw new SqliteFault(answer.error);
  return answer;
}

/** In a bundle, the thread's script is beside it. */
function threadScript(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './sqlite-thread.mjs' : './sqlite-thread.js', import.meta.url);
}
