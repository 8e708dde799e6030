/** `lettertafel export` and `lettertafel import`: all data of a house, to move it to another machine or database. */
import { exportData, importData, type Transferred } from '@lettertafel/server';
import { InputError } from '../input.ts';
import { type StoreFlags, storeFrom, withStoreReason } from './store-flags.ts';

const WHY = {
  'not-an-export': 'this is no export of a house',
  'not-empty': 'there is data already; an import needs an empty folder or database',
} as const;

export async function exportHouse(file: string, flags: StoreFlags): Promise<Transferred> {
  return withReason(file, flags, exportData(storeFrom(flags), file));
}

export async function importHouse(file: string, flags: StoreFlags): Promise<Transferred> {
  const outcome = await withReason(file, flags, importData(storeFrom(flags), file));
  if (!('fault' in outcome)) return outcome;
  const place = outcome.line === undefined ? '' : `, line ${outcome.line}`;
  throw new InputError(`${file}${place}: ${WHY[outcome.fault]}`);
}

async function withReason<Value>(file: string, flags: StoreFlags, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    throw path === file ? new InputError(`cannot open ${file}: ${code}`) : withStoreReason(flags, error);
  }
}
