/** The audit log: administrators' actions, written in the same transaction and read by running servers. */
import type { Kysely } from 'kysely';
import type { Services } from '../services.ts';
import type { AuditRow, Schema } from '../store/schema.ts';

export type AuditAction = Pick<AuditRow, 'action'> & Partial<Omit<AuditRow, 'number' | 'at' | 'action'>>;

/** Runs inside the action's transaction. Of two simultaneous actions one fails and changes nothing. */
export async function recordAction(db: Kysely<Schema>, at: number, entry: AuditAction): Promise<void> {
  const number = (await latestNumber(db)) + 1;
  const unsaid = { guest: null, table_id: null, detail: null, reason: null };
  await db
    .insertInto('audit')
    .values({ ...unsaid, ...entry, number, at })
    .execute();
}

async function latestNumber(db: Kysely<Schema>): Promise<number> {
  const latest = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  return latest?.number ?? 0;
}

export function listActions(db: Kysely<Schema>, after = 0): Promise<AuditRow[]> {
  return db.selectFrom('audit').selectAll().where('number', '>', after).orderBy('number').execute();
}

export interface AuditWatch {
  close(): Promise<void>;
}

/** SQLite has no notifications, so a server polls. In milliseconds. */
const LOOK_EVERY = 1000;

/** Applies the actions that an administrator took outside this process. */
export async function watchAudit(services: Services, onError: (error: unknown) => void): Promise<AuditWatch> {
  const { db } = services.store;
  let known = await latestNumber(db);
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    const actions = await listActions(db, known);
    known = actions.at(-1)?.number ?? known;
    const tables = new Set(actions.flatMap(({ table_id }) => table_id ?? []));
    for (const table of tables) {
      await services.runner.refresh(table);
      await services.tellTable(table);
      await services.tellSaid(table);
    }
    if (actions.some(({ action }) => action === 'ban' || action === 'delete-guest')) await services.dismissUnwelcome();
  }

  const timer = setInterval(() => {
    looking ??= look()
      .catch(onError)
      .finally(() => {
        looking = null;
      });
  }, LOOK_EVERY);
  return {
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}
