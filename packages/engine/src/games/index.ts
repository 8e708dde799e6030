/** All games by id: the only place that lists them. */

import type { CrosswordRules } from '../crossword/rules.ts';
import type { CrosswordMove } from '../crossword/state.ts';
import type { BaseMove, Family, Game, GameState } from '../kernel/game.ts';
import type { AskedOptions } from '../kernel/options.ts';
import type { TableRules } from '../table/rules.ts';
import type { TableMove } from '../table/state.ts';
import type { TableView } from '../table/view.ts';
import { rummikubInternational } from './rummikub-international/index.ts';
import { rummikubSabra } from './rummikub-sabra/index.ts';
import { scrabbleDe } from './scrabble-de/index.ts';
import { scrabbleXlNl } from './scrabble-xl-nl/index.ts';
import { tricksterNl } from './trickster-nl/game.ts';
import type { TricksterMove } from './trickster-nl/state.ts';
import type { TricksterView } from './trickster-nl/view.ts';

export const GAMES = {
  'scrabble-xl-nl': scrabbleXlNl,
  'scrabble-de': scrabbleDe,
  'trickster-nl': tricksterNl,
  'rummikub-sabra': rummikubSabra,
  'rummikub-international': rummikubInternational,
} as const;

export type GameId = keyof typeof GAMES;

/** Any game with its own types, discriminated by `family`. */
export type AnyGame = (typeof GAMES)[GameId];

/** Views, redacted events and offers of any game. */
export type GameView = ReturnType<AnyGame['viewFor']>;
export type SeenEvent = ReturnType<AnyGame['redact']>;
export type Offer = ReturnType<AnyGame['offersFor']>[number];

/** Views are told apart by family here and nowhere else. */
export function isTableView(view: GameView): view is TableView {
  return 'pot' in view;
}

export function isTricksterView(view: GameView): view is TricksterView {
  return 'hand' in view;
}

/** The moves of a seat in games of each family. */
export interface MovesOf {
  readonly board: CrosswordMove;
  readonly 'board-with-cards': TricksterMove;
  readonly table: TableMove;
}

/** A move without `by`: what a player does, before it is said which seat does it. */
export type Doing<Of extends Family = Family> = WithoutSeat<MovesOf[Of]>;
export type WithoutSeat<Move> = Move extends unknown ? Omit<Move, 'by'> : never;

export const GAME_IDS = Object.keys(GAMES) as unknown as readonly [GameId, ...GameId[]];

/** The languages of the word lists: those that games are played in. */
export type Language = AnyGame['rules']['language'];

const first: Language = GAMES[GAME_IDS[0]].rules.language;
const played = Object.values(GAMES).map(({ rules }) => rules.language);
export const LANGUAGES: readonly [Language, ...Language[]] = [first, ...new Set(played.filter((one) => one !== first))];

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(GAMES, id);
}

export type OptionTables = { readonly [Id in GameId]: (typeof GAMES)[Id]['optionTable'] };

/** The options of all games, by name. */
export type OptionName = { [Id in GameId]: keyof OptionTables[Id] & string }[GameId];

/** The record of an option, in whichever game has it. */
export type RecordOf<Name extends OptionName> = {
  [Id in GameId]: Name extends keyof OptionTables[Id] ? OptionTables[Id][Name] : never;
}[GameId];

/** What may be requested of a game. */
export type OptionsFor<Id extends GameId> = AskedOptions<OptionTables[Id]>;

export type IdsOf<Rules> = {
  [Id in GameId]: (typeof GAMES)[Id] extends { readonly rules: Rules } ? Id : never;
}[GameId];

export type BoardGameId = IdsOf<CrosswordRules>;
export type TableGameId = IdsOf<TableRules>;

export function isBoardGame(id: GameId): id is BoardGameId {
  return GAMES[id].family !== 'table';
}

/** The first board game in a language: for examples, and to measure a language's words. */
export function boardGameIn(language: Language): BoardGameId {
  const found = GAME_IDS.filter(isBoardGame).find((id) => GAMES[id].rules.language === language);
  if (!found) throw new RangeError(`no board game in ${language}`);
  return found;
}

/** A game known only by its id at run time: the caller passes states, moves and events through without reading them. */
export type OpaqueGame = Game<GameState, BaseMove, { readonly type: string }, GameView, SeenEvent, Offer>;

export function gameById(id: GameId): OpaqueGame {
  return GAMES[id];
}
