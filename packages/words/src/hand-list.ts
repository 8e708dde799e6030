/** Hand-made lists: plain text, sorted, `WORD  # why` on each line, so that anybody can send a change. */

/** Word to reason. A line that is not of this form, or out of order, is a mistake of its maintainer: it throws. */
export function parseHandList(text: string): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  let previous = '';
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const match = /^(\p{Lu}+) +# (.+)$/u.exec(line);
    if (!match) throw new SyntaxError(`line ${index + 1} is not "WORD  # why": ${line}`);
    const [, word, why] = match as unknown as [string, string, string];
    if (word <= previous) throw new SyntaxError(`line ${index + 1}: ${word} does not come after ${previous}`);
    reasons.set(word, why);
    previous = word;
  }
  return reasons;
}
