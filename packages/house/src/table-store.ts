/** Storage for a single table, and an implementation in memory. */
import type { KeptEntry } from './live-game.ts';
import type { TableHead } from './new-table.ts';

export interface KeptTable {
  readonly head: TableHead;
  readonly entries: readonly KeptEntry[];
  /** The latest heartbeat. */
  readonly openAt: number;
}

/** Every promise resolves only when the change is durable. */
export interface TableStore {
  /** Null: no table. */
  read(): Promise<KeptTable | null>;
  /** Number of stored entries. */
  length(): Promise<number>;
  /** Stores a new table, replacing any previous one. */
  create(head: TableHead): Promise<void>;
  /** Appends atomically if the log has exactly `length` entries; otherwise `overtaken`. */
  append(length: number, entries: readonly KeptEntry[]): Promise<'done' | 'overtaken'>;
  /** Records a heartbeat. */
  beat(at: number): Promise<void>;
}

export function memoryStore(kept: KeptTable | null = null): TableStore {
  let table = kept;
  return {
    read: async () => table,
    length: async () => table?.entries.length ?? 0,
    async create(head) {
      table = { head, entries: [], openAt: head.setAt };
    },
    async append(length, entries) {
      if (table?.entries.length !== length) return 'overtaken';
      table = { ...table, entries: [...table.entries, ...entries] };
      return 'done';
    },
    async beat(at) {
      if (table) table = { ...table, openAt: at };
    },
  };
}
