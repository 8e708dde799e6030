/** The seats of a game, numbered from 0, clockwise. */

export type Seat = number;

/** Who does something: a seat, or the house (the program that hosts the game: it deals, watches the clock, resumes). */
export type Actor = Seat | 'house';

export interface Seating {
  readonly seats: number;
  /** By seat. A resigned player keeps the seat but is skipped. */
  readonly resigned: readonly boolean[];
}

/** The remaining opponents of a seat, clockwise. */
export function opponentsOf({ seats, resigned }: Seating, from: Seat): Seat[] {
  const opponents: Seat[] = [];
  for (let step = 1; step < seats; step++) {
    const seat = (from + step) % seats;
    if (!resigned[seat]) opponents.push(seat);
  }
  return opponents;
}

/** The remaining seats, clockwise from the one after `from`; `from` itself comes last. */
export function seatsAfter(seating: Seating, from: Seat): Seat[] {
  const after = opponentsOf(seating, from);
  if (!seating.resigned[from]) after.push(from);
  return after;
}

/** The next remaining seat, clockwise; in a solo game that is the seat itself. */
export function nextSeat({ seats, resigned }: Seating, from: Seat): Seat {
  for (let step = 1; step < seats; step++) {
    const seat = (from + step) % seats;
    if (!resigned[seat]) return seat;
  }
  return from;
}

/** The same list with one seat's item replaced. */
export function withSeat<T>(items: readonly T[], seat: Seat, item: T): readonly T[] {
  const changed = [...items];
  changed[seat] = item;
  return changed;
}

/** The same numbers with some more at one seat. */
export function plusAt(numbers: readonly number[], seat: Seat, more: number): readonly number[] {
  return withSeat(numbers, seat, (numbers[seat] ?? 0) + more);
}
