/** The response of routes that change a table. */

import type { Person } from '../people/guests.ts';
import { isProblem, problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import { readTable } from '../store/table-rows.ts';
import { describeTable } from '../tables/describe.ts';

/** The changed table as the caller sees it, or why it was not changed. */
export async function shown(
  services: Services,
  person: Person | null,
  done: Result<object>,
  id: string,
): Promise<Result<unknown>> {
  if (isProblem(done)) return done;
  const { runner, store } = services;
  // A game that was just imported is not in memory, and its log would be replayed for nothing.
  const table = runner.isLoaded(id) ? await runner.look(id) : await readTable(store, id);
  return table ? describeTable(services, table, person?.id ?? null) : problem('no-such-table');
}
