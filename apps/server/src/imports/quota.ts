/** Import quotas: games and word lists, per guest and for the whole server. */
import { sql } from 'kysely';
import type { Store } from '../store/database.ts';
import type { WordListRow } from '../store/schema.ts';

export interface Quota {
  readonly perGuest: number;
  readonly perServer: number;
}

export interface Quotas {
  readonly records: Quota;
  readonly lists: Quota;
  /** Total stored size of all guests' word lists, in bytes. */
  readonly listBytes: number;
}

export async function mayBringRecord({ db }: Store, guest: string, { records }: Quotas): Promise<boolean> {
  const imported = db.selectFrom('tables').where('imported', '>', 0);
  const counted = await imported
    .select(({ fn, eb }) => [
      fn.countAll().as('all'),
      fn.count(eb.case().when('host', '=', guest).then(1).end()).as('own'),
    ])
    .executeTakeFirstOrThrow();
  return Number(counted.own) < records.perGuest && Number(counted.all) < records.perServer;
}

/** The key of a guest's list: a later list with the same key replaces it. */
export interface ListKey {
  readonly guest: string;
  readonly language: WordListRow['language'];
  readonly name: string;
  readonly kind: 'own' | 'house';
}

/**
 * A list that the new one replaces does not count. Older versions of a house list, which grows with every
 * game and is kept for the games that use it, count by size only.
 */
export async function mayBringList({ db }: Store, key: ListKey, { lists, listBytes }: Quotas): Promise<boolean> {
  const isListed = sql<boolean>`(kind = 'own' or removed_at is null)`;
  const isReplaced = sql<boolean>`(coalesce(guest, '') = ${key.guest} and language = ${key.language} and name = ${key.name}
    and kind = ${key.kind} and removed_at is null)`;
  const { rows } = await sql<{ all: number; own: number; bytes: number | null }>`
    select count(case when ${isListed} and not ${isReplaced} then 1 end) as "all",
      count(case when ${isListed} and not ${isReplaced} and guest = ${key.guest} then 1 end) as own,
      sum(length(graph)) as bytes
    from word_lists`.execute(db);
  const { all, own, bytes } = rows[0] ?? { all: 0, own: 0, bytes: 0 };
  return Number(own) < lists.perGuest && Number(all) < lists.perServer && Number(bytes ?? 0) < listBytes;
}
