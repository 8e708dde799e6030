/** Changes of a table other than moves: serialised, atomic, then announced. */

import type { LiveTable } from '../games/live-table.ts';
import type { Changed } from '../games/runner.ts';
import { isProblem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import { renewOpenList } from './lists.ts';

/** Decides on the current table; decided again if the table changes before it is written. */
export type Change<Value> = (table: LiveTable) => Result<Changed<Value>> | Promise<Result<Changed<Value>>>;

export async function changeTable<Value extends object>(
  services: Services,
  id: string,
  decide: Change<Value>,
): Promise<Result<Value>> {
  const { runner, announce, wake, tellTable } = services;
  const done = await runner.change(id, decide);
  if (isProblem(done)) return done;
  const { value, change } = done;
  if (!change) return value;
  announce('table', [id]);
  renewOpenList(services.store);
  if (change.deadline) wake(change.deadline.at);
  await tellTable(id);
  return value;
}
