/** Words of two to four letters: the verdicts in `<language>/short.txt` decide, not the sources. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../src/language.ts';
import { parseVerdictList } from './verdict-list.ts';

export const LONGEST_SHORT_WORD = 4;

export interface ShortWords {
  readonly good: ReadonlySet<string>;
  /** Word to reason. */
  readonly out: ReadonlyMap<string, string>;
}

export function readShortWords(language: Language): ShortWords {
  const read = parseVerdictList(readFileSync(join(import.meta.dirname, language, 'short.txt'), 'utf8'), [
    'good',
    'out',
  ]);
  const rows = [...read];
  return {
    good: new Set(rows.filter(([, { verdict }]) => verdict === 'good').map(([word]) => word)),
    out: new Map(rows.filter(([, { verdict }]) => verdict === 'out').map(([word, { why }]) => [word, why])),
  };
}

/** Applies the verdicts to a list under construction. Throws if a short word has none. */
export function judgeShortWords({ good, out }: ShortWords, sources: Map<string, number>, byHand: number): void {
  const short = [...sources.keys()].filter((word) => word.length <= LONGEST_SHORT_WORD);
  const unread = short.filter((word) => !good.has(word) && !out.has(word));
  if (unread.length > 0) throw new Error(`short words without a verdict: ${unread.sort().join(' ')}`);
  for (const word of out.keys()) sources.delete(word);
  for (const word of good) if (!sources.has(word)) sources.set(word, byHand);
}
