/**
 * Bounds of what strangers leave in the store, per guest, per network and for the server. Nothing is refused for them:
 * the oldest things of whoever has too many give way, a while after something was added.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../services.ts';
import { persist } from '../store/persistence.ts';
import { removeTables } from './remove.ts';

export interface Bound {
  readonly perGuest: number;
  readonly perNetwork: number;
  readonly perServer: number;
}

export interface Bounds {
  readonly tables: Bound;
  /** Bytes of their logs. */
  readonly logs: Bound;
  readonly sayings: Bound;
  readonly reports: Bound;
  /** Guests who have nothing here; there is one per guest. */
  readonly guests: Omit<Bound, 'perGuest'>;
}

interface BoundsKeeper {
  /** A guest has added something. */
  note(guest: string): void;
  /** Makes those give way who have too much. */
  keep(services: Services): Promise<void>;
}

/** What was changed this recently does not give way, in milliseconds. */
export const FRESH = 60 * 60_000;
/** Rows deleted in one transaction, so that nobody waits long. */
const AT_ONCE = 200;

type Db = Services['store']['db'];

/** Whose things are counted: those of a guest, of a network, or all. */
interface Scope {
  readonly level: keyof Bound;
  /** A condition on a column that has the guest. */
  readonly owns: (column: string) => RawBuilder<boolean>;
}

export function makeBoundsKeeper(bounds: Bounds): BoundsKeeper {
  let noted = new Set<string>();
  return {
    note: (guest) => void noted.add(guest),
    async keep(services) {
      const guests = [...noted];
      noted = new Set();
      for (const scope of [...guests.map(ofGuest), ...(await networksOf(services.store.db, guests)), ALL]) {
        await keepTables(services, bounds, scope);
        await keepSayings(services, bounds.sayings[scope.level], scope);
        await keepReports(services, bounds.reports[scope.level], scope);
        if (scope.level !== 'perGuest') await keepGuests(services, bounds.guests[scope.level], scope);
      }
    },
  };
}

const ALL: Scope = { level: 'perServer', owns: () => sql`1 = 1` };

function ofGuest(guest: string): Scope {
  return { level: 'perGuest', owns: (column) => sql`${sql.ref(column)} = ${guest}` };
}

async function networksOf(db: Db, guests: readonly string[]): Promise<Scope[]> {
  const networks = new Set<number>();
  for (let from = 0; from < guests.length; from += AT_ONCE) {
    const asked = guests.slice(from, from + AT_ONCE);
    const rows = await db.selectFrom('guests').select('network').where('id', 'in', asked).distinct().execute();
    for (const { network } of rows) if (network !== null) networks.add(network);
  }
  return [...networks].map((network) => ({
    level: 'perNetwork',
    owns: (column) => sql`${sql.ref(column)} in (select id from guests where network = ${network})`,
  }));
}

/** Finished and deserted tables first, then whatever was not changed for the longest time. */
async function keepTables(services: Services, { tables, logs }: Bounds, { level, owns }: Scope): Promise<void> {
  const { db } = services.store;
  const total = await db
    .selectFrom('tables')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('size').as('bytes')])
    .where(owns('host'))
    .executeTakeFirstOrThrow();
  let count = Number(total.count) - tables[level];
  let bytes = Number(total.bytes ?? 0) - logs[level];
  while (count > 0 || bytes > 0) {
    const oldest = await db
      .selectFrom('tables')
      .select(['id', 'size'])
      .where(owns('host'))
      .where('changed_at', '<', services.now() - FRESH)
      .orderBy(sql`case phase when 'playing' then 1 when 'shuffling' then 1 else 0 end`)
      .orderBy('changed_at')
      .limit(AT_ONCE)
      .execute();
    const going: string[] = [];
    for (const { id, size } of oldest) {
      if (count <= 0 && bytes <= 0) break;
      going.push(id);
      count -= 1;
      bytes -= size;
    }
    if (going.length === 0 || (await removeTables(services, going)) === 0) return;
  }
}

async function keepSayings({ store: { db } }: Services, most: number, { owns }: Scope): Promise<void> {
  const isReported = sql<boolean>`exists (select 1 from reports where reports.table_id = sayings.table_id
    and reports.number = sayings.number and reports.kind = 'saying')`;
  const kept = db.selectFrom('sayings').where(owns('guest'));
  const { count } = await kept.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  for (let excess = Number(count) - most; excess > 0; ) {
    const oldest = kept
      .select(['table_id', 'number'])
      .where(sql<boolean>`not ${isReported}`)
      .orderBy('at')
      .limit(Math.min(excess, AT_ONCE));
    const gone = await persist(() => sql`delete from sayings where (table_id, number) in (${oldest})`.execute(db));
    const removed = Number(gone.numAffectedRows ?? 0n);
    if (removed === 0) return;
    excess -= removed;
  }
}

/** Closed ones first. */
async function keepReports({ store: { db } }: Services, most: number, { owns }: Scope): Promise<void> {
  const kept = db.selectFrom('reports').where(owns('guest'));
  const { count } = await kept.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const excess = Number(count) - most;
  if (excess <= 0) return;
  const oldest = kept
    .select(['table_id', 'kind', 'number', 'guest'])
    .orderBy(sql`case when closed_at is null then 1 else 0 end`)
    .orderBy('at')
    .limit(excess);
  await persist(() => sql`delete from reports where (table_id, kind, number, guest) in (${oldest})`.execute(db));
}

/** Guests who sit, host, say and bring nothing. An administrator's decision stays. */
async function keepGuests({ store: { db }, now }: Services, most: number, { owns }: Scope): Promise<void> {
  const kept = db.selectFrom('guests').where(owns('id'));
  const { count } = await kept.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  for (let excess = Number(count) - most; excess > 0; ) {
    const unused = kept
      .select('id')
      .where('created_at', '<', now() - FRESH)
      .where('muted_at', 'is', null)
      .where('banned_at', 'is', null)
      .where(sql<boolean>`not exists (select 1 from seat_holders where seat_holders.guest = guests.id)
        and not exists (select 1 from tables where tables.host = guests.id)
        and not exists (select 1 from sayings where sayings.guest = guests.id)
        and not exists (select 1 from reports where reports.guest = guests.id)
        and not exists (select 1 from word_lists where word_lists.guest = guests.id)`)
      .orderBy('created_at')
      .limit(Math.min(excess, AT_ONCE));
    const removed = await persist(() =>
      db.transaction().execute(async (trx) => {
        const gone = await trx.deleteFrom('guests').where('id', 'in', unused).returning('id').execute();
        const ids = gone.map(({ id }) => id);
        if (ids.length === 0) return 0;
        await trx.deleteFrom('devices').where('guest', 'in', ids).execute();
        await trx.deleteFrom('six_words').where('guest', 'in', ids).execute();
        return ids.length;
      }),
    );
    if (removed === 0) return;
    excess -= removed;
  }
}
