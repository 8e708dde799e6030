/** The rows of a table, its seats and their holders. */
import type { Store } from './database.ts';
import type { SeatHolderRow, SeatRow, TableRow } from './schema.ts';

export interface TableRows {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly holders: readonly SeatHolderRow[];
}

/** All seats, some of them changed. */
export function withSeats(
  seats: readonly SeatRow[],
  changed: readonly number[],
  change: Partial<SeatRow>,
): readonly SeatRow[] {
  return seats.map((seat) => (changed.includes(seat.seat) ? { ...seat, ...change } : seat));
}

/** A seat that nobody has taken. */
export const FREE: Omit<SeatRow, 'table_id' | 'seat'> = {
  kind: 'free',
  level: null,
  name: null,
  share_hash: null,
  share: null,
  link_hash: null,
  rematch: null,
  aborts: 0,
};

export async function readTable(store: Pick<Store, 'db'>, id: string): Promise<TableRows | null> {
  const [table] = await readTables(store, [id]);
  return table ?? null;
}

/** In the order of the ids; missing tables are skipped. */
export async function readTables({ db }: Pick<Store, 'db'>, ids: readonly string[]): Promise<TableRows[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where('table_id', 'in', [...ids])
    .orderBy('seat')
    .execute();
  const holders = await db
    .selectFrom('seat_holders')
    .selectAll()
    .where('table_id', 'in', [...ids])
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    return {
      row,
      seats: seats.filter(({ table_id }) => table_id === id),
      holders: holders.filter(({ table_id }) => table_id === id),
    };
  });
}

type Holders = Pick<TableRows, 'holders'>;

export function seatsHeldBy({ holders }: Holders, guest: string | null): number[] {
  return holders.filter((holder) => holder.guest === guest).map(({ seat }) => seat);
}

/** Without seats held through a link. */
export function seatsOwnedBy({ holders }: Holders, guest: string | null): number[] {
  return seatsHeldBy({ holders: holders.filter(({ followed_at }) => followed_at === null) }, guest);
}

/** Every seat owner, once each. */
export function ownersOf({ holders }: Holders): string[] {
  return [...new Set(holders.filter(({ followed_at }) => followed_at === null).map(({ guest }) => guest))];
}
