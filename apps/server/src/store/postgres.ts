/** PostgreSQL connections: every wait has a timeout, and a lost connection fails one query, never the process. */
import {
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import pg from 'pg';
import { asError, codeOf } from '../errors.ts';

/** Milliseconds. A server that is paused or cut off loses its locks before others give up waiting for them. */
const IDLE_IN_TRANSACTION = 1500;
const LOCK = 2000;
const STATEMENT = 2500;
/** Beyond PostgreSQL's own timeouts: the connection is dead although it looks alive. */
const ANSWER = 3500;
const CONNECT = 2500;
/** For one-off work such as migrations and exports. */
const MINUTES = 10 * 60_000;

/** `prompt`: queries that players wait for. `patient`: migrations, exports and imports. */
export type Pace = 'prompt' | 'patient';

const INT8 = 20;
const MOST_CONNECTIONS = 10;

export function postgres(url: string, pace: Pace): PostgresDialect {
  const isPrompt = pace === 'prompt';
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: MOST_CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT,
    idle_in_transaction_session_timeout: isPrompt ? IDLE_IN_TRANSACTION : MINUTES,
    ...(isPrompt ? { lock_timeout: LOCK, statement_timeout: STATEMENT } : {}),
  });
  // The pool listens only to idle clients, and an unhandled `error` event ends the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('error', () => {});
  return new CarefulDialect({ pool: withDeadlines(pool, isPrompt ? ANSWER : MINUTES) });
}

const types = {
  // Timestamps in milliseconds and counts are far below 2^53.
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig;

/** A client outside the pool; the name is for PostgreSQL's list of activity. */
export function postgresClient(url: string, name: string): pg.Client {
  const settings = { application_name: name, keepAlive: true, connectionTimeoutMillis: CONNECT };
  const client = new pg.Client({ connectionString: url, ...settings });
  client.on('error', () => {});
  return client;
}

/** Resolves with the answer; closes the connection if none comes in time. */
export async function inTime<Value>(client: pg.ClientBase, answer: Promise<Value>, within = ANSWER): Promise<Value> {
  const timer = setTimeout(() => endAtOnce(client), within);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
  }
}

/** What `pg` has and its types leave out. */
interface ConnectedClient extends pg.ClientBase {
  readonly connection: { readonly stream: { destroy(): void } };
}

/** Every pending query of this client fails, and a pool replaces it. `end()` would wait for the other side. */
export function endAtOnce(client: pg.ClientBase): void {
  (client as ConnectedClient).connection.stream.destroy();
}

function withDeadlines(pool: pg.Pool, within: number): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect();
      let isBroken = false;
      const query = async (sql: string, parameters: unknown[]) => {
        try {
          return await inTime(client, client.query(sql, parameters), within);
        } catch (error) {
          isBroken ||= sql === 'rollback' || !isFromDatabase(error);
          throw error;
        }
      };
      return { query, release: () => client.release(isBroken) } as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}

/** Reports why a transaction failed, not that its rollback failed too. */
class CarefulDriver extends PostgresDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A connection that cannot roll back is discarded, and PostgreSQL rolls back by itself.
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

class CarefulDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new CarefulDriver(this.#config);
  }
}

const SQLSTATE = /^[0-9A-Z]{5}$/;

function isFromDatabase(error: unknown): error is { code: string } {
  return error instanceof pg.DatabaseError && SQLSTATE.test(error.code ?? '');
}

/** Lock not available, query cancelled, deadlock, serialization failure, idle in transaction. */
const PASSING_STATES = new Set(['55P03', '57014', '40P01', '40001', '25P03']);
/** Connection exceptions, insufficient resources, and the server shutting down or starting. */
const PASSING_CLASSES = ['08', '53', '57P'];
const NETWORK = /^E(CONN|TIMEDOUT|PIPE|HOST|NET|NOTFOUND|AI_AGAIN)/;
/** pg has no codes for these. */
const LOST = /^(Connection terminated|timeout e|Client (has encountered|was closed)|Query read timeout)/;

/** Whether a retry may succeed: the connection was lost, or a lock was held for too long. */
export function isPassing(error: unknown): boolean {
  if (isFromDatabase(error)) {
    return PASSING_STATES.has(error.code) || PASSING_CLASSES.some((start) => error.code.startsWith(start));
  }
  if (error instanceof AggregateError) return error.errors.some(isPassing);
  return NETWORK.test(codeOf(error)) || LOST.test(asError(error).message);
}
