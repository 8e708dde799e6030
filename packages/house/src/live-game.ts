/** A game in memory: its start, and the state its log has led to. */
import {
  type BaseMove,
  type GameId,
  type GameSettings,
  type GameState,
  gameById,
  type LogEntry,
  type OpaqueGame,
  type Refused,
  replay,
} from '@lettertafel/engine';
import { type Chance, type Seed, seedOf } from '@lettertafel/fairness';

/** The sender of a move, and the sender's id for it: sent twice, it is played once. */
export interface Request {
  readonly sender: string;
  readonly id: string;
}

export interface PlayedRequest {
  readonly request: Request;
  readonly move: BaseMove;
  /** Of its entry. */
  readonly number: number;
}

/** A stored entry. The request is private to the sender and never leaves the house. */
export interface KeptEntry extends LogEntry {
  readonly request?: Request;
}

export interface TableSettings extends GameSettings {
  readonly game: GameId;
}

export interface LiveGame {
  /** The table's id. */
  readonly id: string;
  readonly game: OpaqueGame;
  readonly scheme: NonNullable<Chance['scheme']>;
  readonly seed: Seed;
  readonly state: GameState;
  /** Number of log entries. */
  readonly length: number;
  /** How many of them drew tiles or cards. */
  readonly draws: number;
  /** The time of the latest entry; times in a log never decrease. */
  readonly latest: number;
  /** The requests that were played. */
  readonly requests: readonly PlayedRequest[];
}

/** The log lacks an entry, or needs a newer version: the game cannot continue here. */
export class DamagedLog extends Error {
  override readonly name = 'DamagedLog';
}

/** A game before its first entry. */
export function startGame(id: string, settings: TableSettings, chance: Chance): LiveGame | Refused {
  const game = gameById(settings.game);
  const created = game.create(settings.players, settings.options);
  if ('refusal' in created) return created;
  const { state } = created;
  const seed = seedOf(chance, settings);
  return { id, game, scheme: chance.scheme ?? 1, seed, state, length: 0, draws: 0, latest: 0, requests: [] };
}

/** Replays further entries; the log then has `length` entries. */
export function replayOn<Table extends LiveGame>(
  table: Table,
  entries: readonly KeptEntry[],
  length = table.length + entries.length,
): Table {
  const gap = entries.findIndex(({ number }, index) => number !== table.length + index);
  const missing = table.length + (gap >= 0 ? gap : entries.length);
  if (missing < length) throw new DamagedLog(`the log of table ${table.id} lacks entry ${missing} of ${length}`);
  return entries.length > 0 ? grown(table, entries, replay(table.game, table.state, entries)) : table;
}

/** Adds entries that have led to this state. */
export function grown<Table extends LiveGame>(
  table: Table,
  entries: readonly KeptEntry[],
  state: Table['state'],
): Table {
  const asked = entries.flatMap(({ request, move, number }) => (request ? [{ request, move, number }] : []));
  return {
    ...table,
    state,
    length: table.length + entries.length,
    draws: table.draws + entries.filter(({ draw }) => draw !== undefined).length,
    latest: entries.at(-1)?.at ?? table.latest,
    requests: asked.length > 0 ? [...table.requests, ...asked] : table.requests,
  };
}

/** What was played by a request; undefined: nothing yet. */
export function playedBy({ requests }: LiveGame, { sender, id }: Request): PlayedRequest | undefined {
  return requests.find(({ request }) => request.id === id && request.sender === sender);
}
