/** News for who asks: seats only for those who hold them. */
import type { Viewer } from '@lettertafel/engine';
import type { News } from '@lettertafel/protocol';
import type { House } from '../house.ts';
import type { Person } from '../people/guests.ts';
import { type Outcome, problem } from '../problem.ts';
import type { Store } from '../store/database.ts';
import { readEntries } from '../store/log.ts';
import { readTable, seatsHeldBy } from '../tables/rows.ts';
import { newsFor } from './news.ts';

export interface NewsRequest {
  readonly person: Person | null;
  readonly as: Viewer;
  readonly after: number;
}

export async function readNews(house: House, id: string, { person, as, after }: NewsRequest): Promise<Outcome<News>> {
  const refused = await refuseViewer(house.store, id, { person, as });
  if (refused) return refused;
  const hosted = await house.host.look(id);
  if (!hosted) return problem('no-such-table');
  return newsFor(hosted, as, { after, rows: await readEntries(house.store, id, after) });
}

/** A seat's view is for its holders; what a spectator sees is for everybody. */
export async function refuseViewer(store: Store, id: string, { person, as }: Omit<NewsRequest, 'after'>) {
  const table = await readTable(store, id);
  if (!table) return problem('no-such-table');
  if (as === 'spectator') return null;
  if (!table.seats[as]) return problem('no-such-seat');
  return person && seatsHeldBy(table, person.id).includes(as) ? null : problem('not-your-seat');
}
