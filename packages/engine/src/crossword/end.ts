/** The end of a board game, and the adjustments for tiles left on the racks (B-27, B-28). */
import type { Context, EndReason, Outcome, Settlement } from '../kernel/game.ts';
import { type LetterSet, UNSEEN, valueOfTile } from '../kernel/letters.ts';
import { type Seat, seatsAfter } from '../kernel/seats.ts';
import { rackOf } from './evolve.ts';
import { findPlays } from './find-plays.ts';
import type { CrosswordRules } from './rules.ts';
import type { CrosswordEvent, CrosswordState } from './state.ts';

/** Why the game ends before the next turn, if it does; going out and resigning end it by themselves. */
export function endBeforeTurn(rules: CrosswordRules, state: CrosswordState, context: Context): EndReason | null {
  const remaining = seatsAfter(state, state.turn);
  if (remaining.every((seat) => (state.passes[seat] ?? 0) >= rules.passesToEnd)) return 'all-passed';
  return hasNoPlayLeft(rules, state, context) ? 'no-play' : null;
}

/**
 * Step budget of the search for a last play, about 40 ms. With any ordinary word list, racks without a play take a tenth of
 * it. Beyond the budget the game goes on and ends by passes.
 */
const MOST_STEPS = 60_000;

/** With `automatic` checking the engine itself detects that nobody has a play. */
function hasNoPlayLeft(rules: CrosswordRules, state: CrosswordState, context: Context): boolean {
  if (!rules.endsWithoutPlay || state.options.checking !== 'automatic' || state.bag.length > 0) return false;
  const racks = seatsAfter(state, state.turn).map((seat) => rackOf(state, seat));
  if (racks.some((rack) => rack.includes(UNSEEN))) return false;
  if (context.playExists) return !context.playExists(state.board, racks);
  let left = MOST_STEPS;
  const spend = (steps: number) => {
    left -= steps;
    return left >= 0;
  };
  const search = { lexicon: context.lexicon, most: 1, spend };
  const isStuck = racks.every((rack) => findPlays(rules, { ...state, rack }, search).length === 0);
  return isStuck && left >= 0;
}

/** The last event of a game. */
export function endOf(letters: LetterSet, state: CrosswordState, reason: EndReason, wentOut?: Seat): CrosswordEvent {
  return {
    type: 'ended',
    ...settleCrossword(letters, state, { racks: state.racks, reason, ...(wentOut === undefined ? {} : { wentOut }) }),
  };
}

/** The adjustments for tiles left on racks (B-28). A resigned seat keeps its score but cannot win. */
export function settleCrossword(
  letters: LetterSet,
  state: CrosswordState,
  { racks, reason, wentOut }: Settlement,
): Outcome {
  const remaining = seatsAfter(state, state.turn).sort((one, other) => one - other);
  const counts = reason !== 'resigned';
  const losses = state.scores.map((_, seat) =>
    counts && remaining.includes(seat)
      ? (racks[seat] ?? []).reduce((sum, tile) => sum + valueOfTile(letters, tile), 0)
      : 0,
  );
  const total = losses.reduce((sum, loss) => sum + loss, 0);
  const adjustments = losses.map((loss, seat) => (seat === wentOut ? total - loss : 0 - loss));
  const finals = state.scores.map((score, seat) => score + (adjustments[seat] ?? 0));
  const best = Math.max(...remaining.map((seat) => finals[seat] ?? 0));
  return { reason, adjustments, winners: remaining.filter((seat) => finals[seat] === best) };
}
