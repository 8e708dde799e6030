/**
 * Asking the others of a finished game to play again, long after they have left it: a new table with their seats free,
 * which stands in their lists until they sit down or hide it.
 */
import type { CompiledQuery } from 'kysely';
import type { Person } from '../people/guests.ts';
import { problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Store } from '../store/database.ts';
import { newId } from '../store/ids.ts';
import { insertingNotices } from '../store/notices.ts';
import { ownersOf, readTable, seatsHeldBy, seatsOwnedBy, type TableRows } from '../store/table-rows.ts';
import { insertingTable } from './create.ts';
import { rematchOf, withAborts } from './rematch.ts';

/** Milliseconds in which nobody gets a second notice from the same host, however many tables that host sets. */
const TELL_EVERY = 60 * 60_000;

/** Makes the table, or finds the one at which the same people are being asked already. */
export async function playAgain(services: Services, id: string, person: Person): Promise<Result<{ id: string }>> {
  const { store, now } = services;
  const table = await readTable(store, id);
  if (!table) return problem('no-such-table');
  if (seatsHeldBy(table, person.id).length === 0) return problem('not-your-seat');
  if (seatsOwnedBy(table, person.id).length === 0) return problem('not-the-owner');
  if (table.row.phase !== 'over' && table.row.phase !== 'aborted') return problem('not-over');
  if (!(await services.words.isPlayable(table.row.words))) return problem('no-such-list');
  const asked = await findWelcome(
    store,
    ownersOf(table).filter((guest) => guest !== person.id),
  );
  const since = now() - TELL_EVERY;
  const earlier = await findAsked(store, { host: person.id, since });
  const there = earlier.find(
    ({ game, isWaiting, guests }) =>
      isWaiting && game === table.row.game && String(guests.toSorted()) === String(asked.toSorted()),
  );
  if (there) return { id: there.id };

  const made = rematchOf(onlyOf(table, person.id), person);
  // The free seats are for those who are asked.
  const again = { ...made, row: { ...made.row, listed: 0 }, seats: await withAborts(services, made) };
  const told = new Set(earlier.flatMap(({ at, guests }) => (at > since ? guests : [])));
  services.bounds.note(person.id);
  await store.write([
    ...insertingTable(store.db, services, again),
    ...inviting(services, again.row.id, { asked, toTell: asked.filter((guest) => !told.has(guest)) }),
  ]);
  return { id: again.row.id };
}

/** The table as if the others had left it: their seats are free in a rematch. */
function onlyOf(table: TableRows, guest: string): TableRows {
  const mine = seatsOwnedBy(table, guest);
  return { ...table, holders: table.holders.filter(({ seat }) => mine.includes(seat)) };
}

function inviting(
  { store: { db }, now }: Services,
  table: string,
  { asked, toTell }: { readonly asked: readonly string[]; readonly toTell: readonly string[] },
): CompiledQuery[] {
  if (asked.length === 0) return [];
  const at = now();
  const rows = asked.map((guest) => ({ table_id: table, guest, at }));
  const notice = { id: newId('notice'), kind: 'invitation', guests: toTell, number: 0, at, remindAt: null } as const;
  return [
    db.insertInto('invitations').values(rows).compile(),
    ...(toTell.length > 0 ? insertingNotices(db, [{ table, notice }]) : []),
  ];
}

/** Those of them who may play here. */
async function findWelcome({ db }: Store, guests: readonly string[]): Promise<readonly string[]> {
  if (guests.length === 0) return [];
  const rows = await db
    .selectFrom('guests')
    .select('id')
    .where('id', 'in', guests)
    .where('banned_at', 'is', null)
    .where('leaving_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** The tables to which a host has asked people: those that still gather players, and recent ones. */
async function findAsked({ db }: Store, { host, since }: { readonly host: string; readonly since: number }) {
  const rows = await db
    .selectFrom('invitations')
    .innerJoin('tables', 'tables.id', 'invitations.table_id')
    .select(['tables.id', 'tables.game', 'invitations.guest', 'invitations.at', 'tables.phase'])
    .where('tables.host', '=', host)
    .where(({ or, eb }) => or([eb('tables.phase', '=', 'gathering'), eb('invitations.at', '>', since)]))
    .orderBy('invitations.at', 'desc')
    .limit(MOST_LOOKED_AT)
    .execute();
  const ids = [...new Set(rows.map(({ id }) => id))];
  return ids.flatMap((id) => {
    const of = rows.filter((row) => row.id === id);
    const [first] = of;
    if (!first) return [];
    const { game, phase, at } = first;
    return { id, game, isWaiting: phase === 'gathering', at: Number(at), guests: of.map(({ guest }) => guest) };
  });
}

const MOST_LOOKED_AT = 1000;
