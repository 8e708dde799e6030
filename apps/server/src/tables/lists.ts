/** Lists of tables: one's own, and those that anybody may join. */
import type { TableSummary } from '@lettertafel/protocol';
import type { Services } from '../services.ts';
import type { Phase } from '../store/schema.ts';
import { readTables } from '../store/table-rows.ts';
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

export async function listOwn(
  services: Services,
  guest: string,
  { list, skip, limit }: OwnTables,
): Promise<TableSummary[]> {
  const { db } = services.store;
  const own = db
    .selectFrom('tables')
    .select('id')
    .where('phase', 'in', PHASES[list])
    // Two index lookups: a condition with `or` would scan all tables and block the store.
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('seat_holders')
        .select('table_id as id')
        .where('guest', '=', guest)
        .union(selectFrom('tables').select('id').where('host', '=', guest)),
    )
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(Math.min(limit, MOST))
    .offset(skip);
  const away = db.selectFrom('put_away').select('table_id').where('guest', '=', guest);
  const wanted =
    list === 'running' ? own.where('id', 'not in', away) : list === 'away' ? own.where('id', 'in', away) : own;
  const tables = await summaries(services, await wanted.execute(), guest);
  return [...tables.filter(({ awaited }) => awaited), ...tables.filter(({ awaited }) => !awaited)];
}

export async function listOpen(services: Services, guest: string | null): Promise<TableSummary[]> {
  const rows = await services.store.db
    .selectFrom('tables')
    .select('id')
    .where('listed', '=', 1)
    .where('phase', '=', 'gathering')
    .orderBy('changed_at', 'desc')
    .limit(MOST)
    .execute();
  return summaries(services, rows, guest);
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
    tables.map((table) => summarise(services, { ...table, winners: winners.get(table.row.id) ?? null }, guest)),
  );
}

/** Winners from the last log entry, so that no game is replayed for a list. */
async function readWinners({ store }: Services, ids: readonly string[]): Promise<ReadonlyMap<string, number[]>> {
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
