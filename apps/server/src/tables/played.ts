/** A guest's finished games in brief. What each seat achieved is told from the log once, and kept with the table. */
import { type Feats, featsOf, gameById, tellStory } from '@lettertafel/engine';
import { DamagedLog } from '@lettertafel/house';
import type { PlayedGame } from '@lettertafel/protocol';
import type { Services } from '../services.ts';
import type { Store } from '../store/database.ts';
import { readEntries } from '../store/log.ts';
import type { TableRow } from '../store/schema.ts';
import { readTables, seatsHeldBy, type TableRows } from '../store/table-rows.ts';
import { ownTables, readWinners } from './lists.ts';

/** Most games in one answer. */
export const MOST_PLAYED = 100;
/** Logs told for one answer; the feats of further games come with the next. */
const TOLD_AT_ONCE = 20;
/** No game of players who want to end it is as long. */
const LONGEST_TOLD = 2000;
/** Entries read in one go, so that others' moves come between them. */
const PAGE = 200;

interface Played {
  readonly games: readonly PlayedGame[];
  /** Log entries that had to be read. */
  readonly entries: number;
}

export async function listPlayed(
  services: Services,
  guest: string,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<Played> {
  const { store } = services;
  const own = ownTables(store.db, guest).where('phase', '=', 'over').limit(Math.min(limit, MOST_PLAYED)).offset(skip);
  const ids = (await own.execute()).map(({ id }) => id);
  const winners = await readWinners(services, ids);
  const games: PlayedGame[] = [];
  let entries = 0;
  let told = 0;
  for (const table of await readTables(store, ids)) {
    const { row, seats } = table;
    const isToTell = row.feats === null && told < TOLD_AT_ONCE;
    const feats = isToTell ? await tellFeats(store, row, seats.length) : featsIn(row.feats);
    if (isToTell) {
      told += 1;
      entries += Math.min(row.length, LONGEST_TOLD);
    }
    games.push({ ...describePlayed(table, guest), winners: winners.get(row.id) ?? [], feats: feats && [...feats] });
  }
  return { games, entries };
}

function describePlayed(table: TableRows, guest: string): Omit<PlayedGame, 'winners' | 'feats'> {
  const { row, seats } = table;
  const mine = seatsHeldBy(table, guest);
  return {
    id: row.id,
    game: row.game,
    at: row.changed_at,
    players: seats.map(({ seat, kind, level, name }) =>
      kind === 'bot' ? { kind, level: level ?? '' } : { kind: 'person', name, mine: mine.includes(seat) },
    ),
    scores: JSON.parse(row.scores),
    isPractice: row.imported === 1,
  };
}

function featsIn(text: string | null): readonly Feats[] | null {
  const feats: readonly Feats[] = JSON.parse(text ?? '[]');
  return feats.length > 0 ? feats : null;
}

/** Nothing changes in a game that is over, so they are never told again. */
async function tellFeats(store: Store, row: TableRow, seats: number): Promise<readonly Feats[] | null> {
  const feats = await readFeats(store, row, seats);
  const text = JSON.stringify(feats);
  await store.db.updateTable('tables').set({ feats: text }).where('id', '=', row.id).execute();
  return featsIn(text);
}

async function readFeats(store: Store, { id, game, options, length }: TableRow, seats: number) {
  if (length > LONGEST_TOLD) return [];
  const created = gameById(game).create(seats, JSON.parse(options));
  if ('refusal' in created) return [];
  try {
    const log = [];
    for (let from = 0; from < length; from += PAGE)
      log.push(...(await readEntries(store, id, { from, to: from + PAGE })));
    return featsOf(tellStory(log, created.state));
  } catch (error) {
    if (error instanceof DamagedLog) return [];
    throw error;
  }
}
