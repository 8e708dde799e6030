/** What the host of the server has done: written with the deed, and read by running servers so that they notice. */
import type { Kysely } from 'kysely';
import type { House } from '../house.ts';
import type { AuditRow, Schema } from '../store/schema.ts';

export type Deed = Pick<AuditRow, 'action'> & Partial<Omit<AuditRow, 'number' | 'at' | 'action'>>;

/** Within the transaction of the deed. Two at the same moment collide: one of them fails and changes nothing. */
export async function recordDeed(db: Kysely<Schema>, at: number, deed: Deed): Promise<void> {
  const number = (await latestDeed(db)) + 1;
  const unsaid = { guest: null, table_id: null, detail: null, reason: null };
  await db
    .insertInto('audit')
    .values({ ...unsaid, ...deed, number, at })
    .execute();
}

async function latestDeed(db: Kysely<Schema>): Promise<number> {
  const latest = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  return latest?.number ?? 0;
}

export function listDeeds(db: Kysely<Schema>, after = 0): Promise<AuditRow[]> {
  return db.selectFrom('audit').selectAll().where('number', '>', after).orderBy('number').execute();
}

export interface Notices {
  close(): void;
}

/** A file has no way to tell its server of anything: it looks. */
const LOOK_EVERY = 1000;

/** Heeds what the host of the server does beside this server. */
export async function noticeDeeds(house: House, onError: (error: unknown) => void): Promise<Notices> {
  const { db } = house.store;
  let known = await latestDeed(db);
  let isLooking = false;

  async function look(): Promise<void> {
    const deeds = await listDeeds(db, known);
    known = deeds.at(-1)?.number ?? known;
    const tables = new Set(deeds.flatMap(({ table_id }) => table_id ?? []));
    for (const table of tables) {
      await house.host.refresh(table);
      await house.tellTable(table);
      await house.tellSaid(table);
    }
    if (deeds.some(({ action }) => action === 'ban' || action === 'delete-guest')) await house.dismissUnwelcome();
  }

  const looking = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(onError)
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_EVERY);
  return { close: () => clearInterval(looking) };
}
