/** Where a single table is kept, and the store that keeps it in memory. */
import type { KeptEntry } from './live-game.ts';
import type { TableHead } from './new-table.ts';

export interface KeptTable {
  readonly head: TableHead;
  readonly entries: readonly KeptEntry[];
  /** When the house was last known to be open. */
  readonly openAt: number;
}

/** Every promise resolves only when what was asked for is durable. */
export interface TableStore {
  /** Null: nothing is kept. */
  read(): Promise<KeptTable | null>;
  /** How many entries are kept. */
  length(): Promise<number>;
  /** Keeps a new table; what was kept before is replaced. */
  create(head: TableHead): Promise<void>;
  /** Appends after exactly `length` entries, all of them or none. `overtaken`: the log has grown, in another tab perhaps. */
  append(length: number, entries: readonly KeptEntry[]): Promise<'done' | 'overtaken'>;
  /** The house is open at this moment. */
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
