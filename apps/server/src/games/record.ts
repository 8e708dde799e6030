/** Exports a finished game as a verifiable record. */
import type { GameRecord } from '@lettertafel/fairness';
import { makeRecord } from '@lettertafel/house';
import { problem, type Result } from '../problem.ts';
import type { Store } from '../store/database.ts';
import { readEntries } from '../store/log.ts';
import type { TableRow } from '../store/schema.ts';
import { chanceOf, seatsOf } from './live-table.ts';

/** The secret is revealed once the game is over or aborted, so that every deal can be checked. */
export async function recordOf(store: Store, row: TableRow): Promise<Result<GameRecord>> {
  if (row.phase !== 'over' && row.phase !== 'aborted') return problem('not-over');
  const seats = await seatsOf(store.db, row.id).execute();
  return makeRecord({
    settings: { game: row.game, players: seats.length, options: JSON.parse(row.options) },
    commitment: row.commitment,
    chance: chanceOf(row, seats),
    log: await readEntries(store, row.id, 0),
    isAborted: row.phase === 'aborted',
  });
}
