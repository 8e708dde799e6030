/** What a banned or deleted guest brought goes with them: word lists, records, and tables that wait for players. */
import { isProblem, problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Phase } from '../store/schema.ts';
import { ownersOf, readTable } from '../store/table-rows.ts';
import { changeTable } from './change.ts';
import { removeTables } from './remove.ts';

/** Games that were dealt stay: others played them too, or may want to see them. Lists stay as long as games need them. */
export async function takeAway(services: Services, guest: string): Promise<void> {
  const { db } = services.store;
  const hosted = db.selectFrom('tables').select('id').where('host', '=', guest);
  for (const { id } of await hosted.where('phase', '=', 'gathering').execute()) await closeGathering(services, id);
  const records = await hosted.where('imported', '=', 1).where('phase', 'in', ['over', 'aborted']).execute();
  await removeTables(
    services,
    records.map(({ id }) => id),
  );
  await services.words.removeOf(guest);
}

/** Nobody starts this table any more: those who sit there are told, and without any it is removed. */
async function closeGathering(services: Services, id: string): Promise<void> {
  const table = await readTable(services.store, id);
  if (!table) return;
  const isAlone = ownersOf(table).every((owner) => owner === table.row.host);
  if (!isAlone && !isProblem(await endWithoutResult(services, id, ['gathering']))) return;
  if (isAlone) await removeTables(services, [id]);
}

/** Ends a table without a result. Nobody is to blame, so it is not counted as an abort. */
export function endWithoutResult(services: Services, id: string, phases: readonly Phase[]) {
  const withoutDeadlines = services.store.db.deleteFrom('deadlines').where('table_id', '=', id).compile();
  return changeTable<{ done: true }>(services, id, ({ row }) =>
    phases.includes(row.phase)
      ? { value: { done: true }, change: { row: { phase: 'aborted', awaited: '[]' }, more: [withoutDeadlines] } }
      : problem('is-over'),
  );
}
