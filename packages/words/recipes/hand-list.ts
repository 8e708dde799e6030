/** Reads the hand-made lists in the folders of the recipes. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHandList } from '../src/hand-list.ts';
import type { Language } from '../src/language.ts';

export function readHandList(path: string): ReadonlyMap<string, string> {
  return parseHandList(readFileSync(join(import.meta.dirname, path), 'utf8'));
}

/** Adds the words of `<language>/add.txt`. A word that a source has by now is a line to delete, and stops the build. */
export function addByHand(
  language: Language,
  sources: Map<string, number>,
  { isPlayable, byHand }: { readonly isPlayable: (word: string) => boolean; readonly byHand: number },
): void {
  const words = [...readHandList(`${language}/add.txt`).keys()];
  const needless = words.filter((word) => !isPlayable(word) || sources.has(word));
  if (needless.length > 0) throw new Error(`cannot be added, or are in the list already: ${needless.join(' ')}`);
  for (const word of words) sources.set(word, byHand);
}
