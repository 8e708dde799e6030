/**
 * Simulation at a table: what a turn leaves to the others counts as much as its points. The turns that score most are tried
 * against sampled racks, and the one with the best mean lead after the replies is chosen.
 */
import type { Seat, TableState } from '@lettertafel/engine';
import type { TablePlay } from '@lettertafel/solver';
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
/** Drop a turn that is behind by this many standard errors of the difference. */
const BEHIND = 2.5;

interface Tried {
  readonly turn: TablePlay;
  /** The lead after each round. */
  readonly leads: number[];
}

/** The turn after which the seat leads by most; null if no turn was found. */
export function simulatedTable(turn: TableTurn, { by, opened }: { by: Seat; opened: boolean }): SolvedTable | null {
  const { view, finder, rng, thinking } = turn;
  const budget = thinking.budget();
  const turns = bestTurns(view, finder, { opened, budget, more: SEARCH_SHARE * budget.milliseconds });
  let tried: readonly Tried[] = turns.map((one) => ({ turn: one, leads: [] }));
  for (let round = 1; round <= MAX_ROUNDS && tried.length > 1; round++) {
    // Common random numbers: the same sampled tiles for all turns.
    const state = unwatched(imagineTable(finder.game, view, rng));
    const leads: number[] = [];
    for (const { turn: one } of tried) {
      const lead = leadAfter(finder, { state, move: { by, do: 'arrange', table: one.table } }, thinking);
      if (lead === null) return bestOf(tried)?.turn ?? null;
      leads.push(lead);
    }
    for (const [index, one] of tried.entries()) one.leads.push(leads[index] ?? 0);
    if (round >= FIRST_CUT) tried = withoutHopeless(tried);
  }
  return bestOf(tried)?.turn ?? null;
}

function totalOf({ leads }: Tried): number {
  return leads.reduce((sum, lead) => sum + lead, 0);
}

/** Of equals the first, which scores more or leaves a better rack. */
function bestOf(tried: readonly Tried[]): Tried | null {
  return tried.reduce<Tried | null>((one, other) => (one && totalOf(one) >= totalOf(other) ? one : other), null);
}

/** Paired comparison with the best turn per round, which cancels the luck of the racks. */
function withoutHopeless(tried: readonly Tried[]): Tried[] {
  const best = bestOf(tried);
  return tried.filter((one) => {
    if (!best || one === best) return true;
    const differences = one.leads.map((lead, round) => (best.leads[round] ?? 0) - lead);
    const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
    const variance = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0) / differences.length;
    return variance > 0 && mean <= BEHIND * Math.sqrt(variance / differences.length);
  });
}

/** The same state at a table where nobody disputes and turns stand at once. */
function unwatched(state: TableState): TableState {
  return { ...state, options: { ...state.options, checking: 'automatic' } };
}
