/** Lists of tables: one's own, and those that anybody may join. */
import type { TableSummary } from '@lettertafel/protocol';
import type { House } from '../house.ts';
import { summarise } from './describe.ts';
import { readTables } from './rows.ts';

/** As many as anybody looks through. */
const MOST = 100;

export async function listOwn(house: House, guest: string): Promise<TableSummary[]> {
  const rows = await house.store.db
    .selectFrom('tables')
    .select('id')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('host', '=', guest),
        exists(
          selectFrom('seat_holders')
            .select('guest')
            .whereRef('seat_holders.table_id', '=', 'tables.id')
            .where('guest', '=', guest),
        ),
      ]),
    )
    .orderBy('changed_at', 'desc')
    .limit(MOST)
    .execute();
  const tables = await summaries(house, rows, guest);
  return [...tables.filter(({ awaited }) => awaited), ...tables.filter(({ awaited }) => !awaited)];
}

export async function listOpen(house: House, guest: string | null): Promise<TableSummary[]> {
  const rows = await house.store.db
    .selectFrom('tables')
    .select('id')
    .where('listed', '=', 1)
    .where('phase', '=', 'gathering')
    .orderBy('changed_at', 'desc')
    .limit(MOST)
    .execute();
  return summaries(house, rows, guest);
}

async function summaries(house: House, rows: readonly { id: string }[], guest: string | null): Promise<TableSummary[]> {
  const tables = await readTables(
    house.store,
    rows.map(({ id }) => id),
  );
  return Promise.all(tables.map((table) => summarise(house, table, guest)));
}
