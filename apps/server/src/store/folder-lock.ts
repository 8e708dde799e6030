/** The lock on a data folder: one server at a time. The system releases it when the process ends. */
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
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

/** As `mkdir -p`. Node's own never returns where the system refuses a folder with ENOENT, as below /proc. */
export function makeFolder(folder: string): void {
  const path = resolve(folder);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (!found) makeFolder(dirname(path));
  mkdirSync(path);
}
