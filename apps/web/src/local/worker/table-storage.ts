/** Where local tables lie: what is kept of each, and its log. */
import type { KeptEntry, TableHead } from '@lettertafel/house';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A table as it lies there, without its log. */
export interface LocalTable {
  readonly id: string;
  readonly head: TableHead;
  /** When the house was last known to be open. */
  readonly openAt: number;
  /** How many entries the log has. */
  readonly length: number;
  readonly changedAt: number;
  /** Put away by its player: not in the list of running games. */
  readonly isAway: boolean;
  readonly isAborted: boolean;
  /** The game after this one. */
  readonly next: string | null;
  /** What lists show, as of an entry of the log: it is written after that entry, and made anew where it is older. */
  readonly standing: Standing | null;
}

export interface Standing {
  readonly length: number;
  readonly turn: number;
  readonly scores: readonly number[];
  /** The seats that are waited for. */
  readonly awaited: readonly number[];
  /** Null while the game runs. */
  readonly winners: readonly number[] | null;
}

/** Promises resolve when what was asked for is durable. */
export interface TableStorage {
  all(): Promise<readonly LocalTable[]>;
  get(id: string): Promise<LocalTable | null>;
  add(table: LocalTable): Promise<void>;
  /** Changes what is not the log. */
  change(id: string, changed: Partial<Omit<LocalTable, 'id' | 'head' | 'length'>>): Promise<void>;
  entries(id: string): Promise<readonly KeptEntry[]>;
  /** Appends after exactly `length` entries, all of them or none. */
  append(id: string, length: number, entries: readonly KeptEntry[]): Promise<'done' | 'overtaken'>;
}

interface Schema extends DBSchema {
  tables: { key: string; value: LocalTable };
  entries: { key: [table: string, number: number]; value: KeptEntry & { readonly table: string } };
}

const NAME = 'lettertafel-tables';
const VERSION = 1;
/** On the disk before anybody hears of it, should the machine lose its power. */
const STRICT = { durability: 'strict' } as const;

/** Throws where a browser has no such storage, as in some private windows. */
export async function openStorage(): Promise<TableStorage> {
  const opened = await openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('entries', { keyPath: ['table', 'number'] });
    },
    // A newer page wants to change the format: it must not wait for this one.
    blocking: () => opened.close(),
  });
  return storageIn(opened);
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
      const kept = await db.getAll('entries', IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]));
      return kept.map(({ table: _, ...entry }) => entry);
    },
    async append(id, length, entries) {
      const transaction = db.transaction(['tables', 'entries'], 'readwrite', STRICT);
      const tables = transaction.objectStore('tables');
      const table = await tables.get(id);
      if (table?.length !== length) {
        await transaction.done;
        return 'overtaken';
      }
      const changedAt = entries.at(-1)?.at ?? table.changedAt;
      const log = transaction.objectStore('entries');
      // Asynchronous functions, so that what is thrown at once is a rejection like any other.
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
  };
}

/** Nothing of it stays, also where it would still be completed. */
function abandon(transaction: { readonly done: Promise<void>; abort(): void }): void {
  transaction.done.catch(() => {});
  try {
    transaction.abort();
  } catch {
    // The browser was faster.
  }
}

/** For windows that keep nothing. */
export function memoryStorage(): TableStorage {
  const tables = new Map<string, LocalTable>();
  const logs = new Map<string, readonly KeptEntry[]>();
  return {
    all: async () => [...tables.values()],
    get: async (id) => tables.get(id) ?? null,
    async add(table) {
      tables.set(table.id, table);
    },
    async change(id, changed) {
      const table = tables.get(id);
      if (table) tables.set(id, { ...table, ...changed });
    },
    entries: async (id) => logs.get(id) ?? [],
    async append(id, length, entries) {
      const table = tables.get(id);
      if (table?.length !== length) return 'overtaken';
      logs.set(id, [...(logs.get(id) ?? []), ...entries]);
      tables.set(id, { ...table, length: length + entries.length, changedAt: entries.at(-1)?.at ?? table.changedAt });
      return 'done';
    },
  };
}

/** What the house keeps of one table, on the shelf. */
export function storeOf(storage: TableStorage, id: string) {
  return {
    async read() {
      const table = await storage.get(id);
      return table ? { head: table.head, entries: await storage.entries(id), openAt: table.openAt } : null;
    },
    length: async () => (await storage.get(id))?.length ?? 0,
    create: () => Promise.reject(new Error('tables are added to the shelf')),
    append: (length: number, entries: readonly KeptEntry[]) => storage.append(id, length, entries),
    beat: (at: number) => storage.change(id, { openAt: at }),
  };
}
