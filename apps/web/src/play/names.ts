/** Names of seats: a person's name, the computer, or a number. */
import type { Seat } from '@lettertafel/engine';
import type { SeatInfo, TableInfo } from '@lettertafel/protocol';
import { t } from '../i18n/index.ts';
import type { Reader } from './story-sentences.ts';

/** By seat. Several computers are numbered. */
export function namesAt({ seats }: Pick<TableInfo, 'seats'>): readonly string[] {
  const { computer, player } = t().common;
  return seats.map((seat, at) => {
    if (seat.kind === 'bot') return `${computer} ${computerNumber(seats, at) ?? ''}`.trim();
    return (seat.kind === 'person' ? seat.name : null) ?? player(at + 1);
  });
}

/** Counted from 1 among the computers, whatever their seats; null: it is the only one. */
export function computerNumber(seats: readonly SeatInfo[], seat: Seat): number | null {
  const bots = seats.flatMap(({ kind }, at) => (kind === 'bot' ? [at] : []));
  return bots.length > 1 ? bots.indexOf(seat) + 1 : null;
}

/** The reader of sentences: "you" with one seat; with several on one device everybody is named. */
export function readerAt(info: Pick<TableInfo, 'seats'>, mine: readonly Seat[]): Reader {
  return { names: namesAt(info), own: mine.length === 1 ? (mine[0] ?? null) : null };
}

/** The seat that is called "me". On a shared device there is none: everybody is called by name. */
export function meAt({ seats }: Pick<TableInfo, 'seats'>, seat: Seat | null): Seat | null {
  return seats.filter((info) => info.kind === 'person' && info.mine).length > 1 ? null : seat;
}

/** The letter on a seat's tile: the initial, or the seat number. */
export function letterAt({ seats }: Pick<TableInfo, 'seats'>, seat: Seat): string {
  const info = seats[seat];
  const name = info?.kind === 'bot' ? t().common.computer : info?.kind === 'person' ? info.name : null;
  return [...(name ?? String(seat + 1))][0]?.toUpperCase() ?? '';
}

/** For narrow columns: the number of a computer would be cut off first. */
export function shortNameAt(info: Pick<TableInfo, 'seats'>, seat: Seat, name: string): string {
  const number = info.seats[seat]?.kind === 'bot' ? computerNumber(info.seats, seat) : null;
  return number === null ? name : `${letterAt(info, seat)} ${number}`;
}

/** The colour class of a seat, counted from the viewer's seat. */
export function seatColour(seat: Seat, seats: number, own: Seat | null): string {
  return `seat-${((seat - (own ?? 0) + seats) % seats) + 1}`;
}

/** The class that marks the latest play in the colour of its player. */
export function lastColour(...of: Parameters<typeof seatColour>): string {
  return seatColour(...of).replace('seat', 'last');
}
