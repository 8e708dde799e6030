/** Import quotas: games and word lists, in shares per guest, per network and for the whole server. */
import { sql } from 'kysely';
import type { Store } from '../store/database.ts';
import type { WordListRow } from '../store/schema.ts';
import { type Brought, makeRoom, type Newcomer, networkKey, type Shares } from './shares.ts';

export interface Quotas {
  readonly records: Shares;
  readonly lists: Shares;
}

/** Tables of these phases need their word list. */
export const RUNNING = ['gathering', 'shuffling', 'playing'] as const;

/** After the end of a game a rematch may still need its list. Milliseconds. */
export const REMATCH_WITHIN = 24 * 60 * 60 * 1000;

async function newcomerOf({ db }: Store, guest: string, bytes: number): Promise<Newcomer> {
  const row = await db.selectFrom('guests').select('network').where('id', '=', guest).executeTakeFirst();
  return { guest, network: networkKey(row?.network ?? null, guest), count: 1, bytes };
}

interface Bringing {
  readonly guest: string;
  readonly bytes: number;
  readonly quotas: Quotas;
  readonly now: number;
}

/** The imported games that have to go for another one; null: there is no room. Games that go on here do not give way. */
export async function roomForRecord(store: Store, asked: Bringing): Promise<readonly string[] | null> {
  const { guest, bytes, quotas, now } = asked;
  const rows = await store.db
    .selectFrom('tables')
    .leftJoin('guests', 'guests.id', 'tables.host')
    .select(['tables.id', 'tables.host', 'tables.phase', 'tables.size', 'tables.changed_at', 'tables.imported'])
    .select('guests.network')
    .where('tables.imported', '>', 0)
    .execute();
  const things = rows.map(({ id, host, phase, size, changed_at, imported, network }): Brought => {
    const isOver = phase === 'over' || phase === 'aborted';
    return {
      id,
      guest: host,
      network: networkKey(network, host),
      // A game that was moved here and ended here is one of its players' finished games.
      count: imported === 2 && isOver ? 0 : 1,
      bytes: imported === 2 && isOver ? 0 : size,
      usedAt: changed_at,
      isFree: imported === 1 && isOver,
    };
  });
  return makeRoom(things, await newcomerOf(store, guest, bytes), { shares: quotas.records, now });
}

/** The key of a guest's list: a later list with the same key replaces it. */
export interface ListKey {
  readonly guest: string;
  readonly language: WordListRow['language'];
  readonly name: string;
  readonly kind: 'own' | 'house';
}

/**
 * The lists that have to go for another one; null: there is no room. A list that the new one replaces does not count.
 * Older versions of a house list, which grows with every game and is kept for the games that use it, count by size only.
 */
export async function roomForList(
  { key, ...asked }: Omit<Bringing, 'guest'> & { key: ListKey },
  store: Store,
): Promise<readonly string[] | null> {
  const { bytes, quotas, now } = asked;
  const rows = await readLists(store, now);
  const things = rows.map((row): Brought => {
    const isReplaced =
      row.guest === key.guest &&
      row.language === key.language &&
      row.name === key.name &&
      row.kind === key.kind &&
      row.removed_at === null;
    const counts = !isReplaced && (row.kind === 'own' || row.removed_at === null);
    return { ...row, count: counts ? 1 : 0, network: networkKey(row.network, row.guest) };
  });
  return makeRoom(things, await newcomerOf(store, key.guest, bytes), { shares: quotas.lists, now });
}

/** All lists that still have their words, and whether they are in use. */
async function readLists({ db }: Store, now: number) {
  const rows = await db
    .selectFrom('word_lists')
    .leftJoin('guests', 'guests.id', 'word_lists.guest')
    .select([
      'word_lists.id',
      'word_lists.guest',
      'word_lists.language',
      'word_lists.name',
      'word_lists.kind',
      'word_lists.removed_at',
      'word_lists.created_at',
      'guests.network',
    ])
    .select(sql<number>`length(word_lists.graph) + length(coalesce(word_lists.meanings, ''))`.as('bytes'))
    .select(({ selectFrom }) => [
      selectFrom('tables')
        .select(({ fn }) => fn.max('tables.changed_at').as('at'))
        .whereRef('tables.words', '=', 'word_lists.id')
        .as('used'),
      selectFrom('tables')
        .select(({ fn }) => fn.max('tables.changed_at').as('at'))
        .whereRef('tables.words', '=', 'word_lists.id')
        .where('phase', 'in', [...RUNNING])
        .as('running'),
    ])
    .where(sql`length(graph)`, '>', 0)
    .execute();
  return rows.map(({ created_at, used, running, ...row }) => {
    const usedAt = Math.max(created_at, Number(used ?? 0));
    const isFree = running === null && Number(used ?? 0) < now - REMATCH_WITHIN;
    return { ...row, bytes: Number(row.bytes), usedAt, isFree };
  });
}
