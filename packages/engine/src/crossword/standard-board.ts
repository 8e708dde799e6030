/** The board of 15 rows that all games here use: for programs that support no other. */
import { emptyBoard } from './board.ts';

export const SIZE = 15;
export const EMPTY_BOARD = emptyBoard(SIZE);
