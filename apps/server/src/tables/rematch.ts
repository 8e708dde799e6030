/** Rematches: created once the owners of all seats have agreed. */
import type { Person } from '../people/guests.ts';
import { problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import { newId } from '../store/ids.ts';
import { insertingNotices } from '../store/notices.ts';
import { FREE, ownersOf, seatsHeldBy, seatsOwnedBy, type TableRows, withSeats } from '../store/table-rows.ts';
import { recentAborts } from './abort.ts';
import { changeTable } from './change.ts';
import { insertingTable, type NewTable } from './create.ts';

/** Answers for all of a guest's own seats. Bots always agree. The last yes creates the table. */
export function answerRematch(
  services: Services,
  id: string,
  { person, join }: { person: Person; join: boolean },
): Promise<Result<{ done: true }>> {
  const { db } = services.store;
  return changeTable<{ done: true }>(services, id, async (table) => {
    const { phase, next } = table.row;
    if (seatsHeldBy(table, person.id).length === 0) return problem('not-your-seat');
    const mine = seatsOwnedBy(table, person.id);
    if (mine.length === 0) return problem('not-the-owner');
    if (phase !== 'over' && phase !== 'aborted') return problem('not-over');
    if (next !== null) return { value: DONE };
    const rematch = join ? 'yes' : 'no';
    const seats = withSeats(table.seats, mine, { rematch });
    const owned = new Set(table.holders.filter(({ followed_at }) => followed_at === null).map(({ seat }) => seat));
    const isAgreed = seats.every(({ seat, rematch: said }) => !owned.has(seat) || said === 'yes');
    if (!isAgreed) {
      const more = join ? askingOthers(services, table, { person, seats }) : [];
      return { value: DONE, change: { seats, more } };
    }
    if (!(await services.words.isPlayable(table.row.words))) return problem('no-such-list');
    const again = rematchOf(table, person);
    services.bounds.note(again.row.host ?? person.id);
    const counted = { ...again, seats: await withAborts(services, again) };
    const more = insertingTable(db, services, counted);
    return { value: DONE, change: { row: { next: again.row.id }, seats, more } };
  });
}

const DONE = { done: true } as const;

/** A notice for those who have not answered. */
function askingOthers(
  { store, now }: Services,
  { row, holders }: TableRows,
  { person, seats }: { person: Person; seats: TableRows['seats'] },
) {
  const isSilent = (seat: number) => seats.some((one) => one.seat === seat && one.rematch === null);
  const owners = holders.filter(
    ({ seat, guest, followed_at }) => followed_at === null && guest !== person.id && isSilent(seat),
  );
  const guests = [...new Set(owners.map(({ guest }) => guest))];
  const notice = {
    id: newId('notice'),
    kind: 'rematch',
    guests,
    number: row.length,
    at: now(),
    remindAt: null,
  } as const;
  return insertingNotices(store.db, [{ table: row.id, notice }]);
}

/** Everybody keeps name and seat; seats without an owner are free. */
export function rematchOf(table: TableRows, { id: asking }: Person): NewTable {
  const { row, seats, holders } = table;
  const { game, words, listed, chat } = row;
  const id = newId('table');
  const owned = holders.filter(({ followed_at }) => followed_at === null).map(({ seat }) => seat);
  const host = row.host !== null && ownersOf(table).includes(row.host) ? row.host : asking;
  return {
    row: { id, game, options: nextStarter(row.options, seats.length), words, listed, chat, host },
    seats: seats.map((seat) => {
      const fresh = { ...seat, table_id: id, share_hash: null, share: null, link_hash: null, rematch: null };
      return seat.kind === 'person' && !owned.includes(seat.seat) ? { ...fresh, ...FREE } : fresh;
    }),
    // Followers come along with the owner, who has agreed.
    holders: holders.filter(({ seat }) => owned.includes(seat)).map((holder) => ({ ...holder, table_id: id })),
  };
}

/** Where the starter was chosen as an option, the next seat starts. */
function nextStarter(options: string, seats: number): string {
  const asked: Record<string, unknown> = JSON.parse(options);
  const { starter } = asked;
  return typeof starter === 'number' ? JSON.stringify({ ...asked, starter: (starter + 1) % seats }) : options;
}

/** Updates the owners' recent abort counts. */
export async function withAborts({ store, now }: Services, { seats, holders }: NewTable) {
  const counts = new Map<number, number>();
  for (const { seat, guest, followed_at } of holders) {
    if (followed_at === null) counts.set(seat, await recentAborts(store.db, guest, now()));
  }
  return seats.map((seat) => ({ ...seat, aborts: counts.get(seat.seat) ?? 0 }));
}
