/** A game as a house holds it in memory: where it started, and what its log has led to. */
import {
  type Game,
  type GameId,
  type GameSettings,
  type GameState,
  gameById,
  type LogEntry,
  type Refused,
  replay,
} from '@lettertafel/engine';
import { type Chance, type Seed, seedOf } from '@lettertafel/fairness';

/** Who sent a move, and that sender's own name for it: sent twice, it is played once. */
export interface Request {
  readonly sender: string;
  readonly id: string;
}

/** An entry as a store keeps it. The request is nobody's business but the sender's and never leaves the house. */
export interface KeptEntry extends LogEntry {
  readonly request?: Request;
}

export interface TableSettings extends GameSettings {
  readonly game: GameId;
}

export interface LiveGame {
  /** The name of the table. */
  readonly id: string;
  readonly game: Game;
  readonly scheme: NonNullable<Chance['scheme']>;
  readonly seed: Seed;
  readonly state: GameState;
  /** How many entries the log has. */
  readonly length: number;
  /** How many of them have drawn tiles or cards. */
  readonly draws: number;
  /** The time of the latest entry; a log never runs back. */
  readonly latest: number;
  /** The entry that each request has become. */
  readonly requests: ReadonlyMap<string, number>;
}

/** A log that lacks an entry, or has one that only a newer version can read: nobody can go on with that game here. */
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
  return { id, game, scheme: chance.scheme ?? 1, seed, state, length: 0, draws: 0, latest: 0, requests: new Map() };
}

/** The game after further entries of its log, which has `length` entries by then. */
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

/** The game with entries that have led to this state. */
export function grown<Table extends LiveGame>(
  table: Table,
  entries: readonly KeptEntry[],
  state: Table['state'],
): Table {
  const asked = entries.flatMap(({ request, number }) => (request ? [[requestKey(request), number] as const] : []));
  return {
    ...table,
    state,
    length: table.length + entries.length,
    draws: table.draws + entries.filter(({ draw }) => draw !== undefined).length,
    latest: entries.at(-1)?.at ?? table.latest,
    requests: asked.length > 0 ? new Map([...table.requests, ...asked]) : table.requests,
  };
}

/** The entry that a request has become; undefined: none yet. */
export function playedAs({ requests }: LiveGame, request: Request): number | undefined {
  return requests.get(requestKey(request));
}

function requestKey({ sender, id }: Request): string {
  return `${sender} ${id}`;
}
