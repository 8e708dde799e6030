/**
 * From full seats to the first tile. Pages promise shares by their hashes; the list of hashes is sealed; the shares are
 * opened; then it is dealt. Every step lies in the store, so that any server can go on with it.
 */
import { hashOfShare } from '@lettertafel/fairness';
import type { Transaction } from 'kysely';
import type { House } from '../house.ts';
import type { Person } from '../people/guests.ts';
import { isProblem, type Outcome, problem } from '../problem.ts';
import { type Due, setDeadline } from '../store/deadlines.ts';
import type { Schema, SeatRow } from '../store/schema.ts';
import { changeTable } from './change.ts';
import { seatsHeldBy, type TableRows } from './rows.ts';

type Done = { readonly done: true };
const DONE: Done = { done: true };

interface Beginning {
  /** As they are when the game begins. */
  readonly seats: readonly SeatRow[];
  /** Seats whose pages are there for sure: they have just asked for the beginning. */
  readonly here: readonly number[];
}

/**
 * Within the transaction that fills the last seat or starts the game. A hash whose page has gone meanwhile is dropped:
 * nobody could open it.
 */
export async function beginShuffle(trx: Transaction<Schema>, house: House, { seats, here }: Beginning): Promise<void> {
  const [{ table_id: id } = { table_id: '' }] = seats;
  const present = new Set([...(await pagesThere(trx, house, id)), ...here]);
  const awaited: number[] = [];
  for (const { seat, kind, share_hash } of seats) {
    const isThere = present.has(seat);
    // A page that has only just come, or to another server, may not be known here yet: it is asked again.
    const isPerhaps = share_hash !== null && !isThere;
    if (isPerhaps) await updateSeat(trx, id, seat, { share_hash: null });
    if (kind === 'person' && (isPerhaps || (isThere && share_hash === null))) awaited.push(seat);
  }
  const phase = { phase: 'shuffling', awaited: JSON.stringify(awaited) } as const;
  await trx.updateTable('tables').set(phase).where('id', '=', id).execute();
  if (awaited.length > 0) await dealBy(trx, house, { id, within: house.shufflePatience.hashes });
  else await seal(trx, house, id);
}

/** Seats that somebody looks at the table from. Before a rematch they may still be at the table before. */
async function pagesThere(trx: Transaction<Schema>, { hub }: House, id: string): Promise<readonly number[]> {
  const before = await trx.selectFrom('tables').select('id').where('next', '=', id).execute();
  return [id, ...before.map((table) => table.id)].flatMap((table) => hub.presence(table).seats);
}

/** The game goes on by then, on whatever server. */
async function dealBy(trx: Transaction<Schema>, house: House, { id, within }: { id: string; within: number }) {
  const at = house.now() + within;
  await setDeadline(trx, { table_id: id, kind: 'deal', at });
  house.wake(at);
}

/** From here on no hash can be added, changed or taken away. */
async function seal(trx: Transaction<Schema>, house: House, id: string): Promise<void> {
  await trx.updateTable('tables').set({ sealed_at: house.now(), awaited: '[]' }).where('id', '=', id).execute();
  await dealBy(trx, house, { id, within: house.shufflePatience.shares });
}

/** A page promises a share for all seats of its guest; a later promise replaces an earlier one until the list is sealed. */
export async function promiseShare(
  house: House,
  id: string,
  { person, shareHash }: { person: Person; shareHash: string },
): Promise<Outcome<Done>> {
  const promised = await changeTable<Done>(house, id, async (trx, table) => {
    const { phase, sealed_at } = table.row;
    if ((phase !== 'gathering' && phase !== 'shuffling') || sealed_at !== null) return problem('already-begun');
    const mine = seatsHeldBy(table, person.id);
    if (mine.length === 0) return problem('not-your-seat');
    for (const seat of mine) await updateSeat(trx, id, seat, { share_hash: shareHash });
    if (phase === 'shuffling') {
      const awaited = (JSON.parse(table.row.awaited) as number[]).filter((seat) => !mine.includes(seat));
      await trx
        .updateTable('tables')
        .set({ awaited: JSON.stringify(awaited) })
        .where('id', '=', id)
        .execute();
      if (awaited.length === 0) await seal(trx, house, id);
    }
    return DONE;
  });
  return isProblem(promised) ? promised : dealIfOpened(house, id);
}

/** A page opens the share that it has promised. Opening it again changes nothing. */
export async function openShare(
  house: House,
  id: string,
  { person, share }: { person: Person; share: string },
): Promise<Outcome<Done>> {
  const opened = await changeTable<Done>(house, id, async (trx, table) => {
    const { row, seats } = table;
    const hash = hashOfShare(share, row.commitment);
    const mine = seatsHeldBy(table, person.id);
    const promised = seats.filter(({ seat, share_hash }) => mine.includes(seat) && share_hash === hash);
    if (mine.length === 0) return problem('not-your-seat');
    if (promised.length > 0 && promised.every((seat) => seat.share === share)) return DONE;
    if (row.sealed_at === null) return problem('not-begun');
    if (row.phase !== 'shuffling') return problem('already-begun');
    if (promised.length === 0) return problem('not-understood', { path: 'share', why: 'no hash of it was promised' });
    for (const { seat } of promised) await updateSeat(trx, id, seat, { share });
    return DONE;
  });
  return isProblem(opened) ? opened : dealIfOpened(house, id);
}

/** Deals as soon as nobody is waited for any more. */
export async function dealIfOpened(house: House, id: string): Promise<Outcome<Done>> {
  await house.host.refresh(id);
  const hosted = await house.host.look(id);
  if (!hosted) return problem('no-such-table');
  if (hosted.row.phase !== 'shuffling') return DONE;
  const isWaiting = hosted.row.sealed_at === null || isUnopened(hosted);
  return isWaiting ? DONE : deal(house, id);
}

/** Whether somebody who is still at the table has promised a share and not opened it. */
function isUnopened({ seats, holders }: Pick<TableRows, 'seats' | 'holders'>): boolean {
  const held = new Set(holders.map(({ seat }) => seat));
  return seats.some(({ seat, share_hash, share }) => share_hash !== null && share === null && held.has(seat));
}

/** Nobody was awake when this was due: pages get their time again. */
const LATE = 1500;

/** The time is up: whoever has promised nothing has no share, and whoever has not opened it neither. */
export async function meetDeal(house: House, due: Due): Promise<Outcome<Done>> {
  const id = due.table_id;
  const next = await changeTable<{ readonly next: 'wait' | 'deal' }>(house, id, async (trx, table) => {
    const { row, seats } = table;
    // A table that was full when a server of an earlier version stopped.
    if (row.phase === 'gathering') {
      if (seats.some(({ kind }) => kind === 'free')) return problem('seats-open');
      await beginShuffle(trx, house, { seats, here: [] });
      return { next: 'wait' };
    }
    if (row.phase !== 'shuffling') return problem('already-begun');
    const isLate = house.now() - due.at > LATE;
    if (row.sealed_at !== null && !(isLate && isUnopened(table))) return { next: 'deal' };
    await seal(trx, house, id);
    return { next: 'wait' };
  });
  if (isProblem(next)) return next;
  return next.next === 'deal' ? deal(house, id) : dealIfOpened(house, id);
}

async function deal(house: House, id: string): Promise<Outcome<Done>> {
  const dealt = await house.host.deal(id);
  // Two who open the last shares may come at the same moment.
  if (isProblem(dealt)) return dealt.problem.code === 'already-begun' ? DONE : dealt;
  if ('refusal' in dealt) throw new Error(`table ${id} cannot be dealt: ${dealt.refusal.code}`);
  await resignForGone(house, id);
  await house.tellTable(id);
  return DONE;
}

/** Nobody shall wait for who has left for good while it was shuffled. */
async function resignForGone({ host }: House, id: string): Promise<void> {
  const dealt = await host.look(id);
  const gone = dealt?.seats.filter(
    ({ seat, kind }) => kind === 'person' && !dealt.holders.some((holder) => holder.seat === seat),
  );
  for (const { seat } of gone ?? []) {
    const { length = 0 } = (await host.look(id)) ?? {};
    await host.playAt(id, length, { by: seat, do: 'resign' });
  }
}

function updateSeat(trx: Transaction<Schema>, table: string, seat: number, change: Partial<SeatRow>) {
  return trx.updateTable('seats').set(change).where('table_id', '=', table).where('seat', '=', seat).execute();
}
