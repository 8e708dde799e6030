/** Changes of a table other than moves: serialised, atomic, then announced. */
import type { Changed } from '../games/host.ts';
import type { Hosted } from '../games/hosted.ts';
import { isProblem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';

/** Decides on the current table; decided again if the table changes before it is written. */
export type Change<Value> = (table: Hosted) => Result<Changed<Value>> | Promise<Result<Changed<Value>>>;

export async function changeTable<Value extends object>(
  services: Services,
  id: string,
  decide: Change<Value>,
): Promise<Result<Value>> {
  const { host, announce, wake, tellTable } = services;
  const done = await host.change(id, decide, (trx) => announce(trx, 'table', [id]));
  if (isProblem(done)) return done;
  const { value, change } = done;
  if (change?.deadline) wake(change.deadline.at);
  if (change) await tellTable(id);
  return value;
}
