/** Fair rounds: whose turn comes next, when a round is over, and with it the game. */
import { nextSeat, type Seat } from '../kernel/seats.ts';
import { endAfterRound, endingOf, endOf, isOutOfTiles } from './end.ts';
import type { TableRules } from './rules.ts';
import type { TableEvent, TableState } from './state.ts';

/** A course of a table game. */
export interface TableCourse {
  readonly state: TableState;
  happen(event: TableEvent): void;
}

/** Announces the end as soon as it is certain. */
export function announceEnding(course: TableCourse): void {
  const ending = endingOf(course.state);
  if (ending) course.happen({ type: 'ending-began', ...ending });
}

/** The next turn begins unless the game is over; a player without tiles who can draw none is skipped. */
export function passTurn(rules: TableRules, course: TableCourse): void {
  if (course.state.over) return;
  announceEnding(course);
  let seat = course.state.turn;
  do {
    const last = seat;
    seat = nextSeat(course.state, last);
    if (isNewRound(course.state, last, seat)) beginRound(rules, course);
    if (course.state.over) return;
    if (isOutOfTiles(course.state, seat)) course.happen({ type: 'passed', seat, why: 'out-of-tiles' });
  } while (isOutOfTiles(course.state, seat));
  course.happen({ type: 'turn-began', seat });
}

function beginRound(rules: TableRules, course: TableCourse): void {
  const reason = endAfterRound(course.state);
  if (reason) course.happen(endOf(rules, course.state, reason));
  else course.happen({ type: 'round-began', round: course.state.round + 1 });
}

/** A round runs from the starter to the seat before it, among the remaining seats. */
function isNewRound({ seats, starter }: TableState, last: Seat, next: Seat): boolean {
  const placeInRound = (seat: Seat) => (seat - starter + seats) % seats;
  return placeInRound(next) <= placeInRound(last);
}
