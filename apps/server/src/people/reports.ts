/** Reports to the administrators, about a chat message or a player. */

import { problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import type { ReportRow } from '../store/schema.ts';
import { readTable } from '../store/table-rows.ts';
import type { Person } from './guests.ts';

export interface Report extends Pick<ReportRow, 'kind' | 'number'> {
  readonly table: string;
  readonly person: Person;
  readonly reason: string | null;
}

/** Open reports per guest. */
const MOST_OPEN = 20;

/** Idempotent: reporting the same thing again changes nothing. */
export async function report({ store: { db }, now, bounds }: Services, asked: Report): Promise<Result<{ done: true }>> {
  const { table, kind, number, person, reason } = asked;
  const about = kind === 'saying' ? await speaker(db, table, number) : await owner(db, table, number);
  if (typeof about !== 'string') return about;
  const { open } = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('guest', '=', person.id)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (open >= MOST_OPEN) return problem('too-many');
  const row = { table_id: table, kind, number, guest: person.id, about, reason, at: now(), closed_at: null };
  await db
    .insertInto('reports')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  bounds.note(person.id);
  return { done: true };
}

type Db = Services['store']['db'];

async function speaker(db: Db, table: string, number: number): Promise<Result<string>> {
  const said = await db
    .selectFrom('sayings')
    .select('guest')
    .where('table_id', '=', table)
    .where('number', '=', number)
    .executeTakeFirst();
  return said?.guest ?? problem('no-such-message');
}

async function owner(db: Db, table: string, seat: number): Promise<Result<string>> {
  const rows = await readTable({ db }, table);
  if (!rows) return problem('no-such-table');
  const holder = rows.holders.find((one) => one.seat === seat && one.followed_at === null);
  return holder?.guest ?? problem('no-such-seat');
}
