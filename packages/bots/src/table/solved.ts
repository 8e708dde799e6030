/** Rearranging: asks the table solver about the words that a level looks at. */
import { shuffle } from '@lettertafel/engine';
import { solveTable } from '@lettertafel/solver';
import { makeAttention } from './attention.ts';
import { questionFor } from './best-turns.ts';
import { leaveValueFor } from './leave.ts';
import { politeLexicon } from './polite-lexicon.ts';
import type { TableTurn } from './turn.ts';

/** Number of plays requested, so that one has only words the player thinks of. */
const ASKED = 8;

export interface SolvedTable {
  readonly table: readonly string[];
  readonly score: number;
}

/** The best rearrangement the player sees; null if there is none, or it does not think of the words. */
export function solvedTable(turn: TableTurn): SolvedTable | null {
  const { view, finder, level, lexicon, rng, thinking } = turn;
  const order = shuffle([...view.table.keys()], rng);
  const { plays } = solveTable({
    ...questionFor(finder, view, { rack: view.rack, opened: true }),
    // Words that everybody of its level knows come to mind, unless it knows the whole list.
    lexicon: politeLexicon(lexicon, level.rareWords < 100 ? level.tier : 'all'),
    ...(level.values === 'equity' ? { leave: leaveValueFor(view, finder) } : {}),
    budget: thinking.budget(),
    top: ASKED,
    // A player who breaks few words looks at some of them only.
    untouched: order.slice(level.rearranges),
  });
  const before = new Set(view.table.map(({ reading }) => reading));
  const thinksOf = makeAttention(turn);
  const isSeen = ({ table }: SolvedTable) =>
    table.map((text) => text.slice(text.indexOf('=') + 1)).every((word) => before.has(word) || thinksOf(word));
  return plays.find(isSeen) ?? null;
}
