/** Saves everything that this browser keeps in a file, and imports such a file. */
import { loadMe, me, rename } from '../../../app/me.ts';
import { hasServer } from '../../../base/address.ts';
import type { Trouble } from '../../../local/answer.ts';
import type { ExportFault, Imported } from '../../../local/export.ts';
import { exportLocals, importLocals, readLocalExport } from '../../../local/moving.ts';
import { type Merge, mergeValues, type Values, valuesToExport, writeValues } from './browser-values.ts';

const NAME = 'lettertafel.name';

function storedValues(): Values {
  return Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? '']));
}

/** A server keeps the names of its guests, and may not have been asked yet. Undefined if it cannot be asked. */
async function nameOnServer(): Promise<string | null | undefined> {
  if (!me.peek()) await loadMe();
  return me.peek()?.name;
}

/** The text of the file. */
export async function exportBrowser() {
  const name = hasServer ? await nameOnServer() : null;
  const called = name ? { [NAME]: JSON.stringify(name) } : {};
  return exportLocals(valuesToExport({ ...storedValues(), ...called }));
}

export type ImportOutcome =
  | ({ readonly games: Imported } & Omit<Merge, 'changes'>)
  | { readonly fault: ExportFault | { readonly why: 'bad-value'; readonly key: string } }
  | { readonly problem: Trouble };

/** Checks everything first; then imports all of it or nothing. */
export async function importBrowser(text: string): Promise<ImportOutcome> {
  const file = await readLocalExport(text);
  if ('problem' in file) return file;
  if ('fault' in file.value) return file.value;
  const { [NAME]: name, ...values } = file.value.values;
  const merge = mergeValues(storedValues(), hasServer ? values : file.value.values);
  if ('bad' in merge) return { fault: { why: 'bad-value', key: merge.bad } };
  let undo: () => void;
  try {
    undo = writeValues(localStorage, merge.changes);
  } catch {
    return { problem: { code: 'storage-full' } };
  }
  const games = await importLocals();
  if ('problem' in games) {
    undo();
    return games;
  }
  if (hasServer && name !== undefined && (await nameOnServer()) === null) await rename(nameIn(name));
  const { sheets, settings } = merge;
  return { games: games.value, sheets, settings };
}

function nameIn(text: string): string {
  const name: unknown = JSON.parse(text);
  return typeof name === 'string' ? name : '';
}
