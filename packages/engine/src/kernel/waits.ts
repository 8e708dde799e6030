/** What a game waits for, and who moves next: the part that is the same for every game. */
import type { Disputable } from './dispute.ts';
import type { Outcome } from './game.ts';
import { seatingOf } from './offers.ts';
import { nextSeat, type Seat } from './seats.ts';
import type { Wait, Window } from './window.ts';

/** The part of a view that says whose turn it is. */
interface TurnView {
  readonly seats: readonly { readonly resigned: boolean }[];
  readonly turn: Seat;
  readonly turnNumber: number;
  readonly open: Disputable | null;
  readonly over: Outcome | null;
}

export function waitForWindow(what: Wait['for'], { awaiting, until }: Window, choosers = awaiting): Wait {
  return { for: what, seats: awaiting, choosers, until };
}

/** Answers to the open play (B-22), or else the move of the turn. */
export function waitsForPlayOrTurn({ open, turn, turnNumber, over }: TurnView): readonly Wait[] {
  if (over || turnNumber === 0) return [];
  if (open) return [waitForWindow('play', open.window)];
  return [{ for: 'turn', seats: [turn], choosers: [turn], until: null }];
}

/** The seats that the game cannot go on without: of the wait that ends first, and of the turn only if nobody else is asked. */
export function awaitedSeats(waits: readonly Wait[]): readonly Seat[] {
  const answers = waits.filter((wait) => wait.for !== 'turn');
  const end = ({ until }: Wait) => until ?? Number.POSITIVE_INFINITY;
  const [first, ...others] = answers.length > 0 ? answers : waits;
  return others.reduce((sooner, wait) => (sooner && end(wait) >= end(sooner) ? sooner : wait), first)?.seats ?? [];
}

/** The seat to move, now or once the open play is settled. */
export function seatToMove({ open, turn, seats }: TurnView): Seat {
  return open ? nextSeat(seatingOf({ seats }), open.seat) : turn;
}
