/** Boards made from words at their places, for positions that are set up by hand. */
import { type Board, step, withCells } from './board.ts';
import { parsePlace } from './notation.ts';
import { EMPTY_BOARD } from './standard-board.ts';

/** `boardWith('H5 TREINEN', '5D SNOET')`: later words may cross earlier ones. */
export function boardWith(...words: readonly string[]): Board {
  return words.reduce((board, text) => {
    const [at = '', word = ''] = text.split(' ');
    const place = parsePlace(board, at);
    if (!place) throw new Error(`no place: ${text}`);
    const cells = [...word].map((cell, index) => ({ square: step(board, place, index) ?? -1, cell }));
    return withCells(board, cells);
  }, EMPTY_BOARD);
}
