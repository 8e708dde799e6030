/** Entries of a log as rows of the store, and back. */
import { LOG_VERSION, type LogEntry } from '@lettertafel/engine';
import { DamagedLog, type KeptEntry } from '@lettertafel/house';
import type { CompiledQuery, Kysely } from 'kysely';
import type { EntryRow, Schema } from './schema.ts';

/** Rows per insert that both databases accept. */
const ROWS_AT_ONCE = 100;

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

/** In bytes, as far as it depends on what was played. */
export function sizeOf({ move, events, verdicts }: EntryRow): number {
  return Buffer.byteLength(move) + Buffer.byteLength(events) + Buffer.byteLength(verdicts ?? '');
}

function checkVersion({ table_id, number, version }: EntryRow): void {
  if (version > LOG_VERSION) {
    throw new DamagedLog(`entry ${number} of table ${table_id} has the newer version ${version}`);
  }
}

export function entryOfRow(row: EntryRow): KeptEntry {
  const { number, at, move, events, verdicts, draw, guest, request } = row;
  checkVersion(row);
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

/** As JSON, without its request, which is private to the sender. */
export function textOfEntry(row: EntryRow): string {
  const { number, at, move, events, verdicts, draw } = row;
  checkVersion(row);
  const more = `${draw === null ? '' : `,"draw":${draw}`}${verdicts === null ? '' : `,"verdicts":${verdicts}`}`;
  return `{"number":${number},"at":${at},"move":${move},"events":${events}${more}}`;
}

/** A whole log, ready to be stored. */
export interface LogRows {
  /** Without the table's id, which is not known yet. */
  readonly rows: readonly Omit<EntryRow, 'table_id'>[];
  readonly bytes: number;
}

/** It takes too long for the event loop. */
export function rowsOfLog(log: readonly LogEntry[]): LogRows {
  const rows = log.map((entry) => rowOfEntry('', entry));
  return { rows, bytes: rows.reduce((sum, row) => sum + sizeOf(row), 0) };
}

/** Writes the whole log of an imported game. */
export function insertingEntries(db: Kysely<Schema>, table: string, rows: LogRows['rows']): CompiledQuery[] {
  const parts = Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, part) => part * ROWS_AT_ONCE);
  return parts.map((from) =>
    db
      .insertInto('entries')
      .values(rows.slice(from, from + ROWS_AT_ONCE).map((row) => ({ ...row, table_id: table })))
      .compile(),
  );
}
