/** News on request; a seat's news only for its holders. */
import type { Viewer } from '@lettertafel/engine';
import type { Person } from '../people/guests.ts';
import type { Work } from '../people/work.ts';
import { isProblem, problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import { seatsHeldBy } from '../store/table-rows.ts';
import type { LiveTable } from './live-table.ts';

export interface NewsRequest {
  readonly person: Person | null;
  readonly as: Viewer;
  readonly after: number;
  /** Only this many of the latest entries. */
  readonly last?: number | undefined;
}

/** As JSON, and what it has cost. */
export async function readNews(
  services: Services,
  id: string,
  { after, last, ...viewer }: NewsRequest,
): Promise<Result<{ readonly text: string; readonly work: Partial<Work> }>> {
  const seen = await lookAs(services, id, viewer);
  if (isProblem(seen)) return seen;
  const { live, replayed } = seen;
  const from = last === undefined ? after : Math.max(after, live.length - last);
  const { fields, entries, milliseconds } = await services.news.read(live, viewer.as, { after: from });
  return { text: `{${fields}}`, work: { entries: replayed + entries, milliseconds } };
}

export interface Looked {
  readonly live: LiveTable;
  /** How many entries had to be read to get there. */
  readonly replayed: number;
}

/** A seat's view is for its holders; the spectator's view is for everybody. */
export async function lookAs(
  { runner }: Services,
  id: string,
  { person, as }: Pick<NewsRequest, 'person' | 'as'>,
): Promise<Result<Looked>> {
  const isLoaded = runner.isLoaded(id);
  await runner.refresh(id);
  const live = await runner.look(id);
  if (!live) return problem('no-such-table');
  const looked = { live, replayed: isLoaded ? 0 : live.length };
  if (as === 'spectator') return looked;
  if (!live.seats[as]) return problem('no-such-seat');
  return person && seatsHeldBy(live, person.id).includes(as) ? looked : problem('not-your-seat');
}
