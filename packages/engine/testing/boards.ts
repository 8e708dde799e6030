/** Boards for tests, made from words at their places. */
import { type Board, step, withCells } from '../src/crossword/board.ts';
import { parsePlace } from '../src/crossword/notation.ts';
import { EMPTY_BOARD } from '../src/crossword/standard-board.ts';

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
