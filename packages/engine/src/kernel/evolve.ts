/** How events change a state: each writes into a private copy. */
import { clockAfter, clockPostponed, OVERTIME_COST } from './clock.ts';
import { type Disputable, noteAnswer } from './dispute.ts';
import type { CourseEvent, GameState, KernelEvent } from './game.ts';
import { applyRuling } from './ruling.ts';
import { plusAt, withSeat } from './seats.ts';
import { postponed } from './window.ts';

/**
 * A copy that may still be written to. Families make theirs field by field: V8 gives every spread of a spread a hidden
 * class of its own, and copies for events then cost more than deciding what happens.
 */
export type Writable<State> = { -readonly [Field in keyof State]: State[Field] };

/** What the events that all games have change. */
export function applyKernel<Open extends Disputable>(
  next: Writable<GameState> & { open: Open | null },
  event: CourseEvent | KernelEvent,
): void {
  switch (event.type) {
    case 'accepted':
      noteAnswer(next, event.seat);
      break;
    case 'turn-began':
      next.turn = event.seat;
      next.turnNumber += 1;
      break;
    case 'resigned':
      next.resigned = withSeat(next.resigned, event.seat, true);
      noteAnswer(next, event.seat);
      break;
    case 'agreed':
      noteAnswer(next, event.seat);
      applyRuling(next, event);
      break;
    case 'ruling-asked':
    case 'ruled':
    case 'ruling-denied':
      applyRuling(next, event);
      break;
    case 'ended': {
      const { reason, adjustments, winners } = event;
      next.open = null;
      next.over = { reason, adjustments, winners };
      next.scores = next.scores.map((score, seat) => score + (adjustments[seat] ?? 0));
      break;
    }
    case 'resumed':
      if (next.open) next.open = { ...next.open, window: postponed(next.open.window, event.away) };
      applyToClock(next, event);
      break;
    default:
      applyToClock(next, event);
  }
}

function applyToClock(next: Writable<GameState>, event: KernelEvent): void {
  const { clock } = next;
  if (!clock) return;
  switch (event.type) {
    case 'clock':
      next.clock = clockAfter(clock, event, next.options);
      break;
    case 'resumed':
      next.clock = clockPostponed(clock, event.away);
      break;
    case 'overtime': {
      const { seat, minute } = event;
      next.clock = { ...clock, overtime: withSeat(clock.overtime, seat, minute) };
      next.scores = plusAt(next.scores, seat, 0 - OVERTIME_COST);
    }
  }
}
