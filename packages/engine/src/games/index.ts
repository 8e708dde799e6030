/** All games by their ids: the only place that knows which there are. */

import type { CrosswordRules } from '../crossword/rules.ts';
import type { Game } from '../kernel/game.ts';
import type { TableRules } from '../table/rules.ts';
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

/** Any game with its own types; `family` tells which it is. */
export type AnyGame = (typeof GAMES)[GameId];

/** What anybody sees of any game, what is told of it, and what a seat is offered. */
export type GameView = ReturnType<AnyGame['viewFor']>;
export type SeenEvent = ReturnType<AnyGame['redact']>;
export type Offer = ReturnType<AnyGame['offersFor']>[number];

export const GAME_IDS = Object.keys(GAMES) as unknown as readonly [GameId, ...GameId[]];

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(GAMES, id);
}

type IdsOf<Rules> = { [Id in GameId]: (typeof GAMES)[Id] extends { readonly rules: Rules } ? Id : never }[GameId];

export type BoardGameId = IdsOf<CrosswordRules>;
export type TableGameId = IdsOf<TableRules>;

export function isBoardGame(id: GameId): id is BoardGameId {
  return GAMES[id].family !== 'table';
}

/** A game whose kind is only known when the program runs: its state, moves and events are opaque to the caller. */
export function gameById(id: GameId): Game {
  return GAMES[id] as unknown as Game;
}
