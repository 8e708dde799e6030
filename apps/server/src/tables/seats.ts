/** Taking and leaving seats, and the personal link to a seat. */
import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Person } from '../people/guests.ts';
import { type Problematic, problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Schema, SeatRow } from '../store/schema.ts';
import { FREE, seatsHeldBy, seatsOwnedBy, type TableRows } from '../store/table-rows.ts';
import { recentAborts } from './abort.ts';
import { changeTable } from './change.ts';
import { isNameTaken } from './create.ts';
import { beginShuffle } from './shuffle.ts';

type Done = { readonly done: true };
const DONE: Done = { done: true };

export interface Sitting {
  readonly seat?: number;
  readonly name?: string;
  readonly shareHash?: string;
}

/** Takes a free seat; returns whether it was the last. */
export function sit(
  services: Services,
  id: string,
  person: Person,
  asked: Sitting,
): Promise<Result<{ isFull: boolean }>> {
  return changeTable(services, id, async (trx, { row, seats }) => {
    if (row.phase !== 'gathering') return problem('already-begun');
    if (asked.seat !== undefined && !seats[asked.seat]) return problem('no-such-seat', { path: 'seat' });
    const free = seats.filter(({ kind, seat }) => kind === 'free' && (asked.seat ?? seat) === seat);
    const [taken] = free;
    if (!taken) return problem('seat-taken');
    const name = asked.name ?? person.name;
    if (isNameTaken(seats, name)) return problem('name-taken', { path: 'name' });
    const aborts = await recentAborts(trx, person.id, services.now());
    const sitting = { kind: 'person' as const, name, share_hash: asked.shareHash ?? null, aborts };
    await updateSeat(trx, taken, sitting);
    const owner = { table_id: id, seat: taken.seat, guest: person.id, followed_at: null, name: null };
    await trx.insertInto('seat_holders').values(owner).execute();
    const isFull = seats.every(({ kind, seat }) => kind !== 'free' || seat === taken.seat);
    if (isFull) {
      const seated = seats.map((seat) => (seat.seat === taken.seat ? { ...seat, ...sitting } : seat));
      await beginShuffle(trx, services, { seats: seated, here: asked.shareHash === undefined ? [] : [taken.seat] });
    }
    return { isFull };
  });
}

/** Leaves all of a guest's seats while the table gathers; their followers lose them too. */
export function stand(services: Services, id: string, person: Person): Promise<Result<Done>> {
  return changeTable(services, id, async (trx, table) => {
    if (table.row.phase !== 'gathering') return problem('already-begun');
    if (seatsHeldBy(table, person.id).length === 0) return problem('not-your-seat');
    const mine = seatsOwnedBy(table, person.id);
    for (const seat of table.seats.filter(({ seat }) => mine.includes(seat))) await updateSeat(trx, seat, FREE);
    await trx
      .deleteFrom('seat_holders')
      .where('table_id', '=', id)
      .where(({ or, eb }) => or([eb('guest', '=', person.id), ...(mine.length > 0 ? [eb('seat', 'in', mine)] : [])]))
      .execute();
    return DONE;
  });
}

function updateSeat(trx: Transaction<Schema>, { table_id, seat }: SeatRow, change: Partial<SeatRow>) {
  return trx.updateTable('seats').set(change).where('table_id', '=', table_id).where('seat', '=', seat).execute();
}

/** A new personal link to a seat; it replaces the previous one. */
export async function makeLink(
  services: Services,
  id: string,
  { person, seat }: OwnSeat,
): Promise<Result<{ token: string }>> {
  const token = randomBytes(24).toString('base64url');
  return changeTable(services, id, async (trx, table) => {
    const own = ownSeat(table, { person, seat });
    if ('problem' in own) return own;
    await updateSeat(trx, own, { link_hash: hashOf(token) });
    return { token };
  });
}

/** Revokes the link; its followers lose the seat. */
export function endLink(services: Services, id: string, { person, seat }: OwnSeat): Promise<Result<Done>> {
  return changeTable(services, id, async (trx, table) => {
    const own = ownSeat(table, { person, seat });
    if ('problem' in own) return own;
    await updateSeat(trx, own, { link_hash: null });
    await trx
      .deleteFrom('seat_holders')
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .where('followed_at', 'is not', null)
      .execute();
    return DONE;
  });
}

/** Makes the guest a follower of the seat until the owner revokes the link. */
export async function followLink(services: Services, person: Person, token: string): Promise<Result<{ id: string }>> {
  const { db } = services.store;
  const linked = await db.selectFrom('seats').selectAll().where('link_hash', '=', hashOf(token)).executeTakeFirst();
  if (!linked) return problem('bad-link');
  const { table_id: id, seat } = linked;
  const done = await changeTable(services, id, async (trx, { seats }) => {
    // The link may have been revoked in the meantime.
    if (seats[seat]?.link_hash !== linked.link_hash) return problem('bad-link');
    await trx
      .insertInto('seat_holders')
      .values({ table_id: id, seat, guest: person.id, followed_at: services.now(), name: person.name })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return DONE;
  });
  return 'problem' in done ? done : { id };
}

interface OwnSeat {
  readonly person: Person;
  readonly seat: number;
}

function ownSeat(table: TableRows, { person, seat }: OwnSeat): SeatRow | Problematic {
  const row = table.seats[seat];
  if (!row) return problem('no-such-seat');
  if (!seatsHeldBy(table, person.id).includes(seat)) return problem('not-your-seat');
  return seatsOwnedBy(table, person.id).includes(seat) ? row : problem('not-the-owner');
}

/** Only hashes are stored, so that a leaked store gives no seat away. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
