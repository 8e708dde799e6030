/** The best arrangements of a Woord-Rummikub table within a time budget. */
import { formatTableWord, type GameState, type TableGameId, type TableState } from '@lettertafel/engine';
import { solveTable, tableWords } from '@lettertafel/solver';
import type { Script } from '../referee/script.ts';

export function solveWords(
  { game, lexicon }: Script,
  position: GameState,
  { most, milliseconds }: { most: number; milliseconds: number },
) {
  const { table, racks, turn, opened, formed, options } = position as TableState;
  const question = {
    game: game as TableGameId,
    table: table.map(formatTableWord),
    rack: racks[turn] ?? [],
    opened: opened[turn] ?? false,
    formed,
    lexicon,
    options,
    top: most,
  };
  // Preparing the list does not count towards the budget.
  tableWords(question);
  return solveTable({ ...question, budget: { milliseconds, now: () => performance.now() } });
}
