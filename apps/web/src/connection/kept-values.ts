/** What this browser has stored about the shuffles it took part in: parsed when read; the oldest are dropped. */
import type { Kept } from '@lettertafel/fairness';
import { parseKept } from '@lettertafel/protocol';

const PREFIX = 'lettertafel.kept.';
/** The tables with stored values, the newest last. */
const LIST = 'lettertafel.kept';
const MOST = 100;

export function readKept(table: string): Kept | null {
  const parsed = parseKept(readJson(PREFIX + table));
  return 'value' in parsed ? parsed.value : null;
}

/** Storage may fail: the game can be played without it. */
export function writeKept(kept: Kept): void {
  try {
    localStorage.setItem(PREFIX + kept.table, JSON.stringify(kept));
    const tables = readTables().filter((table) => table !== kept.table);
    for (const table of tables.slice(0, Math.max(0, tables.length + 1 - MOST))) localStorage.removeItem(PREFIX + table);
    localStorage.setItem(LIST, JSON.stringify([...tables, kept.table].slice(-MOST)));
  } catch {
    // Storage is full or forbidden.
  }
}

/** The game goes on at another table, with the same shuffle and the same log so far. */
export function copyKept(from: string, to: string): void {
  const kept = readKept(from);
  if (kept && !readKept(to)) writeKept({ ...kept, table: to });
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
