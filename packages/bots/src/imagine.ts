/** Samples a full state that is consistent with a view, for simulation. */
import {
  type CrosswordView,
  type GameId,
  type GameState,
  isBoardGame,
  type Rng,
  type TableView,
  type TricksterView,
} from '@lettertafel/engine';
import type { BotView } from './choose-move.ts';
import { imagineCrossword } from './crossword/imagine.ts';
import { imagineTable } from './table/imagine.ts';
import { imagineTrickster } from './trickster/imagine.ts';

export function imagine(game: GameId, view: BotView, rng: Rng): GameState {
  if (!isBoardGame(game)) return imagineTable(game, view as TableView, rng);
  return 'hand' in view
    ? imagineTrickster(game, view as TricksterView, rng)
    : imagineCrossword(game, view as CrosswordView, rng);
}
