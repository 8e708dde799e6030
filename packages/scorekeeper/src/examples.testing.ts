/** The worked examples of the booklets, and sheets with everything before the example. */
import {
  type BoardExample,
  EXAMPLES,
  GAME_IDS,
  type GameId,
  isBoardGame,
  type TableExample,
} from '@lettertafel/engine';
import type { Line } from './line.ts';
import type { ScoreSheet } from './sheet.ts';
import { lay, newSheet, sheetOf } from './sheets.testing.ts';

/** Of the board games. */
export const BOARD_EXAMPLES: Readonly<Record<string, readonly BoardExample[]>> = Object.fromEntries(
  GAME_IDS.filter(isBoardGame).map((id) => [id, EXAMPLES[id]]),
);

/** The board before an example, which is the turn of the second player. */
export function sheetBefore(game: GameId, { board = [], cards = [], options }: BoardExample): ScoreSheet {
  const before = board.map((word) => lay(0, word));
  // Two trick squares give the cards that are played afterwards.
  const earned = cards.length > 0 ? [lay(1, '4B EN'), lay(1, '12B EN')] : [];
  return sheetOf(newSheet(game, options), ...before, ...earned);
}

/** Both players draw enough tiles; the first player lays the table before the example, which is that player's next turn. */
export function tableBefore(game: GameId, [before]: TableExample): ScoreSheet {
  const words = before.split(' ').filter(Boolean);
  const draws = Array.from({ length: 40 }, (_, turn): Line => ({ by: turn % 2, do: 'draw' }));
  const earlier: Line[] =
    words.length === 0
      ? []
      : [
          { by: 0, do: 'arrange', table: words },
          { by: 1, do: 'draw' },
        ];
  return sheetOf({ ...newSheet(game), lines: draws }, ...earlier);
}
