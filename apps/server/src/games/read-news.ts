/** News on request; a seat's news only for its holders. */
import type { Viewer } from '@lettertafel/engine';
import { newsFor } from '@lettertafel/house';
import type { News } from '@lettertafel/protocol';
import type { Person } from '../people/guests.ts';
import { isProblem, problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import { readEntries } from '../store/log.ts';
import { seatsHeldBy } from '../store/table-rows.ts';
import type { LiveTable } from './live-table.ts';

export interface NewsRequest {
  readonly person: Person | null;
  readonly as: Viewer;
  readonly after: number;
  /** Only this many of the latest entries. */
  readonly last?: number | undefined;
}

export async function readNews(
  services: Services,
  id: string,
  { after, last, ...viewer }: NewsRequest,
): Promise<Result<News>> {
  const live = await lookAs(services, id, viewer);
  if (isProblem(live)) return live;
  const from = last === undefined ? after : Math.max(after, live.length - last);
  return newsFor(live, viewer.as, { after: from, entries: await readEntries(services.store, id, from) });
}

/** A seat's view is for its holders; the spectator's view is for everybody. */
export async function lookAs(
  { runner }: Services,
  id: string,
  { person, as }: Pick<NewsRequest, 'person' | 'as'>,
): Promise<Result<LiveTable>> {
  await runner.refresh(id);
  const live = await runner.look(id);
  if (!live) return problem('no-such-table');
  if (as === 'spectator') return live;
  if (!live.seats[as]) return problem('no-such-seat');
  return person && seatsHeldBy(live, person.id).includes(as) ? live : problem('not-your-seat');
}
