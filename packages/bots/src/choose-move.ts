/** Chooses a bot's move from the view of its seat and nothing else. */
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
import type { AskForHelp } from './crossword/simulate.ts';
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
  /** The bot's own randomness, never the game's. */
  readonly rng: Rng;
  readonly level: LevelId | Level;
  readonly budget: Budget;
  /** Made for this game, its options and this lexicon (`makeFinder`). */
  readonly finder: Finder;
  /** Where there are other threads, which may play rounds of a simulation (`helpSimulate`). */
  readonly askForHelp?: AskForHelp | undefined;
}

/**
 * The bot's move; null if nothing is asked of it, or if it waits for answers to its own cards.
 *
 * The house decides when a bot is asked. A move of the seat that is next may close a window (B-22 with
 * `disputeSeconds: null`, TR-12): ask a bot only when every person has answered or the time has run out. While a play is
 * open a bot only accepts or disputes.
 */
export function chooseMove(request: BotRequest): BotMove | null {
  try {
    return thinkOfMove(request);
  } catch {
    // An imported position may break assumptions, and a bot that throws would stop the whole game.
    return idleMove(request.game, request.view);
  }
}

/** The same without the fallback, for tests that must see errors. */
export function thinkOfMove({ view, rng, lexicon, finder, level, budget, askForHelp }: BotRequest): BotMove | null {
  const turn = { lexicon, rng, level: levelOf(level, finder.game), thinking: startThinking(budget), askForHelp };
  return isBoardFinder(finder)
    ? chooseOnBoard(view, finder, turn)
    : chooseTable({ ...turn, view: view as TableView, finder });
}

type Turn = Pick<BotRequest, 'lexicon' | 'rng' | 'askForHelp'> & { level: Level; thinking: Thinking };

function chooseOnBoard(view: BotView, finder: BoardFinder, { lexicon: list, ...rest }: Turn): BotMove | null {
  const turn = { ...rest, lexicon: lexiconAt(finder.rules, view.options as CrosswordOptions, list) };
  return GAMES[finder.game].family === 'board-with-cards'
    ? chooseTrickster({ ...turn, view: view as TricksterView, finder })
    : chooseCrossword({ ...turn, view: view as CrosswordView, finder });
}

/** A fallback move: a due answer, else a draw or a pass. Null if none is offered. */
export function idleMove(game: GameId, view: BotView): BotMove | null {
  const by = view.viewer;
  if (by === 'spectator') return null;
  const offers = gameById(game).offersFor(view);
  // A seat that is not on turn would close a window on somebody else (B-22).
  const wanted = view.turn === by ? (['accept', 'draw', 'pass'] as const) : (['accept'] as const);
  const idle = wanted.find((doing) => offers.some((offer) => offer.do === doing));
  return idle ? { by, do: idle } : null;
}
