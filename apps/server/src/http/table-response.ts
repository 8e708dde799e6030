/** The response of routes that change a table. */
import type { House } from '../house.ts';
import type { Person } from '../people/guests.ts';
import { isProblem, type Outcome, problem } from '../problem.ts';
import { describeTable } from '../tables/describe.ts';
import { readTable } from '../tables/rows.ts';

/** The changed table as the caller sees it, or why it was not changed. */
export async function shown(
  house: House,
  person: Person | null,
  done: Outcome<object>,
  id: string,
): Promise<Outcome<unknown>> {
  if (isProblem(done)) return done;
  const table = await readTable(house.store, id);
  return table ? describeTable(house, table, person?.id ?? null) : problem('no-such-table');
}
