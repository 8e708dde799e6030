/** Lists of words that somebody has read: plain text, sorted, `WORD  verdict  why` on each line. */

export interface ReadVerdict {
  readonly verdict: string;
  readonly why: string;
}

/** A line that is not of this form, out of order, or with a verdict nobody expects is a mistake of its maintainer. */
export function parseVerdictList(text: string, verdicts: readonly string[]): ReadonlyMap<string, ReadVerdict> {
  const read = new Map<string, ReadVerdict>();
  let previous = '';
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const [word = '', verdict = '', why = ''] = line.split(/ {2,}/);
    if (!/^\p{Lu}+\*?$/u.test(word) || !verdicts.includes(verdict)) {
      throw new SyntaxError(`line ${index + 1} is not "WORD  verdict  why": ${line}`);
    }
    if (word <= previous) throw new SyntaxError(`line ${index + 1}: ${word} does not come after ${previous}`);
    read.set(word, { verdict, why });
    previous = word;
  }
  return read;
}
