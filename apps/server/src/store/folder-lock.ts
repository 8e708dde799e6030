/** The lock on a data folder: one server at a time. The system releases it when the process ends. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Libsql from 'libsql';
import { codeOf } from '../errors.ts';

export interface FolderLock {
  release(): void;
  /** Also deletes the lock file: for a folder that could not be used. */
  discard(): void;
}

/** Another process has the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  readonly folder: string;
  constructor(folder: string) {
    super(`${folder} is in use by another server`);
    this.folder = folder;
  }
}

/**
 * A separate file that SQLite keeps locked. A file with a process id would outlive a killed server, and the id may
 * belong to another process by then.
 */
export function lockFolder(folder: string): FolderLock {
  makeFolder(folder);
  const path = join(folder, 'lettertafel.lock');
  const isNew = !existsSync(path);
  makePrivateFile(path);
  const file = new Libsql(path);
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    throw codeOf(error) === 'SQLITE_BUSY' ? new FolderInUse(folder) : error;
  }
  const release = () => {
    file.exec('rollback');
    file.close();
  };
  return {
    release,
    discard() {
      release();
      if (isNew) rmSync(path, { force: true });
    },
  };
}

/**
 * As `mkdir -p`, with the last folder for its owner only: its files hold every rack and the keys of cookies. Node's own
 * never returns where the system refuses a folder with ENOENT, as below /proc.
 */
export function makeFolder(folder: string, mode = 0o700): void {
  const path = resolve(folder);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (!found) makeFolder(dirname(path), 0o777);
  mkdirSync(path, { mode });
}

/** Creates a file that only its owner can read, or makes it one. SQLite gives the files beside it the same mode. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  // A folder that an administrator has opened to others stays so; on some file systems there are no modes.
  if (process.platform !== 'win32') chmodSync(path, 0o600);
}
