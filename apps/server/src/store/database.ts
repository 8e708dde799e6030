/** The database behind the store: one file through libsql, or PostgreSQL, which several servers may share. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

export interface Store {
  readonly db: Kysely<Schema>;
  /** Whether other servers may be at work on the same data. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

/** A folder for the file, or the address of a PostgreSQL. */
export type StoreAddress = { readonly folder: string } | { readonly url: string };

export async function openStore(address: StoreAddress): Promise<Store> {
  const isShared = 'url' in address;
  const db = new Kysely<Schema>({ dialect: isShared ? postgres(address.url) : sqlite(address.folder) });
  await migrate(db, isShared);
  return { db, isShared, close: () => db.destroy() };
}

/** A transaction that reads first and writes later would fail, not wait, when somebody else has written in between. */
class WritingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class WritingDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new WritingDriver(this.#config);
  }
}

function sqlite(folder: string): SqliteDialect {
  mkdirSync(folder, { recursive: true });
  const database = new Libsql(join(folder, 'lettertafel.db'));
  // Somebody may export the data while a server runs: first of all, be patient.
  database.pragma('busy_timeout = 5000');
  // What was acknowledged survives a crash of the machine, not only of the process.
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return new WritingDialect({ database });
}

const INT8 = 20;
const MOST_CONNECTIONS = 10;

function postgres(url: string): PostgresDialect {
  const types = {
    // Moments in milliseconds and counts: all far below 2 to the power of 53.
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
  } as pg.CustomTypesConfig;
  const pool = new pg.Pool({ connectionString: url, max: MOST_CONNECTIONS, types });
  // A connection that is lost while nobody uses it is replaced by the pool; the next query tells if there is none.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
