/** `lettertafel export` and `lettertafel import`: all data of a server, to move to another machine or database. */
import { type Counts, exportData, importData, type TransferFault } from '@lettertafel/server';
import { InputError } from '../input.ts';
import { type StoreFlags, storeFrom, withStoreReason } from './store-flags.ts';

const WHY: Readonly<Record<TransferFault['fault'], string>> = {
  'not-an-export': 'this is not an export of a Lettertafel server',
  'cut-short': 'the file ends too early; the export is incomplete',
  changed: 'the file was changed after the export; nothing was imported',
  newer: 'the export was made by a newer version of this program',
  older: 'the export is older than the data that is there; an import needs an empty folder or database',
  'not-empty': 'there is data already; an import needs an empty folder or database',
  'bad-row': 'the row does not fit the database',
  'no-data': 'there is no data to export',
};

export interface ExportFlags extends StoreFlags {
  readonly force?: boolean;
}

/** To standard output for `-`. */
export async function exportHouse(file: string, flags: ExportFlags): Promise<Counts> {
  const target = file === '-' ? { stream: process.stdout } : { file, replaces: flags.force ?? false };
  return withReason(file, flags, exportData(storeFrom(flags), target));
}

export async function importHouse(file: string, flags: StoreFlags): Promise<Counts> {
  return withReason(file, flags, importData(storeFrom(flags), file));
}

async function withReason(file: string, flags: StoreFlags, work: Promise<Counts | TransferFault>): Promise<Counts> {
  const outcome = await work.catch((error) => {
    const { code, path, syscall } = error as NodeJS.ErrnoException;
    const isAboutFile = path?.startsWith(file) || syscall === 'read' || syscall === 'write';
    const hint = code === 'EEXIST' ? ' (--force replaces it)' : '';
    throw isAboutFile ? new InputError(`cannot ${syscall} ${file}: ${code}${hint}`) : withStoreReason(flags, error);
  });
  if (!isFault(outcome)) return outcome;
  const place = outcome.line === undefined ? '' : `, line ${outcome.line}`;
  throw new InputError(`${file}${place}: ${WHY[outcome.fault]}`);
}

function isFault(outcome: Counts | TransferFault): outcome is TransferFault {
  return 'fault' in outcome;
}
