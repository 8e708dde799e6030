/** Exports a finished game as a verifiable record. */
import { makeRecord } from '@lettertafel/house';
import type { Work } from '../people/work.ts';
import { problem, type Result } from '../problem.ts';
import type { Store } from '../store/database.ts';
import { textOfEntry } from '../store/entry-rows.ts';
import { readEntryRows } from '../store/log.ts';
import type { TableRow } from '../store/schema.ts';
import { chanceOf, seatsOf } from './live-table.ts';

/** Entries read in one go, so that others' moves come between them. */
const PAGE = 200;

/** As JSON, and what it has cost. The secret is revealed once the game is over or aborted, so that every deal can be checked. */
export async function recordOf(
  store: Store,
  row: TableRow,
): Promise<Result<{ readonly text: string; readonly work: Partial<Work> }>> {
  if (row.phase !== 'over' && row.phase !== 'aborted') return problem('not-over');
  const seats = await seatsOf(store.db, row.id).execute();
  const { log: _, ...head } = makeRecord({
    settings: { game: row.game, players: seats.length, options: JSON.parse(row.options) },
    commitment: row.commitment,
    chance: chanceOf(row, seats),
    log: [],
    isAborted: row.phase === 'aborted',
  });
  // Entries are stored as JSON: they need neither be parsed nor written again.
  const texts: string[] = [];
  for (let from = 0; from < row.length; from += PAGE) {
    const rows = await readEntryRows(store, row.id, { from, to: Math.min(from + PAGE, row.length) });
    texts.push(...rows.map(textOfEntry));
  }
  const text = `${JSON.stringify(head).slice(0, -1)},"log":[${texts.join(',')}]}`;
  return { text, work: { entries: row.length } };
}
