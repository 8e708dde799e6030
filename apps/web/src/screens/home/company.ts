/** The players of a listed table: which seats are the user's, and who else plays. */
import type { Seat } from '@lettertafel/engine';
import type { TableSummary } from '@lettertafel/protocol';
import { t } from '../../i18n/index.ts';
import { namesAt } from '../../play/names.ts';

export function ownSeats({ seats }: TableSummary): readonly Seat[] {
  return seats.flatMap((info, seat) => (info.kind === 'person' && info.mine ? [seat] : []));
}

export function seatsLeft({ seats }: TableSummary): string {
  const free = seats.filter(({ kind }) => kind === 'free').length;
  return free > 0 ? t().home.seatsFree(free) : t().home.readyToStart;
}

/** Everybody but the user; on a shared device all of them. */
function othersAt(table: TableSummary): { readonly names: readonly string[]; readonly bots: number } {
  const own = ownSeats(table);
  const all = namesAt(table);
  const isOther = (seat: Seat) => table.seats[seat]?.kind === 'person' && (own.length > 1 || !own.includes(seat));
  return {
    names: all.filter((_, seat) => isOther(seat)),
    bots: table.seats.filter(({ kind }) => kind === 'bot').length,
  };
}

/** "Noord en computer"; "solo" for a table of one; empty while nobody else has joined. */
function tellOthers(table: TableSummary): string {
  const { names, bots } = othersAt(table);
  return table.seats.length === 1 ? t().home.solo : t().home.others(names, bots);
}

/** "met Noord en computer". */
export function describePlayers(table: TableSummary): string {
  const { names, bots } = othersAt(table);
  const isWith = names.length + bots > 0 && (table.invited || ownSeats(table).length === 1);
  return isWith ? t().home.with(names, bots) : tellOthers(table);
}
