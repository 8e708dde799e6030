/** Reads the hand-made lists that lie beside the recipes. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHandList } from '../src/hand-list.ts';

export function readHandList(path: string): ReadonlyMap<string, string> {
  return parseHandList(readFileSync(join(import.meta.dirname, path), 'utf8'));
}
