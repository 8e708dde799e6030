/** The score of a turn: only the longest new word, one point per letter. */
import type { Budget } from './budget.ts';
import { readTurn } from './reading.ts';
import type { Scoring } from './state.ts';
import type { Table } from './table.ts';

export interface ScoringRules {
  /** Readings of words formed before. */
  readonly formed: readonly string[];
  readonly budget?: Budget;
}

export function scoreTurn(before: Table, after: Table, { formed, budget }: ScoringRules): Scoring {
  const readings = after.map(({ reading }) => reading);
  const isRepeated = (word: string) => readings.indexOf(word) !== readings.lastIndexOf(word);
  const { scoring } = readTurn(
    before.map(({ tiles }) => tiles),
    after.map(({ tiles, reading }) => ({ tiles, mayScore: !formed.includes(reading) && !isRepeated(reading) })),
    budget,
  );
  const word = scoring === null ? null : (after[scoring]?.reading ?? null);
  return { word, score: word?.length ?? 0 };
}
