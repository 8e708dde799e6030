/** Games, and invitations, that a guest has hidden from their own list: nothing changes at the table. */

import type { Person } from '../people/guests.ts';
import { type Problematic, problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Store } from '../store/database.ts';
import { readTable, seatsHeldBy } from '../store/table-rows.ts';

export interface PuttingAway {
  readonly person: Person;
  readonly away: boolean;
}

async function isInvited({ db }: Store, table: string, guest: string): Promise<boolean> {
  const found = db.selectFrom('invitations').select('at').where('table_id', '=', table).where('guest', '=', guest);
  return (await found.executeTakeFirst()) !== undefined;
}

export async function putAway(
  { store }: Services,
  id: string,
  { person, away }: PuttingAway,
): Promise<Problematic | null> {
  const table = await readTable(store, id);
  if (!table) return problem('no-such-table');
  const isThere = table.row.host === person.id || seatsHeldBy(table, person.id).length > 0;
  if (!isThere && !(await isInvited(store, id, person.id))) return problem('not-your-seat');
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
