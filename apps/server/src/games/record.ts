/** Exports a finished game as a verifiable record, and imports one. */
import type { LogEntry } from '@lettertafel/engine';
import type { GameRecord } from '@lettertafel/fairness';
import { makeRecord } from '@lettertafel/house';
import { languageOf } from '@lettertafel/words';
import type { Transaction } from 'kysely';
import { mayBringRecord } from '../imports/quota.ts';
import type { Person } from '../people/guests.ts';
import { problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Store } from '../store/database.ts';
import { rowOfEntry } from '../store/entry-rows.ts';
import { readEntries } from '../store/log.ts';
import type { Schema, TableRow } from '../store/schema.ts';
import { insertTable, newId } from '../tables/create.ts';
import { chanceOf, readSeats } from './hosted.ts';

/** Rows per insert that both databases accept. */
const ROWS_AT_ONCE = 100;

/** The secret is revealed once the game is over or aborted, so that every deal can be checked. */
export async function recordOf(store: Store, row: TableRow): Promise<Result<GameRecord>> {
  if (row.phase !== 'over' && row.phase !== 'aborted') return problem('not-over');
  const seats = await readSeats(store, row.id);
  return makeRecord({
    settings: { game: row.game, players: seats.length, options: JSON.parse(row.options) },
    commitment: row.commitment,
    chance: chanceOf(row, seats),
    log: await readEntries(store, row.id, 0),
    isAborted: row.phase === 'aborted',
  });
}

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
    id,
    game: record.game,
    options: JSON.stringify(record.options),
    words: languageOf(record.game),
    host: person.id,
    listed: 0,
    chat: 0,
    phase: 'over' as const,
    scheme: chance.scheme ?? 1,
    secret: chance.secret,
    commitment: record.commitment,
    shares: chance.scheme === 2 && chance.hashes.length > 0 ? null : JSON.stringify(chance.shares),
    length: record.log.length,
    turn,
    scores: JSON.stringify(scores),
    imported: 1,
  };
  const seats = Array.from({ length: record.players }, (_, seat) => ({
    table_id: id,
    seat,
    kind: 'person' as const,
    level: null,
    name: null,
    share_hash: chance.scheme === 2 ? (chance.hashes[seat] ?? null) : null,
    share: chance.scheme === 2 ? (chance.shares[seat] ?? null) : null,
    link_hash: null,
    rematch: null,
    aborts: 0,
  }));
  await services.store.db.transaction().execute(async (trx) => {
    await insertTable(trx, services, { row, seats, holders: [] });
    await insertEntries(trx, id, record.log);
  });
  return { id };
}

export async function insertEntries(trx: Transaction<Schema>, table: string, log: readonly LogEntry[]): Promise<void> {
  const rows = log.map((entry) => rowOfEntry(table, entry));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    await trx.insertInto('entries').values(some).execute();
  }
}
