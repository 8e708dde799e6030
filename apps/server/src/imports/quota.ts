/** How much guests may bring along: games and word lists, counted for each guest and for the whole server. */
import type { Store } from '../store/database.ts';

export interface Quota {
  readonly perGuest: number;
  readonly perServer: number;
}

export interface Quotas {
  readonly records: Quota;
  readonly lists: Quota;
  /** Of the word lists of all guests, as they are stored. */
  readonly listBytes: number;
}

export async function mayBringRecord({ db }: Store, guest: string, { records }: Quotas): Promise<boolean> {
  const imported = db.selectFrom('tables').where('imported', '=', 1);
  const counted = await imported
    .select(({ fn, eb }) => [
      fn.countAll().as('all'),
      fn.count(eb.case().when('host', '=', guest).then(1).end()).as('own'),
    ])
    .executeTakeFirstOrThrow();
  return Number(counted.own) < records.perGuest && Number(counted.all) < records.perServer;
}

export async function mayBringList({ db }: Store, guest: string, { lists, listBytes }: Quotas): Promise<boolean> {
  const counted = await db
    .selectFrom('word_lists')
    .select(({ fn, eb }) => [
      fn.countAll().as('all'),
      fn.count(eb.case().when('guest', '=', guest).then(1).end()).as('own'),
      fn.sum(fn<number>('length', ['graph'])).as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  const { all, own, bytes } = counted;
  return Number(own) < lists.perGuest && Number(all) < lists.perServer && Number(bytes ?? 0) < listBytes;
}
