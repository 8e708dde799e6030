/** Games that a guest has hidden from their own list: nothing changes at the table. */

import type { Person } from '../people/guests.ts';
import { type Problematic, problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { readTable, seatsHeldBy } from '../store/table-rows.ts';

export interface PuttingAway {
  readonly person: Person;
  readonly away: boolean;
}

export async function putAway(
  { store }: Services,
  id: string,
  { person, away }: PuttingAway,
): Promise<Problematic | null> {
  const table = await readTable(store, id);
  if (!table) return problem('no-such-table');
  if (table.row.host !== person.id && seatsHeldBy(table, person.id).length === 0) return problem('not-your-seat');
  const row = { table_id: id, guest: person.id };
  if (away) {
    await store.db
      .insertInto('put_away')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await store.db.deleteFrom('put_away').where('table_id', '=', id).where('guest', '=', person.id).execute();
  }
  return null;
}
