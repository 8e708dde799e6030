/**
 * Storage that answers in the end: a browser whose database hangs would otherwise leave every game waiting in silence.
 * What was asked may still happen later; a log is only ever appended to as it was read, so that does no harm.
 */
import { Trouble } from './problems.ts';
import type { TableStorage } from './table-storage.ts';

/** Milliseconds; the slowest disks take a fraction of it. */
const STUCK_AFTER = 10_000;

export function inTime<Value>(asked: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Trouble('storage-stuck')), STUCK_AFTER);
    void asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function limited(storage: TableStorage): TableStorage {
  return {
    all: () => inTime(storage.all()),
    get: (id) => inTime(storage.get(id)),
    add: (table) => inTime(storage.add(table)),
    change: (id, changed) => inTime(storage.change(id, changed)),
    entries: (id) => inTime(storage.entries(id)),
    append: (id, read, entries) => inTime(storage.append(id, read, entries)),
    cut: (id, length) => inTime(storage.cut(id, length)),
    replace: (id, change) => inTime(storage.replace(id, change)),
    putAll: (stored) => inTime(storage.putAll(stored)),
    clear: () => inTime(storage.clear()),
  };
}
