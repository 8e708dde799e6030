/** Rulings (B-30): a verdict against a play waits while the players may agree to let the words stand. */
import type { Context, CourseEvent, GameState, Refused, RulingEvent } from './game.ts';
import { refuse } from './refusal.ts';
import { type Seat, seatsAfter } from './seats.ts';
import { openWindow, type Window } from './window.ts';

/** What the players are asked about. The window of the open play says who has not answered yet. */
export interface Ruling {
  /** The words that the list does not know, as they are judged. */
  readonly words: readonly string[];
  readonly agreed: readonly Seat[];
}

interface RulingCourse {
  readonly state: GameState;
  happen(event: CourseEvent): void;
}

/** Asks all players. Without a time limit it waits for the answers, at most as long as for a turn. */
export function askRuling(course: RulingCourse, words: readonly string[], { now }: Context): 'waiting' {
  const { disputeSeconds, turnSeconds } = course.state.options;
  const window = openWindow(seatsAfter(course.state, course.state.turn), disputeSeconds ?? turnSeconds, now);
  course.happen({ type: 'ruling-asked', words, window });
  return 'waiting';
}

interface Asked {
  readonly ruling: Ruling | null;
  readonly window: Window;
}

/** Every remaining player answers once. */
export function refuseRuling(open: Asked | null, seat: Seat): Refused | null {
  if (!open?.ruling) return refuse('no-ruling');
  return open.window.awaiting.includes(seat) ? null : refuse('already-answered', { rule: 'B-30' });
}

/** How the events of a ruling change a state. */
export function applyRuling<Open extends Asked>(
  next: { open: Open | null; ruled: readonly string[] },
  event: RulingEvent,
): void {
  const { open } = next;
  switch (event.type) {
    case 'ruling-asked':
      if (open) next.open = { ...open, window: event.window, ruling: { words: event.words, agreed: [] } };
      break;
    case 'agreed':
      if (open?.ruling) {
        next.open = { ...open, ruling: { ...open.ruling, agreed: [...open.ruling.agreed, event.seat] } };
      }
      break;
    case 'ruled':
      next.ruled = [...new Set([...next.ruled, ...event.words])];
      break;
    case 'ruling-denied':
      break;
  }
}
