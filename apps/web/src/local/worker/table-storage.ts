/** The storage of local tables and their logs. */
import type { Feats } from '@lettertafel/engine';
import type { KeptEntry, TableHead } from '@lettertafel/house';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { Trouble } from './problems.ts';

/** A stored table, without its log. */
export interface LocalTable {
  readonly id: string;
  readonly head: TableHead;
  /** When the house was last known to be running. */
  readonly openAt: number;
  /** The number of log entries. */
  readonly length: number;
  readonly changedAt: number;
  /** Hidden by the player from the list of running games. */
  readonly isAway: boolean;
  readonly isAborted: boolean;
  /** The rematch. */
  readonly next: string | null;
  /** How often its player has gone back to an earlier turn: then it is practice. One that is from the start begins at 1. */
  readonly goneBack?: number;
  /** Closed and on its way to a server, which knows every attempt to send it by this key. */
  readonly moving?: { readonly key: string };
  /** The id of its table on the server. Nothing but this is left of the game here. */
  readonly movedTo?: string;
  /** What lists show, as of a log entry: written after that entry, and computed again if it is older. */
  readonly standing: Standing | null;
}

export interface Standing {
  readonly length: number;
  readonly turn: number;
  readonly scores: readonly number[];
  /** The seats that the game waits for. */
  readonly awaited: readonly number[];
  /** Null until the game is over. */
  readonly winners: readonly number[] | null;
  /** By seat, once somebody has asked for them after the end. */
  readonly feats?: readonly Feats[];
}

/** Which log was read: one that was cut meanwhile is another one, even if it has grown to the same length again. */
export interface ReadLog {
  readonly length: number;
  readonly goneBack: number;
}

/** Promises resolve when the change is durable. */
export interface TableStorage {
  all(): Promise<readonly LocalTable[]>;
  get(id: string): Promise<LocalTable | null>;
  add(table: LocalTable): Promise<void>;
  /** Changes fields other than the log. */
  change(id: string, changed: Partial<Omit<LocalTable, 'id' | 'head' | 'length'>>): Promise<void>;
  entries(id: string): Promise<readonly KeptEntry[]>;
  /** Appends after exactly those entries that were read, all of them or none. */
  append(id: string, read: ReadLog, entries: readonly KeptEntry[]): Promise<'done' | 'overtaken'>;
  /** Drops all entries from that one on. */
  cut(id: string, length: number): Promise<void>;
  /** Replaces a table without its log; null: no such table. */
  replace(id: string, change: (table: LocalTable) => LocalTable): Promise<LocalTable | null>;
  /** Stores these tables with their logs in place of those of the same ids: all or none. */
  putAll(stored: readonly { readonly table: LocalTable; readonly entries: readonly KeptEntry[] }[]): Promise<void>;
  /** Deletes every table and its log. */
  clear(): Promise<void>;
}

interface Schema extends DBSchema {
  tables: { key: string; value: LocalTable };
  entries: { key: [table: string, number: number]; value: KeptEntry & { readonly table: string } };
}

const NAME = 'lettertafel-tables';
const VERSION = 1;
/** Flushed to disk before it is reported, in case the machine loses power. */
const STRICT = { durability: 'strict' } as const;

/** Throws if the browser has no such storage, as in some private windows. */
export async function openStorage(): Promise<TableStorage> {
  const opened = await openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('entries', { keyPath: ['table', 'number'] });
    },
    // A newer page wants to upgrade the database: do not block it.
    blocking: () => opened.close(),
  });
  return storageIn(opened);
}

/** The keys of a table's entries, from that one on. */
function logOf(id: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);
}

function storageIn(db: IDBPDatabase<Schema>): TableStorage {
  return {
    all: () => db.getAll('tables'),
    get: async (id) => (await db.get('tables', id)) ?? null,
    async add(table) {
      const transaction = db.transaction('tables', 'readwrite', STRICT);
      await Promise.all([transaction.store.add(table), transaction.done]);
    },
    async change(id, changed) {
      const transaction = db.transaction('tables', 'readwrite');
      const table = await transaction.store.get(id);
      if (table) await transaction.store.put({ ...table, ...changed });
      await transaction.done;
    },
    async entries(id) {
      const kept = await db.getAll('entries', logOf(id));
      return kept.map(({ table: _, ...entry }) => entry);
    },
    async append(id, { length, goneBack }, entries) {
      const transaction = db.transaction(['tables', 'entries'], 'readwrite', STRICT);
      const tables = transaction.objectStore('tables');
      const table = await tables.get(id);
      if (isGone(table) || table?.length !== length || (table.goneBack ?? 0) !== goneBack) {
        await transaction.done;
        return refuseAppend(table);
      }
      const changedAt = entries.at(-1)?.at ?? table.changedAt;
      const log = transaction.objectStore('entries');
      // Async functions, so that synchronous throws become rejections too.
      const add = async (entry: KeptEntry) => log.add({ ...entry, table: id });
      const put = async () => tables.put({ ...table, length: length + entries.length, changedAt });
      try {
        await Promise.all([...entries.map(add), put()]);
      } catch (problem) {
        const { error } = transaction;
        abandon(transaction);
        throw error ?? problem;
      }
      await transaction.done;
      return 'done';
    },
    async cut(id, length) {
      const transaction = db.transaction(['tables', 'entries'], 'readwrite', STRICT);
      const tables = transaction.objectStore('tables');
      const table = await tables.get(id);
      const log = transaction.objectStore('entries');
      const last = await log.get([id, length - 1]);
      if (table && last && !isGone(table)) {
        await log.delete(logOf(id, length));
        await tables.put(cutTable(table, last));
      }
      await transaction.done;
    },
    async replace(id, change) {
      const transaction = db.transaction('tables', 'readwrite', STRICT);
      const table = await transaction.store.get(id);
      const changed = table ? change(table) : null;
      if (changed) await transaction.store.put(changed);
      await transaction.done;
      return changed;
    },
    async putAll(stored) {
      const transaction = db.transaction(['tables', 'entries'], 'readwrite', STRICT);
      const tables = transaction.objectStore('tables');
      const log = transaction.objectStore('entries');
      try {
        for (const { table, entries } of stored) {
          await log.delete(logOf(table.id));
          await Promise.all([tables.put(table), ...entries.map((entry) => log.add({ ...entry, table: table.id }))]);
        }
      } catch (problem) {
        const { error } = transaction;
        abandon(transaction);
        throw error ?? problem;
      }
      await transaction.done;
    },
    async clear() {
      const transaction = db.transaction(['tables', 'entries'], 'readwrite', STRICT);
      await Promise.all([
        transaction.objectStore('tables').clear(),
        transaction.objectStore('entries').clear(),
        transaction.done,
      ]);
    },
  };
}

/** Whether the game goes on elsewhere, or may do so. */
export function isGone(table: Pick<LocalTable, 'moving' | 'movedTo'> | undefined): boolean {
  return table?.moving !== undefined || table?.movedTo !== undefined;
}

/** Why an append is not made: the log is another one, or the game is gone. */
export function refuseAppend(table: LocalTable | undefined): 'overtaken' {
  if (isGone(table)) throw new Trouble('moved-away');
  return 'overtaken';
}

/** The table whose log ends with that entry. The time since then counts as a pause of the house. */
export function cutTable(table: LocalTable, { number, at }: KeptEntry): LocalTable {
  const goneBack = (table.goneBack ?? 0) + 1;
  return { ...table, length: number + 1, goneBack, openAt: at, changedAt: Date.now(), standing: null };
}

/** Rolls the transaction back, even if it could still be completed. */
function abandon(transaction: { readonly done: Promise<void>; abort(): void }): void {
  transaction.done.catch(() => {});
  try {
    transaction.abort();
  } catch {
    // The browser has already aborted it.
  }
}

/** The store of one table, as the house needs it. */
export function storeOf(storage: TableStorage, id: string) {
  let goneBack = 0;
  return {
    async read() {
      const table = await storage.get(id);
      goneBack = table?.goneBack ?? 0;
      return table ? { head: table.head, entries: await storage.entries(id), openAt: table.openAt } : null;
    },
    length: async () => (await storage.get(id))?.length ?? 0,
    create: () => Promise.reject(new Error('tables are added to the storage')),
    append: (length: number, entries: readonly KeptEntry[]) => storage.append(id, { length, goneBack }, entries),
    beat: (at: number) => storage.change(id, { openAt: at }),
  };
}
