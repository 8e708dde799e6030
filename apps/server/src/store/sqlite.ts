/** A SQLite file for one server, through libsql on a thread of its own. */
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
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

export function sqlite(folder: string, access: Access = 'write'): SqliteDialect {
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
  readonly #file: string;
  readonly #access: Access;

  constructor(file: string, access: Access) {
    super({ database: null as never });
    this.#file = file;
    this.#access = access;
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    return new ThreadDriver(this.#file, this.#access);
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

  async acquireConnection(): Promise<DatabaseConnection> {
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

  async destroy(): Promise<void> {
    await this.#connection?.close();
  }
}

interface Answer {
  readonly id: number;
  readonly rows: unknown[];
  readonly changes?: number;
  readonly lastInsertRowid?: number | bigint;
  readonly error?: { readonly message: string; readonly code?: string };
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

class ThreadConnection implements DatabaseConnection {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #gone: Promise<void>;
  #asked = 0;
  #fault: Error | null = null;

  private constructor(file: string, access: Access) {
    this.#worker = new Worker(threadScript(), { workerData: { file, access, pragmas: PRAGMAS[access] } });
    this.#worker.on('message', (answer: Answer) => this.#receive(answer));
    this.#worker.on('error', (error: Error & { code?: string }) => this.#fail(new SqliteFault(error)));
    this.#gone = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#fail(new SqliteFault({ message: 'the database is closed' }));
        resolve();
      });
    });
  }

  static async open(file: string, access: Access): Promise<ThreadConnection> {
    if (access === 'write') makeFolder(dirname(file));
    const connection = new ThreadConnection(file, access);
    // The thread answers when the file is open.
    await connection.#answerTo(0);
    return connection;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#fault) throw this.#fault;
    this.#asked += 1;
    const answer = this.#answerTo(this.#asked);
    this.#worker.postMessage({ id: this.#asked, sql, parameters });
    const { rows, changes, lastInsertRowid } = await answer;
    return {
      rows: rows as Row[],
      ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
      ...(lastInsertRowid === undefined ? {} : { insertId: BigInt(lastInsertRowid) }),
    };
  }

  // biome-ignore lint/correctness/useYield: not supported
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('streaming from SQLite is not supported');
  }

  async close(): Promise<void> {
    this.#worker.postMessage({ id: 0, sql: null });
    await this.#gone;
  }

  #answerTo(id: number): Promise<Answer> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #receive(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.error) waiting?.reject(new SqliteFault(answer.error));
    else waiting?.resolve(answer);
  }

  #fail(fault: Error): void {
    this.#fault ??= fault;
    for (const { reject } of this.#waiting.values()) reject(this.#fault);
    this.#waiting.clear();
  }
}

/** In a bundle, the thread's script is beside it. */
function threadScript(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './sqlite-thread.mjs' : './sqlite-thread.js', import.meta.url);
}
