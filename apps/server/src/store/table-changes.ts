/** Changes of a table's rows other than by a move. What differs is written, unless the table has changed in the meantime. */
import type { CompiledQuery, Kysely } from 'kysely';
import { settingDeadline } from './deadlines.ts';
import type { DeadlineRow, Schema, SeatHolderRow, SeatRow, TableRow } from './schema.ts';
import type { TableRows } from './table-rows.ts';

export interface TableChange {
  /** The columns of the table's row that change. */
  readonly row?: Partial<TableRow>;
  /** All seats, as they are afterwards. */
  readonly seats?: readonly SeatRow[];
  /** All holders, as they are afterwards. */
  readonly holders?: readonly SeatHolderRow[];
  /** Replaces the one of its kind. */
  readonly deadline?: Pick<DeadlineRow, 'kind' | 'at'>;
  /** Further statements of the same transaction. */
  readonly more?: readonly CompiledQuery[];
}

/** The rows with a change, which raises the revision. */
export function changedRows({ row, seats, holders }: TableRows, change: TableChange, now: number): TableRows {
  return {
    row: { ...row, ...change.row, revision: row.revision + 1, changed_at: now },
    seats: change.seats ?? seats,
    holders: change.holders ?? holders,
  };
}

/** The first statement returns a row if the table is still as it was read. */
export function statementsOf(
  db: Kysely<Schema>,
  { before, after, change }: { before: TableRows; after: TableRows; change: TableChange },
): CompiledQuery[] {
  const { id, revision, length } = before.row;
  const swap = db
    .updateTable('tables')
    .set(differing(before.row, after.row))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('length', '=', length)
    .returning('id');
  const { deadline, more = [] } = change;
  return [
    swap.compile(),
    ...seatStatements(db, before.seats, after.seats),
    ...holderStatements(db, before, after),
    ...(deadline ? [settingDeadline(db, { table_id: id, ...deadline })] : []),
    ...more,
  ];
}

function differing<Row extends object>(before: Row, after: Row): Partial<Row> {
  const columns: Partial<Row> = {};
  for (const column in after) if (before[column] !== after[column]) columns[column] = after[column];
  return columns;
}

function seatStatements(db: Kysely<Schema>, before: readonly SeatRow[], after: readonly SeatRow[]): CompiledQuery[] {
  return after.flatMap((seat, number) => {
    const known = before[number];
    const change = known && known !== seat ? differing(known, seat) : {};
    if (Object.keys(change).length === 0) return [];
    const update = db.updateTable('seats').set(change).where('table_id', '=', seat.table_id);
    return [update.where('seat', '=', seat.seat).compile()];
  });
}

function holderStatements(db: Kysely<Schema>, before: TableRows, after: TableRows): CompiledQuery[] {
  const gone = before.holders.filter((holder) => !after.holders.includes(holder));
  const fresh = after.holders.filter((holder) => !before.holders.includes(holder));
  const deletions = gone.map(({ table_id, seat, guest }) =>
    db
      .deleteFrom('seat_holders')
      .where('table_id', '=', table_id)
      .where('seat', '=', seat)
      .where('guest', '=', guest)
      .compile(),
  );
  return [...deletions, ...(fresh.length > 0 ? [db.insertInto('seat_holders').values(fresh).compile()] : [])];
}
