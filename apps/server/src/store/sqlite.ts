/** A SQLite file for one server, through libsql on a thread of its own. */
import { join } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';
import {
  type Access,
  SqliteFault,
  type Statement,
  type StatementResult,
  ThreadConnection,
} from './thread-connection.ts';

export function fileIn(folder: string): string {
  return join(folder, 'lettertafel.db');
}

export function sqlite(folder: string, access: Access = 'write'): ThreadDialect {
  return new ThreadDialect(fileIn(folder), access);
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

  /** See `Store`. */
  async write(queries: readonly CompiledQuery[], rows?: number): Promise<boolean> {
    return (await this.#driver.thread.run({ statements: queries.map(statementOf), rows, isWriting: true })) !== null;
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    return this.#driver;
  }
}

class ThreadDriver implements Driver {
  readonly #file: string;
  readonly #access: Access;
  #thread: ThreadConnection | null = null;

  constructor(file: string, access: Access) {
    this.#file = file;
    this.#access = access;
  }

  get thread(): ThreadConnection {
    if (!this.#thread) throw new SqliteFault({ message: 'the database is not open' });
    return this.#thread;
  }

  async init(): Promise<void> {
    this.#thread = await ThreadConnection.open(this.#file, this.#access);
  }

  async acquireConnection(): Promise<Borrowed> {
    return new Borrowed(this.thread, this.#access);
  }

  async releaseConnection(connection: Borrowed): Promise<void> {
    connection.release();
  }

  beginTransaction(connection: Borrowed): Promise<void> {
    return connection.begin();
  }

  async commitTransaction(connection: Borrowed): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: Borrowed): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#thread?.close();
  }
}

/** For one query or one transaction. Only a transaction has the thread to itself. */
class Borrowed implements DatabaseConnection {
  readonly #thread: ThreadConnection;
  readonly #access: Access;
  #endTurn: (() => void) | null = null;

  constructor(thread: ThreadConnection, access: Access) {
    this.#thread = thread;
    this.#access = access;
  }

  async begin(): Promise<void> {
    this.#endTurn = await this.#thread.takeTurn();
    // A deferred transaction that reads before it writes fails, rather than waits, after a foreign write.
    await this.#thread.step({ sql: this.#access === 'write' ? 'begin immediate' : 'begin', parameters: [] });
  }

  release(): void {
    this.#endTurn?.();
    this.#endTurn = null;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = statementOf(query);
    return queryResult(this.#endTurn ? await this.#thread.step(statement) : await this.#alone(statement));
  }

  async #alone(statement: Statement): Promise<StatementResult> {
    const isWriting = this.#access === 'write' && !/^\s*select\b/i.test(statement.sql);
    const [result = { rows: [] }] = (await this.#thread.run({ statements: [statement], isWriting })) ?? [];
    return result;
  }

  // biome-ignore lint/correctness/useYield: not supported
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('streaming from SQLite is not supported');
  }
}

/** Without the syntax tree, which would be copied to the thread. */
function statementOf({ sql, parameters }: CompiledQuery): Statement {
  return { sql, parameters };
}

function queryResult<Row>({ rows, changes, lastInsertRowid }: StatementResult): QueryResult<Row> {
  return {
    rows: rows as Row[],
    ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
    ...(lastInsertRowid === undefined ? {} : { insertId: BigInt(lastInsertRowid) }),
  };
}
