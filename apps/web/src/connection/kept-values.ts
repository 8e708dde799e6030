/** What this browser has kept of the shuffles it took part in: read with care, the oldest are dropped. */
import type { Kept } from '@lettertafel/fairness';
import { parseKept } from '@lettertafel/protocol';

const PREFIX = 'lettertafel.kept.';
/** The tables there are values of, the newest last. */
const LIST = 'lettertafel.kept';
const MOST = 100;

export function readKept(table: string): Kept | null {
  const parsed = parseKept(readJson(PREFIX + table));
  return 'value' in parsed ? parsed.value : null;
}

/** A browser that keeps nothing can still play. */
export function writeKept(kept: Kept): void {
  try {
    localStorage.setItem(PREFIX + kept.table, JSON.stringify(kept));
    const tables = readTables().filter((table) => table !== kept.table);
    for (const table of tables.slice(0, Math.max(0, tables.length + 1 - MOST))) localStorage.removeItem(PREFIX + table);
    localStorage.setItem(LIST, JSON.stringify([...tables, kept.table].slice(-MOST)));
  } catch {
    // No room, or not allowed.
  }
}

function readTables(): readonly string[] {
  const tables = readJson(LIST);
  return Array.isArray(tables) ? tables.filter((table) => typeof table === 'string') : [];
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
