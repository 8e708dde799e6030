/** The end of a table game, and the cost of tiles left on the racks. */
import type { EndReason, Outcome, Settlement } from '../kernel/game.ts';
import { type Seat, seatsAfter } from '../kernel/seats.ts';
import { rackOf } from './evolve.ts';
import { potSize } from './pot.ts';
import { costOf, type TableRules } from './rules.ts';
import type { Ending, TableEvent, TableState } from './state.ts';

/** The ending that begins now, if any. A single player decides when to end. */
export function endingOf(state: TableState): Ending | null {
  const { seats, options, scores, pot, ending } = state;
  if (seats === 1) return null;
  const isReached = options.end === 'points' && scores.some((score) => score >= options.target);
  const comesFirst = !ending || ending.rounds > 0;
  if (isReached && comesFirst) return { reason: 'points', rounds: 0 };
  return !ending && potSize(pot) === 0 ? { reason: 'pot', rounds: 1 } : null;
}

/** Why the game ends with the current round, if it does. For a single player every turn is a round. */
export function endAfterRound(state: TableState): EndReason | null {
  if (state.seats === 1) return isOutOfTiles(state, state.turn) ? 'all-tiles' : null;
  return state.ending?.rounds === 0 ? state.ending.reason : null;
}

export function isOutOfTiles(state: TableState, seat: Seat): boolean {
  return rackOf(state, seat).length === 0 && potSize(state.pot) === 0;
}

/** The last event of a game. */
export function endOf(rules: TableRules, state: TableState, reason: EndReason): TableEvent {
  return { type: 'ended', ...settleTable(rules, state, { racks: state.racks, reason }) };
}

/** The cost of tiles left on racks. A resigned player keeps the score but cannot win (B-29). */
export function settleTable(rules: TableRules, state: TableState, { racks, reason }: Settlement): Outcome {
  const remaining = seatsAfter(state, state.turn).toSorted((one, other) => one - other);
  const isPaid = rules.deductsAfter.some((end) => end === reason);
  const adjustments = state.scores.map((_, seat) => {
    if (!isPaid || !remaining.includes(seat)) return 0;
    return (racks[seat] ?? []).reduce((sum, tile) => sum - costOf(rules.letters, tile), 0);
  });
  const finals = state.scores.map((score, seat) => score + (adjustments[seat] ?? 0));
  const best = Math.max(...remaining.map((seat) => finals[seat] ?? 0));
  return { reason, adjustments, winners: remaining.filter((seat) => finals[seat] === best) };
}
