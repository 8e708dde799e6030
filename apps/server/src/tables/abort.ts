/** Aborting a table without a result. After the deal this is counted, shown to the others, and limited. */
import { mayAbort } from '@lettertafel/house';
import type { Kysely } from 'kysely';
import type { Person } from '../people/guests.ts';
import { problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Schema } from '../store/schema.ts';
import { seatsHeldBy, seatsOwnedBy } from '../store/table-rows.ts';
import { changeTable } from './change.ts';

/** Most aborts after the deal in a period, so that nobody redeals until they like their tiles. */
const MOST_ABORTS = 3;
const RECENT = 24 * 60 * 60 * 1000;

/** How many games with more than one seat for people a guest has recently aborted after the deal. */
export async function recentAborts(db: Kysely<Schema>, guest: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('aborts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('guest', '=', guest)
    .where('at', '>', now - RECENT)
    .executeTakeFirstOrThrow();
  return count;
}

const DONE = { done: true } as const;

/** A gathering table may be aborted by its host; before the second turn, by any player. */
export function abort(services: Services, id: string, person: Person): Promise<Result<{ done: true }>> {
  const { store, now } = services;
  const { db } = store;
  return changeTable<{ done: true }>(services, id, async (table) => {
    const { row, state } = table;
    if (row.phase === 'over' || row.phase === 'aborted') return problem('is-over');
    // Shares may be open already, so deal first.
    if (row.phase === 'shuffling') return problem('already-begun');
    if (row.phase === 'gathering' && row.host !== person.id) return problem('not-the-host');
    const aborted = { phase: 'aborted', awaited: '[]' } as const;
    const withoutDeadlines = db.deleteFrom('deadlines').where('table_id', '=', id).compile();
    if (row.phase === 'gathering') return { value: DONE, change: { row: aborted, more: [withoutDeadlines] } };
    if (seatsHeldBy(table, person.id).length === 0) return problem('not-your-seat');
    const [seat] = seatsOwnedBy(table, person.id);
    if (seat === undefined) return problem('not-the-owner');
    if (!mayAbort(state)) return problem('already-begun');
    // Games of one person with bots are not counted. A second seat of one's own may be for somebody else.
    const isCounted = table.seats.filter(({ kind }) => kind === 'person').length > 1;
    if (isCounted && (await recentAborts(db, person.id, now())) >= MOST_ABORTS) return problem('aborted-often');
    const counted = db.insertInto('aborts').values({ table_id: id, guest: person.id, at: now() }).compile();
    const more = [withoutDeadlines, ...(isCounted ? [counted] : [])];
    return { value: DONE, change: { row: { ...aborted, aborted_by: seat }, more } };
  });
}
