/** Sitting down and standing up, a player's share in the shuffle, and the personal link to a seat. */
import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { House } from '../house.ts';
import type { Person } from '../people/guests.ts';
import { type Outcome, type Problematic, problem } from '../problem.ts';
import { type Due, setDeadline } from '../store/deadlines.ts';
import type { Schema, SeatRow } from '../store/schema.ts';
import { changeTable } from './change.ts';
import { isNameTaken } from './create.ts';
import { seatsHeldBy, type TableRows } from './rows.ts';

type Done = { readonly done: true };
const DONE: Done = { done: true };

export interface Sitting {
  readonly seat?: number;
  readonly name?: string;
  readonly share?: string;
}

/** Takes a free seat; says whether it was the last. */
export function sit(house: House, id: string, person: Person, asked: Sitting): Promise<Outcome<{ isFull: boolean }>> {
  return changeTable(house, id, async (trx, { row, seats }) => {
    if (row.phase !== 'gathering') return problem('already-begun');
    if (asked.seat !== undefined && !seats[asked.seat]) return problem('no-such-seat', { path: 'seat' });
    const free = seats.filter(({ kind, seat }) => kind === 'free' && (asked.seat ?? seat) === seat);
    const [taken] = free;
    if (!taken) return problem('seat-taken');
    const name = asked.name ?? person.name;
    if (isNameTaken(seats, name)) return problem('name-taken', { path: 'name' });
    await updateSeat(trx, taken, { kind: 'person', name, share: asked.share ?? null });
    await trx.insertInto('seat_holders').values({ table_id: id, seat: taken.seat, guest: person.id }).execute();
    const isFull = seats.every(({ kind, seat }) => kind !== 'free' || seat === taken.seat);
    if (isFull) await setDeadline(trx, dealBy(id, house.now()));
    return { isFull };
  });
}

/** Longer than it takes to deal. */
const DEALT_WITHIN = 5000;

/** A full table is dealt at once; should the server die before that, it is dealt when this is due. */
export function dealBy(table: string, now: number): Due {
  return { table_id: table, kind: 'deal', at: now + DEALT_WITHIN };
}

/** Gives all own seats back while the table gathers. */
export function stand(house: House, id: string, person: Person): Promise<Outcome<Done>> {
  return changeTable(house, id, async (trx, table) => {
    if (table.row.phase !== 'gathering') return problem('already-begun');
    const mine = seatsHeldBy(table, person.id);
    if (mine.length === 0) return problem('not-your-seat');
    for (const seat of table.seats.filter(({ seat }) => mine.includes(seat))) {
      await updateSeat(trx, seat, { kind: 'free', name: null, share: null, link_hash: null });
    }
    await trx.deleteFrom('seat_holders').where('table_id', '=', id).where('seat', 'in', mine).execute();
    return DONE;
  });
}

/** What the own seats add to the shuffle: once, and only before the deal. */
export function addShare(house: House, id: string, person: Person, share: string): Promise<Outcome<Done>> {
  return changeTable(house, id, async (trx, table) => {
    if (table.row.phase !== 'gathering') return problem('already-begun');
    const mine = seatsHeldBy(table, person.id);
    const open = table.seats.filter((seat) => mine.includes(seat.seat) && seat.share === null);
    if (mine.length === 0) return problem('not-your-seat');
    for (const seat of open) await updateSeat(trx, seat, { share });
    return DONE;
  });
}

function updateSeat(trx: Transaction<Schema>, { table_id, seat }: SeatRow, change: Partial<SeatRow>) {
  return trx.updateTable('seats').set(change).where('table_id', '=', table_id).where('seat', '=', seat).execute();
}

/** A new personal link to an own seat; the one before no longer leads there. */
export async function makeLink(
  house: House,
  id: string,
  { person, seat }: OwnSeat,
): Promise<Outcome<{ token: string }>> {
  const token = randomBytes(24).toString('base64url');
  return changeTable(house, id, async (trx, table) => {
    const own = ownSeat(table, { person, seat });
    if ('problem' in own) return own;
    await updateSeat(trx, own, { link_hash: hashOf(token) });
    return { token };
  });
}

export function revokeLink(house: House, id: string, { person, seat }: OwnSeat): Promise<Outcome<Done>> {
  return changeTable(house, id, async (trx, table) => {
    const own = ownSeat(table, { person, seat });
    if ('problem' in own) return own;
    await updateSeat(trx, own, { link_hash: null });
    return DONE;
  });
}

/** Whoever has the link holds the seat too, from this device on. */
export async function followLink(house: House, person: Person, token: string): Promise<Outcome<{ id: string }>> {
  const { db } = house.store;
  const linked = await db.selectFrom('seats').selectAll().where('link_hash', '=', hashOf(token)).executeTakeFirst();
  if (!linked) return problem('bad-link');
  const { table_id: id, seat } = linked;
  const done = await changeTable(house, id, async (trx) => {
    await trx
      .insertInto('seat_holders')
      .values({ table_id: id, seat, guest: person.id })
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
  return seatsHeldBy(table, person.id).includes(seat) ? row : problem('not-your-seat');
}

/** A store that is read by somebody else gives no seat away. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
