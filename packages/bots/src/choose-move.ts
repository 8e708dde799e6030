/** A bot's move: from the view of its seat, and nothing else. */
import {
  type CrosswordMove,
  type CrosswordOptions,
  type CrosswordView,
  GAMES,
  type GameId,
  gameById,
  lexiconAt,
  type Rng,
  type TableMove,
  type TableView,
  type TricksterMove,
  type TricksterView,
} from '@lettertafel/engine';
import type { GraphLexicon } from '@lettertafel/words';
import { type Budget, startThinking, type Thinking } from './budget.ts';
import { chooseCrossword } from './crossword/choose.ts';
import { type BoardFinder, type Finder, isBoardFinder } from './finder.ts';
import { levelOf } from './games/levels.ts';
import type { Level, LevelId } from './level.ts';
import { chooseTable } from './table/choose.ts';
import { chooseTrickster } from './trickster/choose.ts';

export type BotView = CrosswordView | TricksterView | TableView;
export type BotMove = CrosswordMove | TricksterMove | TableMove;

export interface BotRequest {
  readonly game: GameId;
  /** `viewFor` the bot's own seat. */
  readonly view: BotView;
  readonly lexicon: GraphLexicon;
  /** The bot's own chance, never that of the game. */
  readonly rng: Rng;
  readonly level: LevelId | Level;
  readonly budget: Budget;
  /** Made for this game, its options and this lexicon (`makeFinder`). */
  readonly finder: Finder;
}

/**
 * What the bot does now, or null when it has nothing to do: it is not asked, or waits for answers to its own cards.
 *
 * The host decides when a bot is asked. A move of the seat that is next may close a window (B-22 with
 * `disputeSeconds: null`, TR-12): ask a bot only when every person has answered or the time has run out. While a play is
 * open a bot itself only accepts or disputes, and never takes its turn over somebody's head.
 */
export function chooseMove(request: BotRequest): BotMove | null {
  try {
    return thinkOfMove(request);
  } catch {
    // A position from elsewhere may hold what no rule foresees; a bot that fails would stop the whole table.
    return idleMove(request.game, request.view);
  }
}

/** The same without a net: for tests, which must see what goes wrong. */
export function thinkOfMove({ view, rng, lexicon, finder, level, budget }: BotRequest): BotMove | null {
  const turn = { lexicon, rng, level: levelOf(level, finder.game), thinking: startThinking(budget) };
  return isBoardFinder(finder)
    ? chooseOnBoard(view, finder, turn)
    : chooseTable({ ...turn, view: view as TableView, finder });
}

type Turn = { lexicon: GraphLexicon; rng: Rng; level: Level; thinking: Thinking };

function chooseOnBoard(view: BotView, finder: BoardFinder, { lexicon: list, ...rest }: Turn): BotMove | null {
  const turn = { ...rest, lexicon: lexiconAt(finder.rules, view.options as CrosswordOptions, list) };
  return GAMES[finder.game].family === 'board-with-cards'
    ? chooseTrickster({ ...turn, view: view as TricksterView, finder })
    : chooseCrossword({ ...turn, view: view as CrosswordView, finder });
}

/** A move that asks for no idea: an answer that is due, else a tile from the pot or a pass. Null where none is open. */
export function idleMove(game: GameId, view: BotView): BotMove | null {
  const by = view.viewer;
  if (by === 'spectator') return null;
  const offers = gameById(game).offersFor(view);
  // Who is not on turn yet would close a window on somebody else's answer (B-22).
  const wanted = view.turn === by ? (['accept', 'draw', 'pass'] as const) : (['accept'] as const);
  const idle = wanted.find((doing) => offers.some((offer) => offer.do === doing));
  return idle ? { by, do: idle } : null;
}
