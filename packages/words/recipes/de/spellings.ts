/** Reads the German source: german-wordlist as Debian's tanglet-data packs it, with case, umlauts and ß. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { foldWord } from '../../src/fold.ts';
import { inputFolder } from '../inputs.ts';

const WORDS = 'usr/share/tanglet/gamedata/de/words';

/** Words as they are laid, each with its spellings. */
export type Spellings = ReadonlyMap<string, readonly string[]>;

/** A line is a key in plain capitals and the spellings; a key alone is a word written in lower case. */
export function readSpellings(): Spellings {
  const lines = gunzipSync(readFileSync(join(inputFolder('tanglet-data'), WORDS)))
    .toString('utf8')
    .split('\n')
    .filter(Boolean);
  const spellings = new Map<string, string[]>();
  for (const line of lines) {
    const [key = '', ...written] = line.trim().split(/\s+/);
    for (const spelling of written.length > 0 ? written : [key.toLowerCase()]) {
      const word = foldWord('de', spelling);
      spellings.set(word, [...(spellings.get(word) ?? []), spelling]);
    }
  }
  return spellings;
}

export const isLowerCase = (spelling: string) => /^\p{Ll}/u.test(spelling);
