/** Whether this seat may move now, and exchange, as far as its view tells. */
import type { CrosswordRules, Seat } from '@lettertafel/engine';
import { isTrickster } from '../play/turns.ts';
import { isBusy } from './cards/moments.ts';
import type { BoardView } from './model.ts';

/** The next seat that has not resigned. */
function seatAfter({ seats }: BoardView, seat: Seat): Seat {
  for (let step = 1; step <= seats.length; step++) {
    const other = (seat + step) % seats.length;
    if (!seats[other]?.resigned) return other;
  }
  return seat;
}

/**
 * The own turn; or the next one while the last play may still be disputed: the move then accepts it (B-22). While
 * others may still speak too, it has to wait.
 */
export function mayMoveNow(view: BoardView, seat: Seat): boolean {
  if (view.over) return false;
  if (isTrickster(view) && (isBusy(view, seat) || view.held || view.phase)) return false;
  const { open } = view;
  if (!open) return view.turn === seat;
  if (open.seat === seat || seatAfter(view, open.seat) !== seat) return false;
  return open.window.until === null || open.window.awaiting.every((other) => other === seat);
}

export function mayExchange({ exchangeNeeds }: CrosswordRules, { bag }: BoardView): boolean {
  return bag > 0 && bag >= exchangeNeeds;
}
