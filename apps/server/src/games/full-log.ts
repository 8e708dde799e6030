/**
 * A limit on the length of a log. Tiles can be exchanged for ever, and a log is read, replayed and sent as a whole: without
 * a limit one guest could fill the disk and block the event loop.
 */
import type { BaseMove } from '@lettertafel/engine';
import { IDLE_MOVES } from '@lettertafel/house';
import { type Problematic, problem } from '../problem.ts';
import { MOST_ENTRIES, MOST_LOG_BYTES } from '../store/log-length.ts';
import type { TableRow } from '../store/schema.ts';
import type { LiveTable } from './live-table.ts';

type Log = Pick<LiveTable, 'length'> & { readonly row: Pick<TableRow, 'size'> };

export function isFull({ length, row }: Log): boolean {
  return length >= MOST_ENTRIES || row.size >= MOST_LOG_BYTES;
}

/** Moves that end the game for a seat. */
export const FINAL: readonly string[] = ['resign', 'give-up'];

/** Why a move may not be added; null: it may. Only what brings the game to its end is accepted in a full log. */
export function objectionOfFullLog(live: Log, { do: what }: BaseMove): Problematic | null {
  if (!isFull(live) || IDLE_MOVES.includes(what) || FINAL.includes(what)) return null;
  return problem('too-many', { path: 'move.do', why: 'the game is too long: it can only be ended' });
}
