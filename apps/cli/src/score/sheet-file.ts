/** A score sheet in a file: read with place and reason, written whole after every line. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { gameById } from '@lettertafel/engine';
import { type NoSheet, readSheet, type ScoreSheet } from '@lettertafel/scorekeeper';
import { describeSettings, InputError, readJson } from '../input.ts';

/** The sheet; throws what is wrong with it. */
export function sheetFrom(input: unknown): ScoreSheet {
  const read = readSheet(input);
  if ('sheet' in read) return read.sheet;
  throw new InputError(describeNoSheet(read));
}

export function describeNoSheet(read: NoSheet): string {
  if ('refusal' in read) return describeSettings(gameById(read.game), read.refusal);
  const { path, why } = read.problem;
  return path ? `${path}: ${why}` : `the sheet: ${why}`;
}

/** The sheet in the file; null if there is no such file. */
export async function loadSheet(file: string): Promise<ScoreSheet | null> {
  return existsSync(file) ? sheetFrom(await readJson(file)) : null;
}

/** Writes a new file and puts it in the place of the old one: after a crash there is one of the two, whole. */
export function saveSheet(file: string, sheet: ScoreSheet): void {
  const written = `${file}.new`;
  try {
    const handle = openSync(written, 'w');
    try {
      writeSync(handle, `${JSON.stringify(sheet, null, 1)}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(written, file);
  } catch (error) {
    rmSync(written, { force: true });
    throw new InputError(`cannot write ${file}: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}`);
  }
}
