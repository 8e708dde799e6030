/** Writes everything that the browser keeps into one file, and imports such a file in two steps. */
import type { ExportFault, Imported } from '../export.ts';
import { type ExportContent, formatExport, readExport } from './export-file.ts';
import { importTables } from './import-tables.ts';
import { Trouble } from './problems.ts';
import type { TableStorage } from './table-storage.ts';

/** In characters: many times what a browser keeps of years of games. */
const LARGEST_EXPORT = 64 * 1024 * 1024;

/** Without games that have moved to a server: nothing of them is left here. */
export async function exportAll(storage: TableStorage, values: ExportContent['values']): Promise<string> {
  const tables = (await storage.all()).filter(({ movedTo }) => movedTo === undefined);
  const stored = await Promise.all(tables.map(async (table) => ({ table, entries: await storage.entries(table.id) })));
  return formatExport({ values, tables: stored }, Date.now());
}

/** The file that was read last: it is imported once the page has stored its part. */
let latest: ExportContent | null = null;

export function read(text: string): { readonly values: ExportContent['values'] } | { readonly fault: ExportFault } {
  latest = null;
  if (text.length > LARGEST_EXPORT) throw new Trouble('too-large');
  const file = readExport(text);
  if ('fault' in file) return file;
  latest = file.content;
  return { values: file.content.values };
}

export async function importRead(storage: TableStorage): Promise<Imported> {
  const content = latest;
  if (!content) throw new Trouble('not-understood');
  latest = null;
  return importTables(storage, content.tables);
}
