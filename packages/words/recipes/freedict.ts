/** Reads dictionaries of FreeDict: spellings with their senses, each a list of translations. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type InputName, inputFolder } from './inputs.ts';

export type Senses = ReadonlyMap<string, readonly (readonly string[])[]>;

export function readFreeDict(pair: 'nld-eng' | 'eng-nld'): Senses {
  const name: InputName = `dict-freedict-${pair}`;
  const path = join(inputFolder(name), `usr/share/dictd/freedict-${pair}.dict.dz`);
  const senses = new Map<string, string[][]>();
  let head: string | null = null;
  for (const line of gunzipSync(readFileSync(path)).toString('utf8').split('\n')) {
    const [, entry] = /^(\p{L}[^/]*) \/[^/]*\/$/u.exec(line) ?? [];
    if (entry !== undefined) {
      head = asLetters(entry);
      continue;
    }
    if (head === null || line.trim() === '') continue;
    const translations = line
      .replace(/^\d+\. /, '')
      .split(', ')
      .map((text) => asLetters(text.replaceAll(/<[^>]*>|\([^)]*\)/g, '')))
      .filter(Boolean);
    senses.set(head, [...(senses.get(head) ?? []), translations]);
  }
  return senses;
}

/** The source writes ij as one letter. */
const asLetters = (text: string) => text.replaceAll('ĳ', 'ij').replaceAll('‐', '-').replaceAll(/\s+/g, ' ').trim();

export interface Dictionaries {
  readonly there: Senses;
  /** From the language of the translations to that of the words. */
  readonly back: Senses;
  /** How frequent a translation is. */
  readonly rankOf: (translation: string) => number;
}

/**
 * The senses of a word in the order of how well they translate back: in these dictionaries they have no order of their
 * own (been is first an arm, then a leg).
 */
export function sortedSenses(word: string, { there, back, rankOf }: Dictionaries): string[] {
  const senses = there.get(word) ?? [];
  const worth = (translation: string) => {
    const meanings = back.get(translation) ?? [];
    const sense = meanings.findIndex((all) => all.includes(word));
    const place = meanings[sense]?.indexOf(word) ?? 0;
    // Related words (bal and ball, school and school) are the plainest translation, where they are one at all.
    const isRelated = translation.toLowerCase().slice(0, 3) === word.toLowerCase().slice(0, 3);
    const frequency = 1 / (1 + rankOf(translation) / 500);
    return (sense < 0 ? 0 : 1 / (sense + 1) + 0.5 / (place + 1)) + (isRelated ? 2 : 0) + frequency;
  };
  const best = (sense: readonly string[]) => Math.max(0, ...sense.map(worth));
  return [...senses]
    .map((sense) => [...sense].sort((one, other) => worth(other) - worth(one)))
    .sort((one, other) => best(other) - best(one))
    .flat();
}
