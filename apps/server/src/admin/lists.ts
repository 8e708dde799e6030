/** What an administrator can read: reports, and the guests of a table. Never a rack or a move. */
import { RUNNING } from '../imports/quota.ts';
import type { Services } from '../services.ts';
import type { ReportRow } from '../store/schema.ts';
import { readTable } from '../store/table-rows.ts';

export interface ListedReport {
  readonly table: string;
  readonly kind: ReportRow['kind'];
  readonly number: number;
  readonly at: number;
  readonly reason: string | null;
  /** The chat message; null if the report is about a player or the message was deleted. */
  readonly said: string | null;
  /** The reported guest, and the name used at that table. */
  readonly about: string;
  readonly name: string | null;
  readonly by: string;
  readonly isOpen: boolean;
}

/** Open reports, or all of them, oldest first. */
export async function listReports({ store: { db } }: Services, { all }: { all: boolean }): Promise<ListedReport[]> {
  let query = db.selectFrom('reports').selectAll().orderBy('at');
  if (!all) query = query.where('closed_at', 'is', null);
  const listed: ListedReport[] = [];
  for (const { table_id: table, kind, number, guest, about, reason, at, closed_at } of await query.execute()) {
    const ofTable = kind === 'saying' ? db.selectFrom('sayings').select(['text', 'name']) : null;
    const saying = await ofTable?.where('table_id', '=', table).where('number', '=', number).executeTakeFirst();
    const seat = kind === 'seat' ? (await readTable({ db }, table))?.seats[number] : undefined;
    const name = saying?.name ?? seat?.name ?? null;
    const isOpen = closed_at === null;
    listed.push({ table, kind, number, at, reason, said: saying?.text ?? null, about, name, by: guest, isOpen });
  }
  return listed;
}

/** Running tables, or all of them, the latest change first. */
export async function listTables({ store: { db } }: Services, { all }: { all: boolean }) {
  let query = db
    .selectFrom('tables')
    .select(['id', 'game', 'phase', 'host', 'listed', 'length', 'size', 'changed_at'])
    .orderBy('changed_at', 'desc');
  if (!all) query = query.where('phase', 'in', [...RUNNING]);
  return (await query.execute()).map(({ id, listed, changed_at, ...table }) => ({
    table: id,
    at: changed_at,
    ...table,
    isListed: listed === 1,
  }));
}

/** The guests who sit or chat at a table; null if there is no such table. */
export async function listPeople({ store: { db } }: Services, table: string) {
  const rows = await readTable({ db }, table);
  if (!rows) return null;
  const sayings = db.selectFrom('sayings').select(['number', 'at', 'seat', 'name', 'guest', 'text']);
  // An empty `in ()` is not valid SQL.
  const ids = ['', ...rows.holders.map(({ guest }) => guest)];
  const guests = await db
    .selectFrom('guests')
    .select(['id', 'name', 'muted_at', 'banned_at'])
    .where('id', 'in', ids)
    .execute();
  return {
    table,
    game: rows.row.game,
    phase: rows.row.phase,
    seats: rows.seats.map(({ seat, kind, name }) => ({
      seat,
      kind,
      name,
      holders: rows.holders
        .filter((holder) => holder.seat === seat)
        .map(({ guest, followed_at }) => {
          const known = guests.find(({ id }) => id === guest);
          const isMuted = (known?.muted_at ?? null) !== null;
          return { guest, isOwner: followed_at === null, isMuted, isBanned: (known?.banned_at ?? null) !== null };
        }),
    })),
    sayings: await sayings.where('table_id', '=', table).orderBy('number').execute(),
  };
}
