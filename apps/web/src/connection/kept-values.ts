/**
 * What this browser has stored about the shuffles it took part in. Values are checked one by one before they are written,
 * so that nothing a server sends can make earlier ones unreadable. The oldest tables are dropped.
 */
import { type Kept, latestKept } from '@lettertafel/fairness';
import { parseKept, salvageKept } from '@lettertafel/protocol';

const PREFIX = 'lettertafel.kept.';
/** The tables with stored values, the newest last. */
const LIST = 'lettertafel.kept';
const MOST = 100;

export function readKept(table: string): Kept | null {
  const stored = readJson(PREFIX + table);
  const parsed = parseKept(stored);
  if ('value' in parsed) return latestKept(parsed.value);
  const salvaged = salvageKept(stored);
  return 'value' in salvaged ? salvaged.value : null;
}

/** Whether something was stored about the table, even if it cannot be read any more. */
export function isKept(table: string): boolean {
  return readTables().includes(table);
}

/** Stores the first values of a table. Null if they are invalid or cannot be stored: then it must not be relied on. */
export function beginKept(kept: Kept): Kept | null {
  if (!('value' in parseKept(kept)) || !write(kept)) return null;
  return readKept(kept.table);
}

/** Values that change during a game; all others are written once. */
type Changing = 'seats' | 'bots' | 'share' | 'hash' | 'hashes' | 'opened' | 'stay' | 'contradicted' | 'seen' | 'shown';

/** Adds those of these values that are valid. False if one of them is not, or cannot be stored. */
export function addKept(table: string, values: Partial<Pick<Kept, Changing>>): boolean {
  let kept = readKept(table);
  if (!kept) return false;
  let isWhole = true;
  for (const [name, value] of Object.entries(values)) {
    const next: Kept = { ...kept, [name]: value };
    if ('value' in parseKept(next)) kept = next;
    else isWhole = false;
  }
  return write(kept) && isWhole;
}

/** The game goes on at another table, with the same shuffle and the same log so far. */
export function copyKept(from: string, to: string): void {
  const kept = readKept(from);
  if (kept && !readKept(to)) write({ ...kept, table: to });
}

/** Storage may fail: the game can be played without it. */
function write(kept: Kept): boolean {
  const others = readTables().filter((table) => table !== kept.table);
  const drop = (table: string) => localStorage.removeItem(PREFIX + table);
  const text = JSON.stringify(kept);
  for (;;) {
    try {
      localStorage.setItem(PREFIX + kept.table, text);
      for (const table of others.splice(0, Math.max(0, others.length + 1 - MOST))) drop(table);
      localStorage.setItem(LIST, JSON.stringify([...others, kept.table]));
      return true;
    } catch {
      // Storage is full, or forbidden.
      const oldest = others.shift();
      if (oldest === undefined) return false;
      tryTo(() => drop(oldest));
    }
  }
}

function tryTo(act: () => void): void {
  try {
    act();
  } catch {
    // Forbidden.
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
