/** News on request; a seat's news only for its holders. */
import type { Viewer } from '@lettertafel/engine';
import { newsFor } from '@lettertafel/house';
import type { News } from '@lettertafel/protocol';
import type { Person } from '../people/guests.ts';
import { isProblem, problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import { readEntries } from '../store/log.ts';
import { seatsHeldBy } from '../store/table-rows.ts';
import type { Hosted } from './hosted.ts';

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
  const hosted = await lookAs(services, id, viewer);
  if (isProblem(hosted)) return hosted;
  const from = last === undefined ? after : Math.max(after, hosted.length - last);
  return newsFor(hosted, viewer.as, { after: from, entries: await readEntries(services.store, id, from) });
}

/** A seat's view is for its holders; the spectator's view is for everybody. */
export async function lookAs(
  { host }: Services,
  id: string,
  { person, as }: Pick<NewsRequest, 'person' | 'as'>,
): Promise<Result<Hosted>> {
  await host.refresh(id);
  const hosted = await host.look(id);
  if (!hosted) return problem('no-such-table');
  if (as === 'spectator') return hosted;
  if (!hosted.seats[as]) return problem('no-such-seat');
  return person && seatsHeldBy(hosted, person.id).includes(as) ? hosted : problem('not-your-seat');
}
