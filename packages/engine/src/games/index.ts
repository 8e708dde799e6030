/** All games by their ids: the only place that knows which there are. */
import type { Game } from '../kernel/game.ts';
import { rummikubInternational } from './rummikub-international/index.ts';
import { rummikubSabra } from './rummikub-sabra/index.ts';
import { scrabbleDe } from './scrabble-de/index.ts';
import { scrabbleXlNl } from './scrabble-xl-nl/index.ts';
import { tricksterNl } from './trickster-nl/game.ts';

export const GAMES = {
  'scrabble-xl-nl': scrabbleXlNl,
  'scrabble-de': scrabbleDe,
  'trickster-nl': tricksterNl,
  'rummikub-sabra': rummikubSabra,
  'rummikub-international': rummikubInternational,
} as const;

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(GAMES, id);
}

/** A game whose kind is only known when the program runs: its state, moves and events are opaque to the caller. */
export function gameById(id: GameId): Game {
  return GAMES[id] as unknown as Game;
}
