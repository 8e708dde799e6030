/** Imports the games of a file: all of them or none, and nothing here is replaced by something older. */
import { isSame } from '@lettertafel/fairness';
import type { KeptEntry } from '@lettertafel/house';
import type { Imported } from '../export.ts';
import type { StoredTable } from './export-file.ts';
import { Trouble } from './problems.ts';
import { lockTable } from './table-lock.ts';
import { isGone, type TableStorage } from './table-storage.ts';

export async function importTables(storage: TableStorage, tables: readonly StoredTable[]): Promise<Imported> {
  const counts = { added: 0, updated: 0, same: 0, differing: 0 };
  const wanted: StoredTable[] = [];
  const held: (() => void)[] = [];
  try {
    for (const one of tables) {
      const { id } = one.table;
      const fate = await fateOf(storage, one);
      counts[fate] += 1;
      if (fate === 'same' || fate === 'differing') continue;
      if (fate === 'updated') {
        const giveBack = await lockTable(id);
        if (!giveBack) throw new Trouble('open-elsewhere');
        held.push(giveBack);
      }
      wanted.push(one);
    }
    await storage.putAll(wanted);
    return counts;
  } finally {
    for (const giveBack of held) giveBack();
  }
}

/** A game is replaced only by the same game with more entries. */
async function fateOf(storage: TableStorage, { table, entries }: StoredTable): Promise<keyof Imported> {
  const here = await storage.get(table.id);
  if (!here) return 'added';
  // It goes on at a server.
  if (isGone(here)) return 'same';
  const known = await storage.entries(table.id);
  const shorter = Math.min(known.length, entries.length);
  const isOneGame = isSame(plain(known.slice(0, shorter)), plain(entries.slice(0, shorter)));
  if (!isOneGame || (here.goneBack ?? 0) > (table.goneBack ?? 0)) return 'differing';
  return entries.length > known.length ? 'updated' : 'same';
}

/** Without the page's ids of its moves, which a file does not contain. */
function plain(entries: readonly KeptEntry[]): readonly object[] {
  return entries.map(({ request: _, ...entry }) => entry);
}
