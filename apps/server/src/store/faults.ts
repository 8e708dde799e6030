/** Why a store cannot be opened, as data. */
import { asError, codeOf } from '../errors.ts';
import { FolderInUse } from './folder-lock.ts';
import { isPassing } from './postgres.ts';
import { SqliteFault } from './thread-connection.ts';

export interface StoreFault {
  readonly fault: 'in-use' | 'no-folder' | 'no-database-file' | 'unreachable' | 'refused' | 'newer';
  /** The code the system or the database gave. */
  readonly code: string;
}

/** Wrong password, no such user, no such database, no permission. */
const REFUSED = /^(28|3D|42501)/;
const FILE = /^(SQLITE_|E(ACCES|EXIST|NOTDIR|ISDIR|NOENT|PERM|ROFS|NOSPC|INVAL|LOOP|NAMETOOLONG)$)/;

/** Null: a bug. */
export function storeFaultOf(error: unknown): StoreFault | null {
  if (error instanceof FolderInUse) return { fault: 'in-use', code: '' };
  const code = codeOf(error);
  const { message } = asError(error);
  if (message.startsWith('corrupted migrations')) return { fault: 'newer', code };
  if (code === 'SQLITE_NOTADB') return { fault: 'no-database-file', code };
  if (error instanceof SqliteFault || FILE.test(code)) return { fault: 'no-folder', code };
  if (REFUSED.test(code)) return { fault: 'refused', code };
  return isPassing(error) ? { fault: 'unreachable', code: code || message } : null;
}
