/** Leaving a table without a result. After the deal it is counted, told to the others, and possible only so often. */
import type { Kysely } from 'kysely';
import type { House } from '../house.ts';
import type { Person } from '../people/guests.ts';
import { type Outcome, problem } from '../problem.ts';
import type { Schema } from '../store/schema.ts';
import { changeTable } from './change.ts';
import { ownersOf, seatsHeldBy, seatsOwnedBy } from './rows.ts';

/** Whoever looks at one deal after the other until a good one comes is stopped after so many in so long a time. */
const MOST_ABORTS = 3;
const RECENT = 24 * 60 * 60 * 1000;

/** How often a guest has lately ended a game with others after the deal. */
export async function recentAborts(db: Kysely<Schema>, guest: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('aborts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('guest', '=', guest)
    .where('at', '>', now - RECENT)
    .executeTakeFirstOrThrow();
  return count;
}

/** A table may be left while it gathers, by its host, or before the second turn, by anybody there. */
export async function abort(house: House, id: string, person: Person): Promise<Outcome<{ done: true }>> {
  const { host, now } = house;
  const hosted = await host.look(id);
  if (!hosted) return problem('no-such-table');
  return changeTable<{ done: true }>(house, id, async (trx, table) => {
    const { row } = table;
    if (row.phase === 'over' || row.phase === 'aborted') return problem('is-over');
    // The shares may be open already: it is dealt first.
    if (row.phase === 'shuffling') return problem('already-begun');
    if (row.phase === 'gathering' && row.host !== person.id) return problem('not-the-host');
    if (row.phase === 'playing') {
      if (seatsHeldBy(table, person.id).length === 0) return problem('not-your-seat');
      const [seat] = seatsOwnedBy(table, person.id);
      if (seat === undefined) return problem('not-the-owner');
      if (hosted.state.turnNumber > 1 || hosted.length !== row.length) return problem('already-begun');
      // Bots do not mind.
      if (ownersOf(table).some((owner) => owner !== person.id)) {
        if ((await recentAborts(trx, person.id, now())) >= MOST_ABORTS) return problem('aborted-often');
        await trx.insertInto('aborts').values({ table_id: id, guest: person.id, at: now() }).execute();
      }
      await trx.updateTable('tables').set({ aborted_by: seat }).where('id', '=', id).execute();
    }
    await trx.updateTable('tables').set({ phase: 'aborted', awaited: '[]' }).where('id', '=', id).execute();
    await trx.deleteFrom('deadlines').where('table_id', '=', id).execute();
    return { done: true };
  });
}
