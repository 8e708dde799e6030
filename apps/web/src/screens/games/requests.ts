/** Loads finished games from the server, from this device and from score sheets. */
import { type PlayedGame, playedGameSchema } from '@lettertafel/protocol';
import * as v from 'valibot';
import { knownName } from '../../app/me.ts';
import { hasServer } from '../../base/address.ts';
import { ask } from '../../connection/http.ts';
import { hasLocalTables } from '../../local/requests.ts';
import { askLocal } from '../../local/worker-channel.ts';
import type { SavedSheet } from '../../scorekeeper/saved-sheets.ts';
import { hasSheets } from '../../scorekeeper/sheet-storage.ts';
import type { FinishedGame } from './finished-game.ts';

/** The server's largest page. */
const PAGE = 100;
/** Of the server's games. */
const MOST_GAMES = 1000;

const games = v.array(playedGameSchema);

export interface Loaded {
  /** The latest first. */
  readonly finished: readonly FinishedGame[];
  /** Score sheets of games that go on. */
  readonly sheets: readonly SavedSheet[];
  /** The server could not be asked: its games are missing. */
  readonly isOffline: boolean;
}

export async function loadFinished(): Promise<Loaded> {
  const [there, here, kept] = await Promise.all([loadFromServer(), loadLocal(), loadSheets()]);
  const tables = [...there.games, ...here].map((game) => ({ ...game, source: 'table' as const }));
  const sheets = kept.finished.map((game) => ({ ...game, source: 'sheet' as const }));
  return {
    finished: [...tables, ...sheets].sort((one, other) => other.at - one.at),
    sheets: kept.running,
    isOffline: there.isOffline,
  };
}

async function loadFromServer(): Promise<{ readonly games: readonly PlayedGame[]; readonly isOffline: boolean }> {
  const all: PlayedGame[] = [];
  while (hasServer && all.length < MOST_GAMES) {
    const path = `me/games?skip=${all.length}&limit=${PAGE}`;
    const answer = await ask({ method: 'GET', path }, games);
    if ('problem' in answer) return { games: all, isOffline: true };
    all.push(...answer.value);
    if (answer.value.length < PAGE) break;
  }
  return { games: all, isOffline: false };
}

async function loadLocal(): Promise<readonly PlayedGame[]> {
  if (!hasLocalTables()) return [];
  const answer = await askLocal({ ask: 'played' }, games);
  return 'value' in answer ? answer.value : [];
}

async function loadSheets() {
  if (!hasSheets()) return { finished: [], running: [] };
  return (await import('../../scorekeeper/index.ts')).keptGames(knownName());
}
