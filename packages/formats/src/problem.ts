/** Why a text cannot be read, as data: what is wrong and where. The apps put it into words. */

export type ProblemCode =
  // Any text.
  | 'empty'
  | 'binary'
  | 'unknown-encoding'
  | 'not-in-encoding'
  | 'too-long'
  | 'unknown-form'
  // GCG.
  | 'no-nick'
  | 'no-move'
  | 'bad-place'
  | 'no-word'
  | 'bad-word'
  | 'no-score'
  | 'no-total'
  | 'bad-number'
  | 'no-turns'
  | 'player-count'
  | 'other-tiles'
  | 'unknown-game'
  | 'bad-options'
  // Both.
  | 'unknown-letter'
  // CGP.
  | 'fields-missing'
  | 'row-count'
  | 'row-length'
  | 'too-many-tiles'
  | 'several-positions';

export interface FormatProblem {
  readonly code: ProblemCode;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** The text that is wrong, or the number that was found; shortened. */
  readonly found: string;
}

export type Unreadable = { readonly problem: FormatProblem };

const MOST_SHOWN = 40;

export function unreadable(
  code: ProblemCode,
  { line = 1, column = 1, found = '' }: Partial<Omit<FormatProblem, 'code'>>,
): Unreadable {
  const short = [...found].length > MOST_SHOWN ? `${[...found].slice(0, MOST_SHOWN).join('')}…` : found;
  return { problem: { code, line, column, found: short } };
}
