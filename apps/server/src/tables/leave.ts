/**
 * Removes a guest from tables for good: resigns running games, frees seats of gathering tables, and resigns a game that
 * is being shuffled once it is dealt (`shuffle.ts`).
 */
import type { Transaction } from 'kysely';
import type { Services } from '../services.ts';
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

/** Removes a guest from tables, with `more` in the same transaction. Returns the tables. */
export async function leaveTables(
  services: Services,
  { guest, table, phases }: Leaving,
  more: More,
): Promise<readonly string[]> {
  const { store, runner, announce, tellTable } = services;
  const only = (held: readonly Held[]) =>
    held.filter(({ id, phase }) => (table ?? id) === id && (phases?.includes(phase) ?? true));
  // Resign, so that nobody waits. A seat held through a link stays with its owner.
  for (const { id, phase, seat, followed_at } of only(await readHeld(store.db, guest))) {
    if (phase !== 'playing' || followed_at !== null) continue;
    await runner.play(id, () => ({ move: { by: seat, do: 'resign' } }), { sender: guest, id: ownRequest(seat) });
  }
  const tables = await store.db.transaction().execute(async (trx) => {
    const ids = idsOf(only(await readHeld(trx, guest)));
    // Incrementing the revisions first locks these tables.
    for (const id of ids) {
      const raised = trx.updateTable('tables').set(({ eb }) => ({ revision: eb('revision', '+', 1) }));
      await raised.where('id', '=', id).execute();
    }
    const held = only(await readHeld(trx, guest)).filter(({ id }) => ids.includes(id));
    for (const { id, phase, seat, followed_at } of held) {
      const holders = trx.deleteFrom('seat_holders').where('table_id', '=', id).where('seat', '=', seat);
      // A seat that loses its owner loses its followers too.
      await (followed_at === null ? holders : holders.where('guest', '=', guest)).execute();
      if (followed_at !== null) continue;
      const left = phase === 'gathering' ? FREE : { link_hash: null };
      await trx.updateTable('seats').set(left).where('table_id', '=', id).where('seat', '=', seat).execute();
    }
    await more(trx, held);
    return ids;
  });
  announce('table', tables);
  for (const id of tables) await runner.refresh(id);
  await Promise.all(tables.map(tellTable));
  return tables;
}

/** No client can send an id with a colon (`requestIdSchema`). */
function ownRequest(seat: number): string {
  return `leaving:${seat}`;
}

/** Always in the same order, to avoid deadlocks. */
function idsOf(held: readonly Held[]): string[] {
  return [...new Set(held.map(({ id }) => id))].sort();
}

function readHeld(db: Services['store']['db'], guest: string): Promise<Held[]> {
  return db
    .selectFrom('seat_holders')
    .innerJoin('tables', 'tables.id', 'seat_holders.table_id')
    .select(['tables.id', 'tables.phase', 'seat_holders.seat', 'seat_holders.followed_at'])
    .where('guest', '=', guest)
    .execute();
}
