/** Imports a finished game from its record. */
import { roomForRecord } from '../imports/quota.ts';
import type { Person } from '../people/guests.ts';
import { problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import { insertingEntries } from '../store/entry-rows.ts';
import { newId } from '../store/ids.ts';
import { FREE } from '../store/table-rows.ts';
import { insertingTable, rowOfRecord } from './create.ts';
import { removeTables } from './remove.ts';

/** Stores a record as a finished table. */
export async function importRecord(
  services: Services,
  person: Person,
  bytes: Uint8Array,
): Promise<Result<{ id: string }>> {
  const { store, workshop, quotas, now } = services;
  const room = (bytes: number) => roomForRecord(store, { guest: person.id, bytes, quotas, now: now() });
  if (!(await room(0))) return problem('quota-full');
  const checked = await workshop.run({ kind: 'record', bytes }, person.id);
  if ('problem' in checked) return checked;
  const { record, turn, scores } = checked;
  const { chance } = record;
  const givingWay = await room(record.log.bytes);
  if (!givingWay) return problem('quota-full');
  await removeTables(services, givingWay);
  services.bounds.note(person.id);
  const id = newId('table');
  const row = {
    ...rowOfRecord(id, record, person),
    phase: 'over' as const,
    scheme: chance.scheme ?? 1,
    shares: chance.scheme === 2 && chance.hashes.length > 0 ? null : JSON.stringify(chance.shares),
    turn,
    scores: JSON.stringify(scores),
    imported: 1,
  };
  const seats = Array.from({ length: record.players }, (_, seat) => ({
    ...FREE,
    table_id: id,
    seat,
    kind: 'person' as const,
    share_hash: chance.scheme === 2 ? (chance.hashes[seat] ?? null) : null,
    share: chance.scheme === 2 ? (chance.shares[seat] ?? null) : null,
  }));
  const { db, write } = store;
  await write([
    ...insertingTable(db, services, { row, seats, holders: [] }),
    ...insertingEntries(db, id, record.log.rows),
  ]);
  return { id };
}
