/** Changes of a table other than moves: serialised, atomic, then announced. */
import type { Transaction } from 'kysely';
import { isProblem, type Problematic, problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Schema } from '../store/schema.ts';
import { readTable, type TableRows } from '../store/table-rows.ts';

export type Change<Value> = (trx: Transaction<Schema>, table: TableRows) => Promise<Result<Value>>;

/** Rolls a change back. */
class Undone extends Error {
  readonly why: Problematic;
  constructor(why: Problematic) {
    super('the change is not made');
    this.why = why;
  }
}

export async function changeTable<Value>(
  services: Services,
  id: string,
  change: Change<Value>,
): Promise<Result<Value>> {
  const { store, host, now, announce } = services;
  try {
    const value = await host.between(id, () =>
      store.db.transaction().execute(async (trx) => {
        // Incrementing the revision first also locks the row against other servers.
        const raised = await trx
          .updateTable('tables')
          .set(({ eb }) => ({ revision: eb('revision', '+', 1), changed_at: now() }))
          .where('id', '=', id)
          .executeTakeFirst();
        if (raised.numUpdatedRows !== 1n) throw new Undone(problem('no-such-table'));
        const table = await readTable({ db: trx }, id);
        if (!table) throw new Undone(problem('no-such-table'));
        const outcome = await change(trx, table);
        if (isProblem(outcome)) throw new Undone(outcome);
        await announce(trx, 'table', [id]);
        return outcome;
      }),
    );
    await host.refresh(id);
    await services.tellTable(id);
    return value;
  } catch (error) {
    if (error instanceof Undone) return error.why;
    throw error;
  }
}
