/** Hand-made lists: plain text, sorted, `WORD  # why` on each line, so that anybody can send a change. */

import { type FamilyPattern, isInFamily, wordsInFamilies } from './graph/word-families.ts';
import type { WordGraph } from './graph/word-graph.ts';

/** Word to reason. Throws if a line does not have this form or is out of order. */
export function parseHandList(text: string): ReadonlyMap<string, string> {
  return parseLines(text, /^(\p{Lu}+) +# (.+)$/u, 'WORD  # why');
}

/**
 * Lines that may also stand for families, to their reasons: `STEM*`, `*STEM`, `*STEM*`; after a minus, what those lines
 * would include but should not.
 */
export type FamilyLines = ReadonlyMap<string, string>;

export function parseFamilies(text: string): FamilyLines {
  return parseLines(text, /^(-?(?:\*\p{Lu}{3,}|\p{Lu}+)\*?) +# (.+)$/u, 'WORD  # why or STEM*  # why');
}

function parseLines(text: string, form: RegExp, told: string): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  let previous = '';
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const [, word, why] = form.exec(line) ?? [];
    if (word === undefined || why === undefined) throw new SyntaxError(`line ${index + 1} is not "${told}": ${line}`);
    if (word <= previous) throw new SyntaxError(`line ${index + 1}: ${word} does not come after ${previous}`);
    reasons.set(word, why);
    previous = word;
  }
  return reasons;
}

/** The words of the graphs that the lines stand for. A word that has a line of its own gets the reason given there. */
export function expandFamilies(lines: FamilyLines, graphs: readonly WordGraph[]): ReadonlyMap<string, string> {
  const patterns: FamilyPattern[] = [...lines.keys()].filter((line) => !line.startsWith('-'));
  const exceptions = [...lines.keys()].flatMap((line) => (line.startsWith('-') ? [line.slice(1)] : []));
  const isException = (word: string) => exceptions.some((pattern) => isInFamily(word, pattern));
  const words = new Map<string, string>();
  for (const graph of graphs) {
    for (const [pattern, members] of wordsInFamilies(graph, patterns)) {
      for (const word of members) {
        if (lines.has(word) || !isException(word)) words.set(word, lines.get(pattern) ?? '');
      }
    }
  }
  return words;
}

/** Why a word belongs to one of the families, whether a list has it or not; null if it belongs to none. */
export function reasonInFamilies(lines: FamilyLines, word: string): string | null {
  const own = lines.get(word);
  if (own !== undefined) return own;
  let reason: string | null = null;
  for (const [line, why] of lines) {
    if (line.startsWith('-')) {
      if (isInFamily(word, line.slice(1))) return null;
    } else if (reason === null && isInFamily(word, line)) reason = why;
  }
  return reason;
}
