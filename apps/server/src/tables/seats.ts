/** Taking and leaving seats, and the personal link to a seat. */
import { createHash, randomBytes } from 'node:crypto';
import type { Person } from '../people/guests.ts';
import { type Problematic, problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import type { SeatRow } from '../store/schema.ts';
import { FREE, seatsHeldBy, seatsOwnedBy, type TableRows, withSeats } from '../store/table-rows.ts';
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
  return changeTable(services, id, async ({ row, seats, holders }) => {
    if (row.phase !== 'gathering') return problem('already-begun');
    if (asked.seat !== undefined && !seats[asked.seat]) return problem('no-such-seat', { path: 'seat' });
    const free = seats.filter(({ kind, seat }) => kind === 'free' && (asked.seat ?? seat) === seat);
    const [taken] = free;
    if (!taken) return problem('seat-taken');
    const name = asked.name ?? person.name;
    if (isNameTaken(seats, name)) return problem('name-taken', { path: 'name' });
    const aborts = await recentAborts(services.store.db, person.id, services.now());
    const sitting = { kind: 'person' as const, name, share_hash: asked.shareHash ?? null, aborts };
    const seated = withSeats(seats, [taken.seat], sitting);
    const owner = { table_id: id, seat: taken.seat, guest: person.id, followed_at: null, name: null };
    const isFull = seated.every(({ kind }) => kind !== 'free');
    const here = asked.shareHash === undefined ? [] : [taken.seat];
    const change = isFull ? await beginShuffle(services, { seats: seated, here }) : { seats: seated };
    return { value: { isFull }, change: { ...change, holders: [...holders, owner] } };
  });
}

/** Leaves all of a guest's seats while the table gathers; their followers lose them too. */
export function stand(services: Services, id: string, person: Person): Promise<Result<Done>> {
  return changeTable(services, id, (table) => {
    if (table.row.phase !== 'gathering') return problem('already-begun');
    if (seatsHeldBy(table, person.id).length === 0) return problem('not-your-seat');
    const mine = seatsOwnedBy(table, person.id);
    const holders = table.holders.filter(({ guest, seat }) => guest !== person.id && !mine.includes(seat));
    return { value: DONE, change: { seats: withSeats(table.seats, mine, FREE), holders } };
  });
}

/** A new personal link to a seat; it replaces the previous one. */
export async function makeLink(
  services: Services,
  id: string,
  { person, seat }: OwnSeat,
): Promise<Result<{ token: string }>> {
  const token = randomBytes(24).toString('base64url');
  return changeTable(services, id, (table) => {
    const own = ownSeat(table, { person, seat });
    if ('problem' in own) return own;
    return { value: { token }, change: { seats: withSeats(table.seats, [seat], { link_hash: hashOf(token) }) } };
  });
}

/** Revokes the link; its followers lose the seat. */
export function endLink(services: Services, id: string, { person, seat }: OwnSeat): Promise<Result<Done>> {
  return changeTable(services, id, (table) => {
    const own = ownSeat(table, { person, seat });
    if ('problem' in own) return own;
    const holders = table.holders.filter((holder) => holder.seat !== seat || holder.followed_at === null);
    return { value: DONE, change: { seats: withSeats(table.seats, [seat], { link_hash: null }), holders } };
  });
}

/** Devices that may follow the link of one seat. */
const MOST_FOLLOWERS = 20;

/** Makes the guest a follower of the seat until the owner revokes the link. */
export async function followLink(services: Services, person: Person, token: string): Promise<Result<{ id: string }>> {
  const { db } = services.store;
  const linked = await db.selectFrom('seats').selectAll().where('link_hash', '=', hashOf(token)).executeTakeFirst();
  if (!linked) return problem('bad-link');
  const { table_id: id, seat } = linked;
  const done = await changeTable(services, id, ({ seats, holders }) => {
    // The link may have been revoked in the meantime.
    if (seats[seat]?.link_hash !== linked.link_hash) return problem('bad-link');
    if (seatsHeldBy({ holders }, person.id).includes(seat)) return { value: DONE };
    const followers = holders.filter((holder) => holder.seat === seat && holder.followed_at !== null);
    if (followers.length >= MOST_FOLLOWERS) return problem('seat-taken');
    const follower = { table_id: id, seat, guest: person.id, followed_at: services.now(), name: person.name };
    return { value: DONE, change: { holders: [...holders, follower] } };
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
