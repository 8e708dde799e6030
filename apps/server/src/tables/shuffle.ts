/**
 * From full seats to the deal. Pages commit to shares by their hashes; the list of hashes is sealed; the shares are
 * opened; the tiles are dealt. Every step is in the store, so that any server can continue.
 */
import { hashOfShare } from '@lettertafel/fairness';
import type { Person } from '../people/guests.ts';
import { isProblem, problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Due } from '../store/deadlines.ts';
import type { SeatRow } from '../store/schema.ts';
import type { TableChange } from '../store/table-changes.ts';
import { seatsHeldBy, type TableRows, withSeats } from '../store/table-rows.ts';
import { changeTable } from './change.ts';

type Done = { readonly done: true };
const DONE: Done = { done: true };

interface Beginning {
  /** The rows at the start of the game. */
  readonly seats: readonly SeatRow[];
  /** Seats whose pages are certainly connected: they have just sent the request to start. */
  readonly here: readonly number[];
}

/**
 * Part of the change that fills the last seat or starts the game. Drops hashes of pages that have disconnected: their
 * shares could not be opened.
 */
export async function beginShuffle(services: Services, { seats, here }: Beginning): Promise<TableChange> {
  const [{ table_id: id } = { table_id: '' }] = seats;
  const { pages, isKnown } = await pagesThere(services, id);
  const present = new Set([...pages, ...here]);
  const isThere = ({ seat }: SeatRow) => present.has(seat);
  // Also a hash without its page: the page may have just connected, or to another server.
  const isAwaited = (seat: SeatRow) => (seat.share_hash === null ? isThere(seat) || !isKnown : !isThere(seat));
  const awaited = seats.filter((seat) => seat.kind === 'person' && isAwaited(seat));
  const { row, deadline } = awaited.length > 0 ? awaitHashes(services, awaited) : seal(services);
  const asked = seats.map((seat) => (isThere(seat) ? seat : { ...seat, share_hash: null }));
  return { row: { phase: 'shuffling', ...row }, seats: asked, deadline };
}

/** Seats with a connected page. Before a rematch a page may still be at the previous table. */
async function pagesThere({ store, findPages }: Services, id: string) {
  const before = await store.db.selectFrom('tables').select('id').where('next', '=', id).execute();
  const found = await Promise.all([id, ...before.map((table) => table.id)].map(findPages));
  return { pages: found.flatMap(({ seats }) => seats), isKnown: found.every(({ isKnown }) => isKnown) };
}

/** The deadline of each step is for any server. */
function awaitHashes({ now, shufflePatience }: Services, awaited: readonly SeatRow[]) {
  const deadline = { kind: 'deal', at: now() + shufflePatience.hashes } as const;
  return { row: { awaited: JSON.stringify(awaited.map(({ seat }) => seat)) }, deadline };
}

/** Makes the list of hashes final. */
function seal({ now, shufflePatience }: Services) {
  const deadline = { kind: 'deal', at: now() + shufflePatience.shares } as const;
  return { row: { sealed_at: now(), awaited: '[]' }, deadline };
}

/** A page commits to a share for all seats of its guest; until the list is sealed a later hash replaces it. */
export async function promiseShare(
  services: Services,
  id: string,
  { person, shareHash }: { person: Person; shareHash: string },
): Promise<Result<Done>> {
  const promised = await changeTable<Done>(services, id, (table) => {
    const { phase, sealed_at } = table.row;
    if ((phase !== 'gathering' && phase !== 'shuffling') || sealed_at !== null) return problem('already-begun');
    const mine = seatsHeldBy(table, person.id);
    if (mine.length === 0) return problem('not-your-seat');
    const seats = withSeats(table.seats, mine, { share_hash: shareHash });
    if (phase === 'gathering') return { value: DONE, change: { seats } };
    const before: readonly number[] = JSON.parse(table.row.awaited);
    const awaited = before.filter((seat) => !mine.includes(seat));
    const next = awaited.length > 0 ? { row: { awaited: JSON.stringify(awaited) } } : seal(services);
    return { value: DONE, change: { seats, ...next } };
  });
  return isProblem(promised) ? promised : dealIfOpened(services, id);
}

/** A page opens its share. Idempotent. */
export async function openShare(
  services: Services,
  id: string,
  { person, share }: { person: Person; share: string },
): Promise<Result<Done>> {
  const opened = await changeTable<Done>(services, id, (table) => {
    const { row, seats } = table;
    const hash = hashOfShare(share, row.commitment);
    const mine = seatsHeldBy(table, person.id);
    const promised = seats.filter(({ seat, share_hash }) => mine.includes(seat) && share_hash === hash);
    if (mine.length === 0) return problem('not-your-seat');
    if (promised.length > 0 && promised.every((seat) => seat.share === share)) return { value: DONE };
    if (row.sealed_at === null) return problem('not-begun');
    if (row.phase !== 'shuffling') return problem('already-begun');
    if (promised.length === 0) return problem('not-understood', { path: 'share', why: 'no hash of it was promised' });
    const opening = promised.map(({ seat }) => seat);
    return { value: DONE, change: { seats: withSeats(seats, opening, { share }) } };
  });
  return isProblem(opened) ? opened : dealIfOpened(services, id);
}

/** Deals once no share is missing. */
export async function dealIfOpened(services: Services, id: string): Promise<Result<Done>> {
  const live = await services.runner.look(id);
  if (!live) return problem('no-such-table');
  if (live.row.phase !== 'shuffling') return DONE;
  const isWaiting = live.row.sealed_at === null || isUnopened(live);
  return isWaiting ? DONE : deal(services, id);
}

/** Whether a player at the table still has to open a share. */
function isUnopened({ seats, holders }: Pick<TableRows, 'seats' | 'holders'>): boolean {
  const held = new Set(holders.map(({ seat }) => seat));
  return seats.some(({ seat, share_hash, share }) => share_hash !== null && share === null && held.has(seat));
}

/** No server was running when this was due: pages get their time again. */
const LATE = 1500;

/** The time is up: seats without a hash, or with an unopened share, take no part in the shuffle. */
export async function meetDeal(services: Services, due: Due): Promise<Result<Done>> {
  const id = due.table_id;
  const next = await changeTable<{ readonly next: 'wait' | 'deal' }>(services, id, async (table) => {
    const { row, seats } = table;
    // A full table from an earlier version.
    if (row.phase === 'gathering') {
      if (seats.some(({ kind }) => kind === 'free')) return problem('seats-open');
      return { value: { next: 'wait' }, change: await beginShuffle(services, { seats, here: [] }) };
    }
    if (row.phase !== 'shuffling') return problem('already-begun');
    const isLate = services.now() - due.at > LATE;
    if (row.sealed_at !== null && !(isLate && isUnopened(table))) return { value: { next: 'deal' } };
    return { value: { next: 'wait' }, change: seal(services) };
  });
  if (isProblem(next)) return next;
  return next.next === 'deal' ? deal(services, id) : dealIfOpened(services, id);
}

async function deal(services: Services, id: string): Promise<Result<Done>> {
  const dealt = await services.runner.deal(id);
  // The last two shares may be opened at the same moment.
  if (isProblem(dealt)) return dealt.problem.code === 'already-begun' ? DONE : dealt;
  if ('refusal' in dealt) throw new Error(`table ${id} cannot be dealt: ${dealt.refusal.code}`);
  await resignForGone(services, id);
  await services.tellTable(id);
  return DONE;
}

/** Resigns for guests who were deleted during the shuffle. */
async function resignForGone({ runner }: Services, id: string): Promise<void> {
  const dealt = await runner.look(id);
  const gone = dealt?.seats.filter(
    ({ seat, kind }) => kind === 'person' && !dealt.holders.some((holder) => holder.seat === seat),
  );
  for (const { seat } of gone ?? []) {
    const { length = 0 } = (await runner.look(id)) ?? {};
    await runner.playAt(id, length, { by: seat, do: 'resign' });
  }
}
