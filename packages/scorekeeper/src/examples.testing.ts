/** The worked examples of the booklets, and sheets with everything before the example. */
import type { GameId, OptionInput } from '@lettertafel/engine';
import type { TableExample } from '@lettertafel/engine/testing';
import type { Line } from './line.ts';
import type { ScoreSheet } from './sheet.ts';
import { lay, newSheet, sheetOf } from './sheets.testing.ts';

export interface BoardExample {
  readonly play: string;
  /** Words already on the board: earlier lines, legal or not. */
  readonly board?: readonly string[];
  readonly score: number;
  readonly options?: OptionInput | undefined;
  readonly cards?: readonly string[];
}

const WHOLE = { lengthening: 'whole-word' };
const GENDERN = { gendern: true };

export const BOARD_EXAMPLES: Readonly<Record<string, readonly BoardExample[]>> = {
  'scrabble-xl-nl': [
    { play: 'H5 TREIN', score: 14 },
    { play: 'H5 TREINEN', score: 68 },
    { play: 'H1 SNELTREINEN', board: ['H5 TREINEN'], score: 30 },
    { play: 'H1 SNELTREINEN', board: ['H5 TREINEN'], score: 57, options: WHOLE },
    { play: '5D SNOET', board: ['H5 TREINEN'], score: 14 },
    { play: 'G10 ZIE', board: ['H5 TREINEN'], score: 13 },
    { play: '13D DEUR', board: ['H5 TREINEN', 'G10 ZIE'], score: 15 },
    { play: '13D DEUR', board: ['H5 TREINEN', 'G10 ZIE'], score: 21, options: WHOLE },
    { play: 'A1 ADELAARS', board: ['5A AS'], score: 194 },
    { play: 'A1 ADELAARS', board: ['6A AS'], score: 194 },
    { play: 'A1 ADELAARS', board: ['5A AS', '6A AT'], score: 126 },
    { play: 'A1 ADELAARS', board: ['5A AS', '6A AT'], score: 144, options: WHOLE },
    { play: 'A1 ADELAARS', board: ['1A AS', '5A AS', '8A SI'], score: 16 },
    { play: 'A1 ADELAARS', board: ['1A AS', '6A AS', '8A SI'], score: 16 },
  ],
  'scrabble-de': [
    { play: 'H4 GRÜNDE', score: 28 },
    { play: 'H3 AUSLASTUNG', board: ['H6 LAST'], score: 15 },
    { play: '6H HASE', board: ['H6 HUND'], score: 7 },
    { play: 'I7 MAUS', board: ['H6 HUND'], score: 22 },
    { play: '9E HEXE', board: ['H6 TOR'], score: 25 },
    { play: 'H7 BITTEN', board: ['8G EIFER', '12G ANDERE'], score: 8 },
    { play: 'H4 HIRT*', score: 34, options: GENDERN },
    { play: 'H4 HIRT*NEN', board: ['H4 HIRT*'], score: 8, options: GENDERN },
  ],
  'trickster-nl': [
    { play: 'A1 WIP', board: ['H6 WONEN'], cards: ['anywhere'], score: 27 },
    { play: 'H4 BEWONEND', board: ['H6 WONEN'], score: 18 },
    { play: '5G JE', board: ['H4 BEWONEND'], score: 5 },
    { play: 'I8 UH', board: ['H4 OVERKUIP'], score: 31 },
    { play: 'A8 ER', board: ['H6 WONEN'], cards: ['fourfold-two', 'anywhere'], score: 36 },
  ],
};

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
