/** A finished game as a record that anybody can check, and the way back. */
import { type GameState, gameById, LOG_VERSION, replay } from '@lettertafel/engine';
import { type GameRecord, verifyGame } from '@lettertafel/fairness';
import { type ParsedRecord, parseRecord } from '@lettertafel/protocol';
import { languageOf } from '@lettertafel/words';
import type { House } from '../house.ts';
import type { Person } from '../people/guests.ts';
import { type Outcome, problem, understood } from '../problem.ts';
import type { Store } from '../store/database.ts';
import { readEntries } from '../store/log.ts';
import type { EntryRow, TableRow } from '../store/schema.ts';
import { insertTable, newId } from '../tables/create.ts';
import { chanceOf, entryOf, readSeats } from './hosted.ts';

/** The secret is told only once the game is over, or the table was left: no deal stays hidden. */
export async function recordOf(store: Store, row: TableRow): Promise<Outcome<GameRecord>> {
  if (row.phase !== 'over' && row.phase !== 'aborted') return problem('not-over');
  const seats = await readSeats(store, row.id);
  const rows = await readEntries(store, row.id, 0);
  return {
    version: LOG_VERSION,
    game: row.game,
    players: seats.length,
    options: JSON.parse(row.options),
    commitment: row.commitment,
    chance: chanceOf(row, seats),
    ...(row.phase === 'aborted' ? { aborted: true as const } : {}),
    log: rows.map(entryOf),
  };
}

/** A record from elsewhere, if every entry of it is as the rules and its shuffle say. */
function checkedRecord(input: unknown): Outcome<{ record: ParsedRecord }> {
  const parsed = understood(parseRecord(input));
  if ('problem' in parsed) return problem('bad-record', parsed.problem);
  const verification = verifyGame(parsed.value);
  if (!verification.ok) return problem('bad-record', { path: `log.${verification.entry}`, why: verification.why });
  if (parsed.value.aborted) return problem('bad-record', { path: 'aborted', why: 'not-finished' });
  return { record: parsed.value };
}

/** Keeps a record as a table where the game is over. */
export async function importRecord(house: House, person: Person, input: unknown): Promise<Outcome<{ id: string }>> {
  const checked = checkedRecord(input);
  if ('problem' in checked) return checked;
  const { record } = checked;
  const { chance } = record;
  const id = newId();
  const end = endOf(record);
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
    shares: chance.scheme === 2 ? null : JSON.stringify(chance.shares),
    length: record.log.length,
    turn: end.turn,
    scores: JSON.stringify(end.scores),
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
  await house.store.db.transaction().execute(async (trx) => {
    await insertTable(trx, house, { row, seats, holders: [] });
    for (const entry of rowsOf(id, record)) await trx.insertInto('entries').values(entry).execute();
  });
  return { id };
}

function rowsOf(table: string, { log }: ParsedRecord): EntryRow[] {
  return log.map(({ number, at, move, events, verdicts, draw }) => ({
    table_id: table,
    number,
    at,
    move: JSON.stringify(move),
    events: JSON.stringify(events),
    verdicts: verdicts ? JSON.stringify(verdicts) : null,
    guest: null,
    request: null,
    draw: draw ?? null,
    version: LOG_VERSION,
  }));
}

/** The state at the end of a record that has been checked. */
function endOf({ game: id, players, options, log }: ParsedRecord): GameState {
  const game = gameById(id);
  const created = game.create(players, options);
  if ('refusal' in created) throw new Error(created.refusal.code);
  return replay(game, created.state, log);
}
