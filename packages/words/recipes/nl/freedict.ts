/** Reads FreeDict's Dutch-English dictionary: words with a short meaning in English. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { inputFolder, readLines } from '../inputs.ts';

const DICTIONARY = 'usr/share/dictd/freedict-nld-eng.dict.dz';
const LONGEST_MEANING = 60;

/** By spelling. The source writes some translations without their spaces: only English words that a list has are kept. */
export function readFreeDict(): ReadonlyMap<string, string> {
  const english = new Set(readLines('wamerican', 'usr/share/dict/american-english'));
  const lines = gunzipSync(readFileSync(join(inputFolder('dict-freedict-nld-eng'), DICTIONARY)))
    .toString('utf8')
    .split('\n');
  const meanings = new Map<string, string[]>();
  let head: string | null = null;
  for (const line of lines) {
    const [, entry] = /^(\p{L}[^/]*) \/[^/]*\/$/u.exec(line) ?? [];
    if (entry !== undefined) {
      head = entry.replaceAll('ĳ', 'ij').trim();
      continue;
    }
    if (head === null) continue;
    const known = line
      .replace(/^\d+\. /, '')
      .split(', ')
      .filter((word) => english.has(word));
    meanings.set(head, [...new Set([...(meanings.get(head) ?? []), ...known])]);
  }
  return new Map([...meanings].flatMap(([word, all]) => (all.length > 0 ? [[word, short(all)] as const] : [])));
}

function short(meanings: readonly string[]): string {
  let text = '';
  for (const one of meanings) {
    if (text.length + one.length > LONGEST_MEANING) break;
    text += text === '' ? one : `, ${one}`;
  }
  return text;
}
