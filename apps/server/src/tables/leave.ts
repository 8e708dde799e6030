/**
 * Removes a guest from tables for good: resigns running games, frees seats of gathering tables, and resigns a game that
 * is being shuffled once it is dealt (`shuffle.ts`).
 */
import type { Transaction } from 'kysely';
import type { Services } from '../services.ts';
import { persist } from '../store/persistence.ts';
import type { Phase, Schema } from '../store/schema.ts';
import { FREE } from '../store/table-rows.ts';

type Held = Pick<Schema['tables'], 'id' | 'phase'> & Pick<Schema['seat_holders'], 'seat' | 'followed_at'>;

export interface Leaving {
  readonly guest: string;
  /** Default: all of them. */
  readonly table?: string;
  /** Default: all of them. */
  readonly phases?: readonly Phase[];
}

export type More = (trx: Transaction<Schema>, held: readonly Held[]) => Promise<void>;

/**
 * Removes a guest from tables, one after the other, so that nobody else waits long. `more` runs in the transaction of each
 * table. What fails half-way is done by calling this again. Returns the tables.
 */
export async function leaveTables(services: Services, leaving: Leaving, more: More): Promise<readonly string[]> {
  const { store } = services;
  const { guest, table, phases } = leaving;
  const held = await persist(() => readHeld(store.db, guest));
  const left = held.filter(({ id, phase }) => (table ?? id) === id && (phases?.includes(phase) ?? true));
  const ids = [...new Set(left.map(({ id }) => id))];
  for (const id of ids) {
    // Resign, so that nobody waits. A seat held through a link stays with its owner.
    const playing = left.filter((one) => one.id === id && one.phase === 'playing' && one.followed_at === null);
    for (const { seat } of playing) await resign(services, id, { guest, seat });
    await leaveTable(services, { guest, id }, more);
  }
  return ids;
}

async function resign({ runner }: Services, id: string, { guest, seat }: { guest: string; seat: number }) {
  // No client can send an id with a colon (`requestIdSchema`).
  const request = { sender: guest, id: `leaving:${seat}` };
  await persist(() => runner.play(id, () => ({ move: { by: seat, do: 'resign' } }), request));
}

async function leaveTable(services: Services, { guest, id }: { guest: string; id: string }, more: More) {
  const { store, runner, announce, tellTable } = services;
  await persist(() =>
    store.db.transaction().execute(async (trx) => {
      // Incrementing the revision first locks the table.
      const raised = trx.updateTable('tables').set(({ eb }) => ({ revision: eb('revision', '+', 1) }));
      await raised.where('id', '=', id).execute();
      const held = (await readHeld(trx, guest)).filter((one) => one.id === id);
      for (const { phase, seat, followed_at } of held) {
        const holders = trx.deleteFrom('seat_holders').where('table_id', '=', id).where('seat', '=', seat);
        // A seat that loses its owner loses its followers too.
        await (followed_at === null ? holders : holders.where('guest', '=', guest)).execute();
        if (followed_at !== null) continue;
        const left = phase === 'gathering' ? FREE : { link_hash: null };
        await trx.updateTable('seats').set(left).where('table_id', '=', id).where('seat', '=', seat).execute();
      }
      if (held.length > 0) await more(trx, held);
    }),
  );
  announce('table', [id]);
  await runner.refresh(id);
  await tellTable(id);
}

function readHeld(db: Services['store']['db'], guest: string): Promise<Held[]> {
  return db
    .selectFrom('seat_holders')
    .innerJoin('tables', 'tables.id', 'seat_holders.table_id')
    .select(['tables.id', 'tables.phase', 'seat_holders.seat', 'seat_holders.followed_at'])
    .where('guest', '=', guest)
    .orderBy('tables.id')
    .execute();
}
