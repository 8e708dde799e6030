/**
 * Simulation at a table: what a turn leaves to the others counts as much as its points. The turns that score most are tried
 * against sampled racks, and the one with the best mean lead after the replies is chosen.
 */
import type { Seat, TableState } from '@lettertafel/engine';
import type { TablePlay } from '@lettertafel/solver';
import { bestOf, type Tried, withoutHopeless } from '../race.ts';
import { bestTurns } from './best-turns.ts';
import { imagineTable } from './imagine.ts';
import { leadAfter } from './rollout.ts';
import type { SolvedTable } from './solved.ts';
import type { TableTurn } from './turn.ts';

/** The share of the time for finding turns to choose from. */
const SEARCH_SHARE = 0.4;
const MAX_ROUNDS = 20;
/** Rounds before turns may be dropped. */
const FIRST_CUT = 4;
/** Turns 2.5 standard errors behind are dropped. */
const CUT = { behind: 2.5, noise: 0, isSample: true };
/** Without rounds, of equals: the first, which scores more or leaves a better rack. */
const NO_PRIOR = { priorOf: () => 0, rounds: 0 };

/** The turn after which the seat leads by most; null if no turn was found. */
export function simulatedTable(turn: TableTurn, { by, opened }: { by: Seat; opened: boolean }): SolvedTable | null {
  const { view, finder, rng, thinking } = turn;
  const budget = thinking.budget();
  const turns = bestTurns(view, finder, { opened, budget, more: SEARCH_SHARE * budget.milliseconds });
  let tried: readonly Tried<TablePlay>[] = turns.map((move) => ({ move, values: [] }));
  for (let round = 1; round <= MAX_ROUNDS && tried.length > 1; round++) {
    // Common random numbers: the same sampled tiles for all turns.
    const state = unwatched(imagineTable(finder.game, view, rng));
    const leads: number[] = [];
    for (const { move: one } of tried) {
      const lead = leadAfter(finder, { state, move: { by, do: 'arrange', table: one.table } }, thinking);
      if (lead === null) return bestOf(tried, NO_PRIOR);
      leads.push(lead);
    }
    for (const [index, one] of tried.entries()) one.values.push(leads[index] ?? 0);
    if (round >= FIRST_CUT) tried = withoutHopeless(tried, CUT);
  }
  return bestOf(tried, NO_PRIOR);
}

/** The same state at a table where nobody disputes and turns stand at once. */
function unwatched(state: TableState): TableState {
  return { ...state, options: { ...state.options, checking: 'automatic' } };
}
