/** Hand-made lists: plain text, sorted, `WORD  # why` on each line, so that anybody can send a change. */

import { wordsOf } from './graph/queries.ts';
import type { WordGraph } from './graph/word-graph.ts';

/** Word to reason. Throws if a line does not have this form or is out of order. */
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

/** The words that hand-made lines stand for: `STEM*` is every word that begins with it. */
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
