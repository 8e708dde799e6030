/**
 * Notices in the store. They are written in the transaction of the log entry that causes them, so that a crash neither
 * loses nor doubles one, and leased by one server at a time, like deadlines.
 */
import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Store } from './database.ts';
import type { NoticeKind, NoticeRow, Schema, SubscriptionRow } from './schema.ts';

/** Longer than it takes to send what a server leases at once, in milliseconds. */
const LEASE = 60_000;

/** What some guests are to be told about a table. */
export interface Notice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly guests: readonly string[];
  /** The length of the log. */
  readonly number: number;
  readonly at: number;
  readonly remindAt: number | null;
}

/** When to remind somebody of a turn; null: there is too little time. */
export function remindAt(until: number, now: number): number | null {
  const left = until - now;
  return left >= SHORTEST_REMINDED ? Math.round(until - Math.min(left / 4, LONGEST_BEFORE)) : null;
}

const HOUR = 60 * 60_000;
const SHORTEST_REMINDED = 4 * HOUR;
const LONGEST_BEFORE = 12 * HOUR;

/** Whom a table waits for since a change. */
export interface Waiting {
  readonly table: string;
  /** Guests it waited for before and still does: what they were told holds. */
  readonly still: readonly string[];
  /** For those it waits for now and did not before. */
  readonly notice: Notice | null;
}

/** Ends the notices of everybody else at these tables, and writes the new ones. */
export function noticing(db: Kysely<Schema>, waiting: readonly Waiting[]): CompiledQuery[] {
  if (waiting.length === 0) return [];
  const tables = sql.join(waiting.map(({ table }) => table));
  const still = waiting.flatMap(({ table, still }) => still.map((guest) => sql`(${table}, ${guest})`));
  const fresh = waiting.flatMap(({ table, notice }) => (notice ? [{ table, notice }] : []));
  const isKept = sql`exists (select 1 from devices where devices.id = notices.device
    and (notices.table_id, devices.guest) in (values ${sql.join(still)}))`;
  return [
    sql`delete from notices where table_id in (${tables}) ${still.length > 0 ? sql`and not ${isKept}` : sql``}`.compile(
      db,
    ),
    ...insertingNotices(db, fresh),
  ];
}

/** Writes them for the devices of these guests that have a subscription, unless they have one about the table. */
export function insertingNotices(
  db: Kysely<Schema>,
  notices: readonly { readonly table: string; readonly notice: Notice }[],
): CompiledQuery[] {
  const rows: RawBuilder<unknown>[] = notices.flatMap(({ table, notice: { id, kind, guests, number, at, remindAt } }) =>
    guests.map(
      (guest) => sql`(${guest}, ${table}, ${id}, ${kind}, cast(${number} as integer), cast(${at} as bigint),
        cast(${remindAt} as bigint))`,
    ),
  );
  if (rows.length === 0) return [];
  return [
    sql`with told (guest, table_id, id, kind, number, at, remind_at) as (values ${sql.join(rows)})
      insert into notices (device, table_id, id, kind, number, at, remind_at, leased_until, tries)
      select subscriptions.device, told.table_id, told.id, told.kind, told.number, told.at, told.remind_at, 0, 0
      from told join devices on devices.guest = told.guest join subscriptions on subscriptions.device = devices.id
      where true on conflict (device, table_id) do nothing`.compile(db),
  ];
}

/** Tells somebody again, who may have been told of the turn already. */
export function nudging(db: Kysely<Schema>, table: string, notice: Notice): CompiledQuery[] {
  if (notice.guests.length === 0) return [];
  const before = sql`delete from notices where table_id = ${table}
    and device in (select id from devices where guest in (${sql.join(notice.guests)}))`;
  return [before.compile(db), ...insertingNotices(db, [{ table, notice }])];
}

/** A notice to send, and where to. */
export interface DueNotice extends Pick<NoticeRow, 'device' | 'table_id' | 'id' | 'kind' | 'tries'> {
  readonly guest: string;
  readonly network: number | null;
  readonly subscription: SubscriptionRow;
}

/** Leases what is due. A single statement, like that for deadlines. */
export async function takeDueNotices({ db, isShared }: Store, due: { now: number; until: number; most: number }) {
  const { now, until, most } = due;
  const { rows } = await sql<Pick<NoticeRow, 'device' | 'table_id' | 'id' | 'kind' | 'tries'>>`
    update notices set leased_until = ${now + LEASE}
    where (device, table_id) in (
      select device, table_id from notices where at <= ${until} and leased_until <= ${now} order by at limit ${most}
      ${isShared ? sql`for update skip locked` : sql``})
    returning device, table_id, id, kind, tries`.execute(db);
  if (rows.length === 0) return [];
  const subscriptions = await db
    .selectFrom('subscriptions')
    .innerJoin('devices', 'devices.id', 'subscriptions.device')
    .innerJoin('guests', 'guests.id', 'devices.guest')
    .selectAll('subscriptions')
    .select(['devices.guest', 'guests.network'])
    .where(
      'device',
      'in',
      rows.map(({ device }) => device),
    )
    .execute();
  const byDevice = new Map(subscriptions.map((one) => [one.device, one]));
  return rows.flatMap((row): DueNotice[] => {
    const found = byDevice.get(row.device);
    if (!found) return [];
    const { guest, network, ...subscription } = found;
    return [{ ...row, guest, network, subscription }];
  });
}

type Sent = Pick<NoticeRow, 'device' | 'table_id' | 'id'>;

const isThat = ({ device, table_id, id }: Sent) =>
  sql<boolean>`device = ${device} and table_id = ${table_id} and id = ${id}`;

/** It was sent: the reminder comes next, if there is one. The table may have moved on in the meantime. */
export async function noteSent({ db }: Store, sent: Sent, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const isReminding = sql`remind_at > ${now}`;
    await sql`update notices set at = case when ${isReminding} then remind_at end,
      kind = case when ${isReminding} then 'time' else kind end, id = case when ${isReminding} then id || 't' else id end,
      remind_at = null, tries = 0, leased_until = 0
      where ${isThat(sent)}`.execute(trx);
    await trx.updateTable('subscriptions').set({ last_at: now }).where('device', '=', sent.device).execute();
  });
}

/** Sends it later: in a quiet hour, or because it could not be sent. */
export async function postpone({ db }: Store, sent: Sent, later: { at: number; tries: number }): Promise<void> {
  await db
    .updateTable('notices')
    .set({ ...later, leased_until: 0 })
    .where(isThat(sent))
    .execute();
}

export async function noteFailed({ db }: Store, device: string, now: number): Promise<void> {
  await db.updateTable('subscriptions').set({ failed_at: now }).where('device', '=', device).execute();
}

/** It is sent no more. */
export async function giveUp({ db }: Store, sent: Sent): Promise<void> {
  await db.deleteFrom('notices').where(isThat(sent)).execute();
}

/** The guest has seen the table with a log of this length. A reminder of the turn stays. */
export async function noteSeen(
  { db }: Store,
  { guest, table, length, now }: { guest: string; table: string; length: number; now: number },
): Promise<void> {
  const own = db
    .selectFrom('notices')
    .innerJoin('devices', 'devices.id', 'notices.device')
    .select('device')
    .where('devices.guest', '=', guest)
    .where('table_id', '=', table);
  // Most of what is seen was never a notice: reading is cheaper than writing.
  const devices = (await own.execute()).map(({ device }) => device);
  if (devices.length === 0) return;
  const isSeen = sql`device in (${sql.join(devices)}) and table_id = ${table} and number <= ${length}`;
  await db.transaction().execute(async (trx) => {
    await sql`delete from notices where ${isSeen} and remind_at is null and (at is null or at <= ${now})`.execute(trx);
    await sql`update notices set at = remind_at, remind_at = null, kind = 'time', id = id || 't', tries = 0
      where ${isSeen} and remind_at is not null`.execute(trx);
  });
}

/** What a notice of this device is about; null: it is over. */
export async function findNotice({ db }: Store, device: string, id: string) {
  const row = await db
    .selectFrom('notices')
    .innerJoin('subscriptions', 'subscriptions.device', 'notices.device')
    .select(['notices.table_id', 'notices.kind', 'subscriptions.language'])
    .where('notices.device', '=', device)
    // A reminder may be waiting already when the notice before it is asked for.
    .where(({ or, eb }) => or([eb('notices.id', '=', id), eb('notices.id', '=', `${id}t`)]))
    .executeTakeFirst();
  return row ?? null;
}

export async function findSubscription({ db }: Store, device: string): Promise<SubscriptionRow | null> {
  const row = await db.selectFrom('subscriptions').selectAll().where('device', '=', device).executeTakeFirst();
  return row ?? null;
}

/** One for each device, and for each address: whoever had it before was the same browser. */
export async function keepSubscription(
  { db }: Store,
  row: Omit<SubscriptionRow, 'last_at' | 'failed_at'>,
  { guest, most }: { guest: string; most: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('subscriptions')
      .where('endpoint', '=', row.endpoint)
      .where('device', '!=', row.device)
      .execute();
    const { device, made_at, ...changed } = row;
    await trx
      .insertInto('subscriptions')
      .values({ ...row, last_at: null, failed_at: null })
      .onConflict((conflict) => conflict.column('device').doUpdateSet({ ...changed, failed_at: null }))
      .execute();
    const own = trx.selectFrom('devices').select('id').where('guest', '=', guest);
    const latest = trx
      .selectFrom('subscriptions')
      .select('device')
      .where('device', 'in', own)
      .orderBy('made_at', 'desc')
      .limit(most);
    await trx
      .deleteFrom('subscriptions')
      .where('device', 'in', own)
      .where('device', '!=', device)
      .where('device', 'not in', latest)
      .execute();
  });
}

export async function dropSubscription({ db }: Store, device: string): Promise<void> {
  await db.deleteFrom('subscriptions').where('device', '=', device).execute();
}
