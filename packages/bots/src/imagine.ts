/** What may be behind a view: a whole state that looks the same to the seat, for trying out moves. */
import {
  type CrosswordView,
  GAMES,
  type GameId,
  type GameState,
  type Rng,
  type TableView,
  type TricksterView,
} from '@lettertafel/engine';
import type { BotView } from './choose-move.ts';
import { imagineCrossword } from './crossword/imagine.ts';
import { imagineTable } from './table/imagine.ts';
import { imagineTrickster } from './trickster/imagine.ts';

export function imagine(game: GameId, view: BotView, rng: Rng): GameState {
  const { letters } = GAMES[game].rules;
  if (!('board' in view)) return imagineTable(letters, view as TableView, rng);
  return 'hand' in view
    ? imagineTrickster(letters, view as TricksterView, rng)
    : imagineCrossword(letters, view as CrosswordView, rng);
}
