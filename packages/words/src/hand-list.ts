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
  return expandAll({ lines }, graphs).lines;
}

/** The same for several lists of lines by their names: reading the graphs takes most of the time, and is done once. */
export function expandAll<Name extends string>(
  lists: Readonly<Record<Name, FamilyLines>>,
  graphs: readonly WordGraph[],
): Readonly<Record<Name, ReadonlyMap<string, string>>> {
  const all = Object.values<FamilyLines>(lists).flatMap(patternsOf);
  const found = graphs.map((graph) => wordsInFamilies(graph, [...new Set(all)]));
  const expanded = Object.entries<FamilyLines>(lists).map(([name, lines]) => [name, wordsOfLines(lines, found)]);
  return Object.fromEntries(expanded) as Record<Name, ReadonlyMap<string, string>>;
}

function patternsOf(lines: FamilyLines): FamilyPattern[] {
  return [...lines.keys()].filter((line) => !line.startsWith('-'));
}

function wordsOfLines(
  lines: FamilyLines,
  found: readonly ReadonlyMap<FamilyPattern, readonly string[]>[],
): ReadonlyMap<string, string> {
  const exceptions = [...lines.keys()].flatMap((line) => (line.startsWith('-') ? [line.slice(1)] : []));
  const isException = (word: string) => exceptions.some((pattern) => isInFamily(word, pattern));
  const words = new Map<string, string>();
  for (const members of found) {
    for (const pattern of patternsOf(lines)) {
      for (const word of members.get(pattern) ?? []) {
        if (lines.has(word) || !isException(word)) words.set(word, lines.get(word) ?? lines.get(pattern) ?? '');
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
