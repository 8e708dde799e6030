/** Imports a finished game from its record. */
import { mayBringRecord } from '../imports/quota.ts';
import type { Person } from '../people/guests.ts';
import { problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import { insertingEntries } from '../store/entry-rows.ts';
import { FREE } from '../store/table-rows.ts';
import { insertingTable, newId, rowOfRecord } from './create.ts';

/** Stores a record as a finished table. */
export async function importRecord(
  services: Services,
  person: Person,
  bytes: Uint8Array,
): Promise<Result<{ id: string }>> {
  const { store, workshop, quotas } = services;
  if (!(await mayBringRecord(store, person.id, quotas))) return problem('quota-full');
  const checked = await workshop.run({ kind: 'record', bytes }, person.id);
  if ('problem' in checked) return checked;
  const { record, turn, scores } = checked;
  const { chance } = record;
  const id = newId();
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
  await write([...insertingTable(db, services, { row, seats, holders: [] }), ...insertingEntries(db, id, record.log)]);
  return { id };
}
