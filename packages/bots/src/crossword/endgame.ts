/** Endgames of two players: the bag is empty, so the other rack is known, and the solver searches to the end. */
import { gameById, type Tile } from '@lettertafel/engine';
import { type EndgameAnswer, solveEndgame, squaresBeside } from '@lettertafel/solver';
import type { Thinking } from '../budget.ts';
import type { Seated } from './candidates.ts';

/** The opponent's tiles, if they are known: two seats and an empty bag. */
export function knownOpponent({ view, finder, seat }: Seated): readonly Tile[] | null {
  const others = view.seats.filter(({ resigned }, other) => other !== seat && !resigned);
  const [other] = others;
  if (view.bag > 0 || others.length !== 1 || !other || view.seats.length !== 2) return null;
  const [shown] = view.revealed;
  const rack = shown?.letters ?? gameById(finder.game).unseenFor(view);
  return rack.length === other.tiles ? rack : null;
}

/** A bound on the search for a clock that stands still. */
const LOOKS_PER_MILLISECOND = 40;

/** The best move within the time, proven or not. */
export function searchEndgame(
  { finder, view, rack, seat }: Seated,
  { opponent, thinking }: { opponent: readonly Tile[]; thinking: Thinking },
): EndgameAnswer {
  const { passesToEnd } = finder.rules;
  let looks = LOOKS_PER_MILLISECOND * thinking.milliseconds;
  const other = view.seats[1 - seat];
  return solveEndgame({
    generator: finder.generator('all'),
    board: view.board,
    blocked: squaresBeside(view.locked),
    racks: [rack, opponent],
    // B-27: then all have passed in their last turns.
    passEnds: (view.seats[seat]?.passes ?? 0) + 1 >= passesToEnd && (other?.passes ?? 0) >= passesToEnd,
    isOver: () => looks-- <= 0 || thinking.isOver(),
  });
}
