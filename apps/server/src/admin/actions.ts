/** An administrator's actions against guests, each with an audit entry. */
import type { Kysely } from 'kysely';
import { RUNNING } from '../imports/quota.ts';
import { isProblem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { ReportRow, Schema } from '../store/schema.ts';
import { forgetGuest } from '../tables/forget-guest.ts';
import { leaveTables } from '../tables/leave.ts';
import { removeTables } from '../tables/remove.ts';
import { endWithoutResult, takeAway } from '../tables/take-away.ts';
import { recordAction } from './audit.ts';

export type Done = { readonly done: true } | { readonly done: false; readonly why: NotDone };
type NotDone =
  | 'no-such-guest'
  | 'no-such-table'
  | 'no-such-saying'
  | 'no-such-report'
  | 'not-at-that-table'
  | 'is-over'
  | 'already-done';

const DONE = { done: true } as const;
const notDone = (why: NotDone): Done => ({ done: false, why });

export interface About {
  readonly guest: string;
  readonly reason?: string;
}

/** Removes a guest from one table: resigns a running game, frees the seat of a gathering table. */
export async function evict(services: Services, { guest, table, reason }: About & { table: string }): Promise<Done> {
  const tables = await leaveTables(services, { guest, table }, (trx, held) =>
    recordEvictions(services, trx, { guest, reason, held }),
  );
  return tables.length > 0 ? DONE : notDone('not-at-that-table');
}

interface Evicted {
  readonly guest: string;
  readonly reason: string | undefined;
  readonly held: readonly { readonly id: string; readonly seat: number }[];
}

async function recordEvictions({ now }: Services, trx: Kysely<Schema>, { guest, reason = undefined, held }: Evicted) {
  for (const { id, seat } of held) {
    await recordAction(trx, now(), { action: 'evict', guest, table_id: id, detail: seat, reason: reason ?? null });
  }
}

export function mute(services: Services, about: About): Promise<Done> {
  return mark(services, about, { action: 'mute', change: { muted_at: services.now() } });
}

export function unmute(services: Services, about: About): Promise<Done> {
  return mark(services, about, { action: 'unmute', change: { muted_at: null } });
}

/** Keeps the guest out, and removes them from every table that is gathering or playing. */
export async function ban(services: Services, { guest, reason }: About): Promise<Done> {
  const done = await mark(services, { guest, ...(reason === undefined ? {} : { reason }) }, BAN(services.now()));
  // A ban that was interrupted is completed by another one.
  if (!done.done && done.why !== 'already-done') return done;
  await leaveTables(services, { guest, phases: ['gathering', 'shuffling', 'playing'] }, async (trx, held) => {
    await recordEvictions(services, trx, { guest, reason, held });
  });
  services.announce('dismissed', [guest]);
  await takeAway(services, guest);
  return done;
}

const BAN = (at: number): Marking => ({ action: 'ban', change: { banned_at: at } });

export function unban(services: Services, about: About): Promise<Done> {
  return mark(services, about, { action: 'unban', change: { banned_at: null } });
}

interface Marking {
  readonly action: 'mute' | 'unmute' | 'ban' | 'unban';
  readonly change: Partial<Pick<Schema['guests'], 'muted_at' | 'banned_at'>>;
}

function mark({ store, now }: Services, { guest, reason = '' }: About, { action, change }: Marking): Promise<Done> {
  return store.db.transaction().execute(async (trx) => {
    const known = trx.selectFrom('guests').selectAll().where('id', '=', guest).where('leaving_at', 'is', null);
    const before = await known.executeTakeFirst();
    if (!before) return notDone('no-such-guest');
    const column = 'muted_at' in change ? 'muted_at' : 'banned_at';
    if ((before[column] === null) === (change[column] === null)) return notDone('already-done');
    await trx.updateTable('guests').set(change).where('id', '=', guest).execute();
    await recordAction(trx, now(), { action, guest, reason: reason || null });
    return DONE;
  });
}

/** Deletes all data of a guest, as if the guest had asked for it. */
export async function deleteGuest(services: Services, { guest, reason }: About): Promise<Done> {
  const isDone = await forgetGuest(services, guest, {
    decided: (trx) => recordAction(trx, services.now(), { action: 'delete-guest', guest, reason: reason ?? null }),
    left: (trx, held) => recordEvictions(services, trx, { guest, reason, held }),
  });
  return isDone ? DONE : notDone('no-such-guest');
}

export interface AboutTable {
  readonly table: string;
  readonly reason?: string;
}

/** Ends a table without a result, whatever its phase. */
export async function endTable(services: Services, { table, reason }: AboutTable): Promise<Done> {
  const { store, now } = services;
  const ended = await endWithoutResult(services, table, RUNNING);
  if (isProblem(ended)) return notDone(ended.problem.code === 'no-such-table' ? 'no-such-table' : 'is-over');
  await recordAction(store.db, now(), { action: 'end-table', table_id: table, reason: reason ?? null });
  return DONE;
}

/** Removes a table with its moves and its chat. Whoever is there sees it end first. */
export async function deleteTable(services: Services, { table, reason }: AboutTable): Promise<Done> {
  await endWithoutResult(services, table, RUNNING);
  const removed = await removeTables(services, [table], (trx) =>
    recordAction(trx, services.now(), { action: 'delete-table', table_id: table, reason: reason ?? null }),
  );
  return removed > 0 ? DONE : notDone('no-such-table');
}

export interface OfTable {
  readonly table: string;
  readonly number: number;
  readonly reason?: string;
}

export async function deleteSaying(
  { store, now, announce }: Services,
  { table, number, reason }: OfTable,
): Promise<Done> {
  const deleted = await store.db.transaction().execute(async (trx): Promise<Done> => {
    // The row stays, so that pages that already show the message learn that it is empty now.
    const emptied = await trx
      .updateTable('sayings')
      .set({ text: '', name: null })
      .where('table_id', '=', table)
      .where('number', '=', number)
      .where('text', '!=', '')
      .executeTakeFirst();
    if (emptied.numUpdatedRows !== 1n) return notDone('no-such-saying');
    const entry = { table_id: table, detail: number, reason: reason ?? null };
    await recordAction(trx, now(), { action: 'delete-saying', ...entry });
    return DONE;
  });
  if (deleted.done) announce('said', [table]);
  return deleted;
}

/** Closes all reports of the same thing, whoever filed them. */
export function closeReport(
  { store, now }: Services,
  { table, kind, number, reason }: OfTable & Pick<ReportRow, 'kind'>,
): Promise<Done> {
  return store.db.transaction().execute(async (trx) => {
    const closed = await trx
      .updateTable('reports')
      .set({ closed_at: now() })
      .where('table_id', '=', table)
      .where('kind', '=', kind)
      .where('number', '=', number)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (closed.numUpdatedRows === 0n) return notDone('no-such-report');
    await recordAction(trx, now(), { action: 'close-report', table_id: table, detail: number, reason: reason ?? null });
    return DONE;
  });
}
