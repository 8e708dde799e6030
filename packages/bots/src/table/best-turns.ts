/** The turns that score most, each with another scoring word, as the table solver proves them one after the other. */
import { formatTableWord, type TableView } from '@lettertafel/engine';
import { solveTable, type TablePlay, type TableQuestion } from '@lettertafel/solver';
import type { Budget } from '../budget.ts';
import type { TableFinder } from '../finder.ts';
import { leaveValueFor } from './leave.ts';

/** How many turns there are to choose from, and how many points fewer than the best they may score. */
const MAX_TURNS = 5;
export const MAX_POINTS_LESS = 3;

/** What the solver is asked about a seat with these tiles. */
export function questionFor(
  finder: TableFinder,
  { table, formed, options }: Pick<TableView, 'table' | 'formed' | 'options'>,
  { rack, opened }: Pick<TableQuestion, 'rack' | 'opened'>,
): Omit<TableQuestion, 'budget'> {
  return {
    game: finder.game,
    table: table.map(formatTableWord),
    rack,
    opened,
    formed,
    lexicon: finder.words,
    options,
  };
}

/** Best first; the first may take all the time there is, the others share of `more`. */
export function bestTurns(
  view: TableView,
  finder: TableFinder,
  { opened, budget, more }: { opened: boolean; budget: Budget; more: number },
): TablePlay[] {
  const question = questionFor(finder, view, { rack: view.rack, opened });
  const leave = leaveValueFor(view, finder);
  const until = budget.now() + more;
  const found: TablePlay[] = [];
  // A word that has been formed does not score: the next best turn is the best one without the words so far.
  const formed = [...view.formed];
  for (let milliseconds = budget.milliseconds; milliseconds > 0; milliseconds = until - budget.now()) {
    const [play] = solveTable({ ...question, formed, leave, budget: { ...budget, milliseconds } }).plays;
    if (!play || play.score < (found[0]?.score ?? 0) - MAX_POINTS_LESS) break;
    found.push(play);
    if (play.scores === null || found.length === MAX_TURNS) break;
    formed.push(play.scores);
  }
  return found;
}
