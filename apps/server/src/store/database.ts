/** The database behind the store: one file through libsql, or PostgreSQL, which several servers may share. */
import { type CompiledQuery, Kysely } from 'kysely';
import { asError } from '../errors.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { migrate } from './migrations.ts';
import { isPassing, type Pace, postgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqlite } from './sqlite.ts';

export interface Store {
  readonly db: Kysely<Schema>;
  /** Whether other servers may use the same data. */
  readonly isShared: boolean;
  /**
   * A transaction; on SQLite in one message, and shared with other writes. Rolled back if the first statement does not
   * return this many rows: then, false.
   */
  write(queries: readonly CompiledQuery[], rows?: number): Promise<boolean>;
  close(): Promise<void>;
}

/** A folder for the file, or the address of a PostgreSQL. */
export type StoreAddress = { readonly folder: string } | { readonly url: string };

/** A store that connects only when opened. */
export interface ClosedStore extends Store {
  /** Connects and migrates. Waits for a PostgreSQL that is not reachable yet, and reports why. */
  open(onWaiting: (why: Error) => void): Promise<void>;
}

const RETRY_AFTER = 500;

/** For a server: locks the folder; queries to PostgreSQL have short timeouts. */
export function storeAt(address: StoreAddress): ClosedStore {
  const isShared = 'url' in address;
  let lock: FolderLock | null = null;
  let isClosed = false;
  const connected = connect(address, 'prompt');
  const { db } = connected;
  return {
    ...connected,
    async open(onWaiting) {
      if (!isShared) {
        const held = lockFolder(address.folder);
        await migrate(db, isShared).catch((error) => {
          held.discard();
          throw error;
        });
        lock = held;
        return;
      }
      while (!isClosed) {
        try {
          return await (await openStore(address)).close();
        } catch (error) {
          if (!isPassing(error)) throw error;
          onWaiting(asError(error));
          await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
        }
      }
    },
    async close() {
      isClosed = true;
      await db.destroy();
      lock?.release();
    },
  };
}

/** For tools and tests: opens at once and allows long statements. */
export async function openStore(address: StoreAddress, pace: Pace = 'patient'): Promise<Store> {
  const connected = connect(address, pace);
  const { db, isShared } = connected;
  try {
    await migrate(db, isShared);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { ...connected, close: () => db.destroy() };
}

function connect(address: StoreAddress, pace: Pace): Omit<Store, 'close'> {
  if ('url' in address) return onPostgres(new Kysely<Schema>({ dialect: postgres(address.url, pace) }));
  const dialect = sqlite(address.folder);
  return {
    db: new Kysely<Schema>({ dialect }),
    isShared: false,
    write: (queries, rows) => dialect.write(queries, rows),
  };
}

/** Rolls a transaction back. */
class Unmet extends Error {}

function onPostgres(db: Kysely<Schema>): Omit<Store, 'close'> {
  return {
    db,
    isShared: true,
    async write([first, ...others], rows) {
      try {
        await db.transaction().execute(async (trx) => {
          const result = first && (await trx.executeQuery(first));
          if (rows !== undefined && result?.rows.length !== rows) throw new Unmet();
          for (const query of others) await trx.executeQuery(query);
        });
        return true;
      } catch (error) {
        if (error instanceof Unmet) return false;
        throw error;
      }
    },
  };
}
