/** Chat at a table: plain text, numbered, sent to everybody there. */
import type { Saying } from '@lettertafel/protocol';
import type { Transaction } from 'kysely';
import type { Person } from '../people/guests.ts';
import { problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Store } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import { readTable, seatsHeldBy } from '../store/table-rows.ts';
import { isNameTaken } from './create.ts';

/** How many messages are read at most. */
const MOST = 200;
/** Older messages are deleted unless reported; checked after every so many messages. */
export const KEPT = 1000;
const LOOK_EVERY = 100;

/** The latest messages, from a number on. */
export async function sayingsAfter(
  { db }: Store,
  table: string,
  { after = 0, last = MOST }: { readonly after?: number; readonly last?: number },
): Promise<Saying[]> {
  const rows = await db
    .selectFrom('sayings')
    .select(['number', 'at', 'seat', 'name', 'text'])
    .where('table_id', '=', table)
    .where('number', '>=', after)
    .orderBy('number', 'desc')
    .limit(last)
    .execute();
  return rows.reverse();
}

export async function say(
  services: Services,
  table: string,
  { person, id: request, text }: { person: Person; id: string; text: string },
): Promise<Result<{ number: number }>> {
  const { store, now, announce } = services;
  const outcome = await store.db
    .transaction()
    .execute(async (trx): Promise<Result<{ number: number; isNew: boolean }>> => {
      // Updating the table's row locks it, so that message numbers have no gaps.
      const touched = trx.updateTable('tables').set(({ ref }) => ({ chat: ref('chat') }));
      await touched.where('id', '=', table).execute();
      const rows = await readTable({ db: trx }, table);
      if (!rows) return problem('no-such-table');
      if (rows.row.chat === 0) return problem('chat-off');
      const guest = await trx.selectFrom('guests').selectAll().where('id', '=', person.id).executeTakeFirst();
      if (!guest) return problem('not-your-seat');
      if (guest.banned_at !== null) return problem('banned');
      if (guest.muted_at !== null) return problem('muted');
      const ofTable = trx.selectFrom('sayings').where('table_id', '=', table);
      const said = await ofTable
        .select(['number', 'text'])
        .where('guest', '=', person.id)
        .where('request', '=', request)
        .executeTakeFirst();
      if (said && said.text !== text && said.text !== '') {
        return problem('not-understood', { path: 'id', why: 'it was used for another message' });
      }
      if (said) return { number: said.number, isNew: false };
      const last = await ofTable.select(({ fn }) => fn.max('number').as('number')).executeTakeFirst();
      const number = (last?.number ?? -1) + 1;
      const [seat = null] = seatsHeldBy(rows, person.id);
      // A spectator may not use a player's name.
      const own = isNameTaken(rows.seats, person.name) ? null : person.name;
      const name = seat === null ? own : (rows.seats[seat]?.name ?? null);
      const saying = { table_id: table, number, at: now(), seat, name, guest: person.id, request, text };
      await trx.insertInto('sayings').values(saying).execute();
      if (number % LOOK_EVERY === 0) await forgetBefore(trx, table, number - KEPT);
      return { number, isNew: true };
    });
  if ('problem' in outcome) return outcome;
  services.bounds.note(person.id);
  if (outcome.isNew) {
    announce('said', [table]);
    await services.tellSaid(table);
  }
  return { number: outcome.number };
}

/** Old messages are no longer shown: delete them, so that a long chat does not fill the disk. */
async function forgetBefore(trx: Transaction<Schema>, table: string, number: number): Promise<void> {
  await trx
    .deleteFrom('sayings')
    .where('table_id', '=', table)
    .where('number', '<', number)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reports')
            .select('reports.number')
            .whereRef('reports.table_id', '=', 'sayings.table_id')
            .whereRef('reports.number', '=', 'sayings.number')
            .where('reports.kind', '=', 'saying'),
        ),
      ),
    )
    .execute();
}
