/** Clocks as data: whose clock is running and since when, the time left, and when it expires. */

import type { CommonOptions } from './common-options.ts';
import { itemAt } from './item-at.ts';
import { type Seat, withSeat } from './seats.ts';

/** The seat whose clock runs. Turns are numbered, to distinguish two turns of one seat. */
export interface Thinking {
  readonly seat: Seat;
  readonly turn: number;
}

export interface Clock {
  /** The turn whose time was last running. */
  readonly last: Thinking | null;
  /** When it was started; null while it is stopped. */
  readonly since: number | null;
  /** Milliseconds used in that turn before `since`. */
  readonly used: number;
  /** Milliseconds of the whole game left by seat, below zero in overtime; null: no such clock. */
  readonly left: readonly number[] | null;
  /** Minutes of overtime begun, by seat. */
  readonly overtime: readonly number[];
}

export interface ClockEvent {
  readonly type: 'clock';
  readonly at: number;
  readonly thinking: Thinking | null;
}

/** What happens when the clock expires: the turn ends, a minute of overtime begins, or overtime ends. */
export type ClockDeadline =
  | { readonly at: number; readonly what: 'turn'; readonly seat: Seat }
  | { readonly at: number; readonly what: 'overtime-over'; readonly seat: Seat }
  | { readonly at: number; readonly what: 'overtime-minute'; readonly seat: Seat; readonly minute: number };

type ClockOptions = Pick<CommonOptions, 'turnSeconds' | 'gameSeconds' | 'incrementSeconds' | 'overtimeMinutes'>;

export const OVERTIME_COST = 10;
const MINUTE = 60_000;

/** The clock of a game with these options; null: none. */
export function newClock({ turnSeconds, gameSeconds }: ClockOptions, seats: number): Clock | null {
  if (turnSeconds === null && gameSeconds === null) return null;
  return {
    last: null,
    since: null,
    used: 0,
    left: gameSeconds === null ? null : Array<number>(seats).fill(gameSeconds * 1000),
    overtime: Array<number>(seats).fill(0),
  };
}

/** The clock event for a change of who is thinking; null if nothing has changed. */
export function clockEvent(clock: Clock | null, thinking: Thinking | null, at: number): ClockEvent | null {
  if (!clock) return null;
  const running = clock.since === null ? null : clock.last;
  const same = running?.turn === thinking?.turn && running?.seat === thinking?.seat;
  return same ? null : { type: 'clock', at, thinking };
}

export function clockAfter(clock: Clock, { at, thinking }: ClockEvent, options: ClockOptions): Clock {
  const elapsed = clock.since === null ? 0 : at - clock.since;
  // If a seat resigns before its turn begins, the turn keeps its number and passes to the next seat.
  const isNewTurn = thinking !== null && (thinking.turn !== clock.last?.turn || thinking.seat !== clock.last.seat);
  const since = thinking ? at : null;
  let left = clock.left;
  if (left && clock.last) {
    const { seat } = clock.last;
    const added = isNewTurn ? options.incrementSeconds * 1000 : 0;
    left = withSeat(left, seat, itemAt(left, seat) - elapsed + added);
  }
  return {
    ...clock,
    last: thinking ?? clock.last,
    since,
    used: isNewTurn ? 0 : clock.used + elapsed,
    left,
  };
}

/** What the running clock leads to next, and when. */
export function clockDeadline(clock: Clock | null, options: ClockOptions): ClockDeadline | null {
  if (!clock?.last || clock.since === null) return null;
  const { seat } = clock.last;
  if (options.turnSeconds !== null) {
    return { at: clock.since + options.turnSeconds * 1000 - clock.used, what: 'turn', seat };
  }
  const begun = itemAt(clock.overtime, seat);
  const at = clock.since + itemAt(clock.left ?? [], seat) + begun * MINUTE;
  if (begun >= options.overtimeMinutes) return { at, what: 'overtime-over', seat };
  return { at, what: 'overtime-minute', seat, minute: begun + 1 };
}

/** Shifts a clock by downtime. */
export function clockPostponed(clock: Clock | null, by: number): Clock | null {
  return clock && clock.since !== null ? { ...clock, since: clock.since + by } : clock;
}
