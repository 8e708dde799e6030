/** Hand-made lists: plain text, sorted, `WORD  # why` on each line, so that anybody can send a change. */

import { wordsOf } from './graph/queries.ts';
import type { WordGraph } from './graph/word-graph.ts';

/** Word to reason. A line that is not of this form, or out of order, is a mistake of its maintainer: it throws. */
export function parseHandList(text: string): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  let previous = '';
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const match = /^(\p{Lu}+\*?) +# (.+)$/u.exec(line);
    if (!match) throw new SyntaxError(`line ${index + 1} is not "WORD  # why": ${line}`);
    const [, word, why] = match as unknown as [string, string, string];
    if (word <= previous) throw new SyntaxError(`line ${index + 1}: ${word} does not come after ${previous}`);
    reasons.set(word, why);
    previous = word;
  }
  return reasons;
}

/** The words of graphs that hand-made lines mean: `STEM*` is the whole family, every word that begins so. */
export function expandFamilies(
  lines: ReadonlyMap<string, string>,
  graphs: readonly WordGraph[],
): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const [line, why] of lines) {
    if (!line.endsWith('*')) words.set(line, why);
    else for (const graph of graphs) for (const word of wordsOf(graph, line.slice(0, -1))) words.set(word, why);
  }
  return words;
}
