/** The store's address from the flags, and store faults as sentences. */
import { type StoreAddress, type StoreFault, storeFaultOf } from '@lettertafel/server';
import { InputError } from '../input.ts';

export interface StoreFlags {
  readonly data: string;
  readonly database?: string;
}

export function storeFrom({ data, database }: StoreFlags): StoreAddress {
  if (database === undefined) {
    if (data === '' || data.includes('\0')) throw new InputError('--data: expected a folder');
    return { folder: data };
  }
  if (!isPostgresAddress(database)) {
    throw new InputError('--database: expected an address such as postgres://user@host/name');
  }
  return { url: database };
}

/** With a host, or with the folder of a socket (`?host=/run/postgresql`). */
function isPostgresAddress(text: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { hostname, searchParams } = new URL(text);
  return hostname !== '' || searchParams.has('host');
}

const WHY: Readonly<Record<StoreFault['fault'], string>> = {
  'in-use': 'another server is using this folder',
  'no-folder': 'the folder cannot be used',
  'no-database-file': 'lettertafel.db in this folder is not a database',
  unreachable: 'the database cannot be reached',
  refused: 'the database does not exist or refuses this user',
  newer: 'the data was written by a newer version of this program',
};

/** A store fault as a sentence; other errors unchanged. */
export function withStoreReason(flags: StoreFlags, error: unknown): unknown {
  const found = storeFaultOf(error);
  if (!found) return error;
  // An address may contain a password.
  const what = flags.database === undefined ? `--data ${flags.data}` : '--database';
  return new InputError(`${what}: ${WHY[found.fault]}${found.code ? ` (${found.code})` : ''}`);
}
