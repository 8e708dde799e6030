/** Details of a word besides the verdict: spelling, base form, meaning. */

/** Each only where it is known. */
export interface Explained {
  /** As it is written, where that is not simply the word in lower case. */
  readonly written?: string;
  /** The base form, as it is written. */
  readonly formOf?: string;
  readonly class?: string;
  /** Short: a translation into English, or what the maker of an own list wrote. */
  readonly meaning?: string;
  /** Whether a person has read this meaning. */
  readonly isRead?: true;
}

export type ExplainWord = (word: string) => Explained;

const COLUMNS = ['written', 'formOf', 'class', 'meaning'] as const;
/** In the column after those: somebody has read the meaning. */
export const READ = 'r';

/** Looks words up in sorted lines `WORD written formOf class meaning read` with tabs between, without reading them all. */
export function explainFrom(texts: readonly string[]): ExplainWord {
  // Earlier texts take precedence.
  return (word) => Object.assign({}, ...texts.map((text) => lineOf(text, word)).reverse());
}

function lineOf(text: string, word: string): Explained {
  let [from, to] = [0, text.length];
  while (from < to) {
    const start = text.lastIndexOf('\n', Math.floor((from + to) / 2) - 1) + 1;
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end < 0 ? text.length : end);
    const [key = '', ...cells] = line.split('\t');
    if (key === word) {
      const told = COLUMNS.flatMap((name, column) => (cells[column] ? [[name, cells[column]]] : []));
      return { ...Object.fromEntries(told), ...(cells[COLUMNS.length] === READ && { isRead: true }) };
    }
    if (key < word) from = end < 0 ? text.length : end + 1;
    else to = start;
  }
  return {};
}
