/** Tables of a window that stores nothing: loaded where the browser has no database. */
import type { KeptEntry } from '@lettertafel/house';
import { cutTable, isGone, type LocalTable, refuseAppend, type TableStorage } from './table-storage.ts';

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
    async append(id, { length, goneBack }, entries) {
      const table = tables.get(id);
      if (isGone(table) || table?.length !== length || (table.goneBack ?? 0) !== goneBack) return refuseAppend(table);
      logs.set(id, [...(logs.get(id) ?? []), ...entries]);
      tables.set(id, { ...table, length: length + entries.length, changedAt: entries.at(-1)?.at ?? table.changedAt });
      return 'done';
    },
    async cut(id, length) {
      const table = tables.get(id);
      const log = logs.get(id)?.slice(0, length) ?? [];
      const last = log.at(-1);
      if (!table || !last || isGone(table)) return;
      logs.set(id, log);
      tables.set(id, cutTable(table, last));
    },
    async replace(id, change) {
      const table = tables.get(id);
      if (table) tables.set(id, change(table));
      return tables.get(id) ?? null;
    },
    async putAll(stored) {
      for (const { table, entries } of stored) {
        tables.set(table.id, table);
        logs.set(table.id, entries);
      }
    },
    async clear() {
      tables.clear();
      logs.clear();
    },
  };
}
