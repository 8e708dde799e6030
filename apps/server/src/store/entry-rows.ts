/** Entries of a log as rows of the store, and back. */
import { LOG_VERSION } from '@lettertafel/engine';
import { DamagedLog, type KeptEntry } from '@lettertafel/house';
import type { EntryRow } from './schema.ts';

export function rowOfEntry(table: string, { number, at, move, events, verdicts, draw, request }: KeptEntry): EntryRow {
  return {
    table_id: table,
    number,
    at,
    move: JSON.stringify(move),
    events: JSON.stringify(events),
    verdicts: verdicts ? JSON.stringify(verdicts) : null,
    guest: request?.sender ?? null,
    request: request?.id ?? null,
    draw: draw ?? null,
    version: LOG_VERSION,
  };
}

export function entryOfRow(row: EntryRow): KeptEntry {
  const { table_id, number, at, move, events, verdicts, draw, guest, request, version } = row;
  if (version > LOG_VERSION) {
    throw new DamagedLog(`entry ${number} of table ${table_id} has the newer version ${version}`);
  }
  return {
    number,
    at,
    move: JSON.parse(move),
    events: JSON.parse(events),
    ...(draw === null ? {} : { draw }),
    ...(verdicts === null ? {} : { verdicts: JSON.parse(verdicts) }),
    ...(guest === null || request === null ? {} : { request: { sender: guest, id: request } }),
  };
}
