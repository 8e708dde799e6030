/** Lists of reviewed words: plain text, sorted, `WORD  verdict  why` on each line. */

export interface ReadVerdict {
  readonly verdict: string;
  readonly why: string;
}

/** Throws if a line does not have this form, is out of order, or has an unknown verdict. */
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
