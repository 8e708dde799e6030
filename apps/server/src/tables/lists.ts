/** Lists of tables: one's own, and those that anybody may join. */
import type { TableSummary } from '@lettertafel/protocol';
import { networkKey } from '../imports/shares.ts';
import type { Services } from '../services.ts';
import type { Store } from '../store/database.ts';
import type { Phase } from '../store/schema.ts';
import { readTables, seatsHeldBy, type TableRows } from '../store/table-rows.ts';
import { summarise } from './describe.ts';

/** Most tables in one list. */
export const MOST = 100;

/** Which of a guest's tables: running, hidden, finished or all. */
export const OWN_LISTS = ['running', 'away', 'over', 'all'] as const;

const PHASES: Readonly<Record<(typeof OWN_LISTS)[number], readonly Phase[]>> = {
  running: ['gathering', 'shuffling', 'playing'],
  away: ['gathering', 'shuffling', 'playing'],
  over: ['over'],
  all: ['gathering', 'shuffling', 'playing', 'over', 'aborted'],
};

export interface OwnTables {
  readonly list: (typeof OWN_LISTS)[number];
  /** Offset and limit. */
  readonly skip: number;
  readonly limit: number;
}

/** The ids of a guest's tables, and of those they are asked to, the latest first. */
export function ownTables(db: Services['store']['db'], guest: string) {
  return (
    db
      .selectFrom('tables')
      .select('id')
      // Index lookups: a condition with `or` would scan all tables and block the store.
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('seat_holders')
          .select('table_id as id')
          .where('guest', '=', guest)
          .union(selectFrom('tables').select('id').where('host', '=', guest))
          // Those the guest is asked to, while they wait for players.
          .union(
            selectFrom('invitations')
              .innerJoin('tables as asked', 'asked.id', 'invitations.table_id')
              .select('asked.id')
              .where('invitations.guest', '=', guest)
              .where('asked.phase', '=', 'gathering'),
          ),
      )
      .orderBy('changed_at', 'desc')
      .orderBy('id')
  );
}

export async function listOwn(
  services: Services,
  guest: string,
  { list, skip, limit }: OwnTables,
): Promise<TableSummary[]> {
  const { db } = services.store;
  const own = ownTables(db, guest).where('phase', 'in', PHASES[list]).limit(Math.min(limit, MOST)).offset(skip);
  const away = db.selectFrom('put_away').select('table_id').where('guest', '=', guest);
  const wanted =
    list === 'running' ? own.where('id', 'not in', away) : list === 'away' ? own.where('id', 'in', away) : own;
  const tables = await summaries(services, await wanted.execute(), guest);
  const due = await readDeadlines(
    services,
    tables.filter(({ awaited }) => awaited).map(({ id }) => id),
  );
  const timed = tables.map((table) => {
    const until = due.get(table.id);
    return until === undefined ? table : { ...table, until };
  });
  const urgency = ({ awaited, invited, until }: TableSummary) =>
    awaited ? (until ?? NEVER) : invited ? NEVER : Number.POSITIVE_INFINITY;
  // Stable: what is equally urgent stays by its latest change.
  return timed.sort((one, other) => (urgency(one) < urgency(other) ? -1 : urgency(one) > urgency(other) ? 1 : 0));
}

/** Waits for the guest, however long. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** When the house plays on without whoever these games wait for. */
async function readDeadlines({ store }: Services, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await store.db
    .selectFrom('deadlines')
    .select(['table_id', ({ fn }) => fn.min('at').as('at')])
    .where('table_id', 'in', [...ids])
    .where('kind', 'in', ['clock', 'nudge'])
    .groupBy('table_id')
    .execute();
  return new Map(rows.map(({ table_id, at }) => [table_id, Number(at)]));
}

/** How long the public list may be out of date, in milliseconds: it is read once for all who ask meanwhile. */
const LIST_FOR = 1000;

/** The list as strangers see it, and the tables in it. */
interface OpenList {
  readonly at: number;
  readonly read: Promise<readonly { readonly table: TableRows; readonly summary: TableSummary }[]>;
}

const lists = new WeakMap<Store, OpenList>();

/** A table was created or changed here: who did that sees it at once. */
export function renewOpenList(store: Store): void {
  lists.delete(store);
}

/** Tables that anybody may join now. */
export async function listOpen(services: Services, guest: string | null): Promise<TableSummary[]> {
  const { store, now } = services;
  const known = lists.get(store);
  const list = known && now() - known.at < LIST_FOR ? known : { at: now(), read: readOpen(services) };
  lists.set(store, list);
  list.read.catch(() => lists.delete(store));
  const mine = ({ row, holders }: TableRows) =>
    guest !== null && (row.host === guest || seatsHeldBy({ holders }, guest).length > 0);
  return Promise.all(
    (await list.read).map(({ table, summary }) =>
      mine(table) ? summarise(services, { ...table, winners: null }, guest) : summary,
    ),
  );
}

/** Nobody fills the public list alone: the latest tables of a host and of a network. */
const MOST_OF_HOST = 3;
const MOST_OF_NETWORK = 10;
const MOST_LOOKED_AT = 1000;

/** Whether there were fewer than so many of a kind before. */
function makeTally(most: number): (key: string | null) => boolean {
  const counts = new Map<string | null, number>();
  return (key) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };
}

async function readOpen(services: Services) {
  const rows = await services.store.db
    .selectFrom('tables')
    .innerJoin('guests', 'guests.id', 'tables.host')
    .select(['tables.id', 'tables.host', 'guests.network'])
    .where('listed', '=', 1)
    .where('phase', '=', 'gathering')
    // Whoever is banned starts nothing.
    .where('guests.banned_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seats').select('seat').whereRef('seats.table_id', '=', 'tables.id').where('kind', '=', 'free'),
      ),
    )
    .orderBy('changed_at', 'desc')
    .limit(MOST_LOOKED_AT)
    .execute();
  const byHost = makeTally(MOST_OF_HOST);
  const byNetwork = makeTally(MOST_OF_NETWORK);
  const shown = rows.filter(({ host, network }) => byHost(host) && byNetwork(networkKey(network, host)));
  const ids = shown.slice(0, MOST).map(({ id }) => id);
  const tables = await readTables(services.store, ids);
  return Promise.all(
    tables.map(async (table) => ({ table, summary: await summarise(services, { ...table, winners: null }, null) })),
  );
}

async function summaries(
  services: Services,
  rows: readonly { id: string }[],
  guest: string | null,
): Promise<TableSummary[]> {
  const ids = rows.map(({ id }) => id);
  const tables = await readTables(services.store, ids);
  const winners = await readWinners(services, ids);
  return Promise.all(
    tables.map(async (table) => {
      const summary = await summarise(services, { ...table, winners: winners.get(table.row.id) ?? null }, guest);
      const isThere = table.row.host === guest || seatsHeldBy(table, guest).length > 0;
      return isThere ? summary : { ...summary, invited: true };
    }),
  );
}

/** Winners from the last log entry, so that no game is replayed for a list. */
export async function readWinners({ store }: Services, ids: readonly string[]): Promise<ReadonlyMap<string, number[]>> {
  if (ids.length === 0) return new Map();
  const last = await store.db
    .selectFrom('tables')
    .innerJoin('entries', (join) =>
      join
        .onRef('entries.table_id', '=', 'tables.id')
        .on(({ eb, ref }) => eb('entries.number', '=', eb(ref('tables.length'), '-', 1))),
    )
    .select(['tables.id', 'entries.events'])
    .where('tables.id', 'in', [...ids])
    .where('tables.phase', '=', 'over')
    .execute();
  return new Map(
    last.flatMap(({ id, events }) => {
      const happened: readonly { type: string; winners?: number[] }[] = JSON.parse(events);
      const ended = happened.find(({ type }) => type === 'ended');
      return ended?.winners ? [[id, ended.winners] as const] : [];
    }),
  );
}
