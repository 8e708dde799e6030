/** Rearranging: asks the table solver about the words that a level looks at. */
import { formatTableWord, shuffle } from '@lettertafel/engine';
import { solveTable } from '@lettertafel/solver';
import { solverOptions } from '../finder.ts';
import { vocabularyOf } from '../vocabulary.ts';
import type { TableTurn } from './turn.ts';

/** Number of plays requested, so that one has only words the player knows. */
const ASKED = 8;

export interface SolvedTable {
  readonly table: readonly string[];
  readonly score: number;
}

/** The best rearrangement the player sees; null if there is none or it does not know the words. */
export function solvedTable({ view, finder, level, lexicon, rng, thinking }: TableTurn): SolvedTable | null {
  const vocabulary = vocabularyOf(level, lexicon);
  const order = shuffle([...view.table.keys()], rng);
  const { plays } = solveTable({
    game: finder.game,
    table: view.table.map(formatTableWord),
    rack: view.rack,
    opened: true,
    formed: view.formed,
    lexicon: finder.words,
    options: solverOptions(view.options),
    budget: thinking.budget(),
    top: ASKED,
    // A player who breaks few words looks at some of them only.
    untouched: order.slice(level.rearranges),
  });
  const before = new Set(view.table.map(({ reading }) => reading));
  const isKnown = ({ table }: SolvedTable) =>
    table.map((text) => text.slice(text.indexOf('=') + 1)).every((word) => before.has(word) || vocabulary.knows(word));
  return plays.find(isKnown) ?? null;
}
