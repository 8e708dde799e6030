/** State of the installation: its keys, and when a server was last running. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Store } from './database.ts';

/** A key that is generated once and shared by all servers. */
export async function keyOf(
  { db }: Store,
  name: 'cookie-key' | 'bot-key' | 'network-key' | 'words-key' | 'push-key',
): Promise<string> {
  await db
    .insertInto('house')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await db.selectFrom('house').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
}

const AWAKE = 'awake';

/** When a server was last running; 0: never. */
export async function lastAwake({ db }: Store): Promise<number> {
  const row = await db.selectFrom('house').select('value').where('name', '=', AWAKE).executeTakeFirst();
  return Number(row?.value ?? 0);
}

export interface Silence {
  /** A shorter silence of all servers is no downtime, in milliseconds. */
  readonly patience: number;
  /** For how long this server could not work since its last heartbeat. */
  readonly missed: number;
}

/**
 * The heartbeat. If no server could work for longer than `patience`, every game is owed that time: its deadlines move,
 * and its next entry says so. Of several servers that start together, one does this.
 */
export async function stayAwake(store: Store, now: number, silence: Silence): Promise<number> {
  return (await beat(store, now, silence)) ? 0 : giveBack(store, now, silence);
}

/**
 * The heartbeat as a single statement, which a paused server cannot block; false if the last one is older than
 * `patience`. It always writes, so that a server that cannot write notices.
 */
async function beat({ db, isShared }: Store, now: number, { patience }: Silence): Promise<boolean> {
  const later = isShared ? sql`greatest` : sql`max`;
  const { numAffectedRows = 0n } = await sql`
    update house set value = cast(${later}(cast(value as bigint), cast(${now} as bigint)) as text)
    where name = ${AWAKE} and cast(value as bigint) >= cast(${now - patience} as bigint)`.execute(db);
  return numAffectedRows > 0n;
}

async function giveBack({ db, isShared }: Store, now: number, { patience, missed }: Silence): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const last = trx.selectFrom('house').select('value').where('name', '=', AWAKE);
    const row = await (isShared ? last.forUpdate() : last).executeTakeFirst();
    if (!row) {
      const first = { name: AWAKE, value: String(now) };
      await trx
        .insertInto('house')
        .values(first)
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return 0;
    }
    const silent = now - Number(row.value);
    if (silent <= 0) return 0;
    const updated = await trx
      .updateTable('house')
      .set({ value: String(now) })
      .where('name', '=', AWAKE)
      .where('value', '=', row.value)
      .executeTakeFirst();
    // A server that was only busy has missed nothing.
    const away = Math.min(silent, Math.floor(missed));
    if (updated.numUpdatedRows !== 1n || away <= patience) return 0;
    // A table that has changed since the last heartbeat is owed only the time since then.
    const earlier = isShared ? sql`least` : sql`min`;
    const owed = sql<number>`cast(${earlier}(${away}, ${now} - tables.changed_at) as bigint)`;
    await sql`update tables set owed = owed + ${owed},
        nudged_until = case when nudged_until is null then null else nudged_until + ${owed} end
      where phase = 'playing' and changed_at < ${now}`.execute(trx);
    // Bot moves and deals need no time back.
    await sql`update deadlines set leased_until = 0, at = at + coalesce(
        (select ${owed} from tables where tables.id = table_id and tables.changed_at < ${now}), 0)
      where kind not in ('bot', 'deal')`.execute(trx);
    return away;
  });
}
