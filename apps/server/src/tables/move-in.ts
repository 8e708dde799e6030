/** Takes over a running game from a browser. The table continues here; sending it again changes nothing. */
import type { CheckedMove } from '../imports/check-moved-game.ts';
import { roomForRecord } from '../imports/quota.ts';
import type { Person } from '../people/guests.ts';
import { problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import { settingDeadline } from '../store/deadlines.ts';
import { insertingEntries } from '../store/entry-rows.ts';
import { tableIdsFrom } from '../store/ids.ts';
import type { SeatRow } from '../store/schema.ts';
import { FREE } from '../store/table-rows.ts';
import { insertingTable, isNameTaken, NO_BOTS, rowOfRecord } from './create.ts';
import { removeTables } from './remove.ts';

/** How far a device's clock may be ahead of the server's: until the server catches up, no game clock runs. */
const MOST_AHEAD = 60 * 1000;

export interface MovingIn {
  /** Random, chosen by the browser: the same for every attempt to move this game. */
  readonly key: string;
  readonly bytes: Uint8Array;
}

export async function moveIn(
  services: Services,
  person: Person,
  { key, bytes }: MovingIn,
): Promise<Result<{ id: string }>> {
  const { store, workshop, quotas, now } = services;
  const room = (bytes: number) => roomForRecord(store, { guest: person.id, bytes, quotas, now: now() });
  // The id of a table is unguessable, so the browser's key is hashed, and another guest gets another table.
  const [id, former] = tableIdsFrom(`lettertafel moved game ${person.id} ${key}`);
  // The answer to an earlier attempt was lost.
  for (const known of [id, former]) if (await isHere(services, known)) return { id: known };
  if (!(await room(0))) return problem('quota-full');
  const checked = await workshop.run({ kind: 'moved-game', bytes }, person.id);
  if ('problem' in checked) return checked;
  if (checked.latest > services.now() + MOST_AHEAD) return problem('clock-ahead');
  const seats = seatRows(id, checked);
  const hasBots = seats.some(({ kind }) => kind === 'bot');
  if (hasBots && !services.hasBots) return problem('bad-options', { path: 'seats', why: NO_BOTS });
  const doubled = seats.findIndex(({ name }, index) => isNameTaken(seats.slice(0, index), name));
  if (doubled >= 0) return problem('name-taken', { path: `seats.${doubled}.name` });
  const givingWay = await room(checked.record.log.bytes);
  if (!givingWay) return problem('quota-full');
  await removeTables(services, givingWay);
  services.bounds.note(person.id);
  try {
    await insert(services, person, { id, seats, checked });
  } catch (error) {
    // Another server has taken over the same game at this moment.
    if (await isHere(services, id)) return { id };
    throw error;
  }
  return { id };
}

async function isHere({ store }: Services, id: string): Promise<boolean> {
  return (await store.db.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

function seatRows(id: string, { seats }: CheckedMove): readonly SeatRow[] {
  return seats.map((seat, number) => ({
    ...FREE,
    table_id: id,
    seat: number,
    kind: seat.kind,
    level: seat.kind === 'bot' ? seat.level : null,
    name: seat.kind === 'person' ? seat.name : null,
  }));
}

interface Inserted {
  readonly id: string;
  readonly seats: readonly SeatRow[];
  readonly checked: CheckedMove;
}

async function insert(services: Services, person: Person, { id, seats, checked }: Inserted): Promise<void> {
  const { record, latest, spent, dueAt } = checked;
  const now = services.now();
  /** Gives back the time between the browser's last entry and now. */
  const owed = dueAt === null ? 0 : Math.max(0, Math.round(now - latest - spent));
  const row = {
    ...rowOfRecord(id, record, person),
    phase: 'playing' as const,
    scheme: 2,
    sealed_at: now,
    // The device shuffled alone.
    shares: '[]',
    owed,
    turn: checked.turn,
    scores: JSON.stringify(checked.scores),
    awaited: JSON.stringify(checked.awaited),
    imported: checked.practice ? 1 : 2,
  };
  const holders = seats.flatMap(({ kind, seat }) =>
    kind === 'person' ? [{ table_id: id, seat, guest: person.id, followed_at: null, name: null }] : [],
  );
  const deadlines = [
    ...(dueAt === null ? [] : [{ kind: 'clock' as const, at: dueAt + owed }]),
    ...(checked.isBotAsked ? [{ kind: 'bot' as const, at: now }] : []),
  ];
  const { db, write } = services.store;
  await write([
    ...insertingTable(db, services, { row, seats, holders }),
    ...insertingEntries(db, id, record.log.rows),
    ...deadlines.map(({ kind, at }) => settingDeadline(db, { table_id: id, kind, at })),
  ]);
  for (const { at } of deadlines) services.wake(at);
}
