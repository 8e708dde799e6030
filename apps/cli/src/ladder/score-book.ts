/** The results of a ladder on disk, so that an interrupted run can continue. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { anObject, parseWith } from '@lettertafel/protocol';
import * as v from 'valibot';
import { InputError, understood } from '../input.ts';
import type { Result } from './tally.ts';

/** Results by game number, keyed by game, match, time and seed. */
const page = v.record(v.pipe(v.string(), v.digits()), v.strictTuple([v.number(), v.number()]));
const book = v.pipe(anObject, v.record(v.string(), v.pipe(anObject, page)));

export interface ScoreBook {
  /** Results so far, by game number. */
  resultsOf(key: string): ReadonlyMap<number, Result>;
  note(key: string, game: number, result: Result): void;
}

/** Without a file, results live as long as the process. */
export function openScoreBook(file: string | undefined): ScoreBook {
  const pages = file !== undefined && existsSync(file) ? readPages(file) : {};
  return {
    resultsOf: (key) => new Map(Object.entries(pages[key] ?? {}).map(([game, result]) => [Number(game), result])),
    note(key, game, result) {
      pages[key] = { ...pages[key], [game]: [...result] };
      if (file !== undefined) writePages(file, pages);
    },
  };
}

type Pages = v.InferOutput<typeof book>;

function readPages(file: string): Pages {
  try {
    return understood(parseWith(book, JSON.parse(readFileSync(file, 'utf8'))));
  } catch (error) {
    throw new InputError(`--state ${file}: ${(error as Error).message}`);
  }
}

function writePages(file: string, pages: Pages): void {
  try {
    writeFileSync(`${file}.part`, JSON.stringify(pages));
    renameSync(`${file}.part`, file);
  } catch (error) {
    throw new InputError(`--state: cannot write ${file}: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}`);
  }
}
