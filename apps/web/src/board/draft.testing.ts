/** Test support: a board from placed words, a draft from letters, a word laid letter by letter. */
import { type Board, EMPTY_BOARD, parsePlace, parseSquare, type Square, step, withCells } from '@lettertafel/engine';
import { isFree } from '../parts/squares.ts';
import { type Draft, EMPTY_DRAFT, isOut, keepRack, nameTile, placeTile, WILD } from './draft.ts';

export function boardWith(words: Readonly<Record<string, string>>): Board {
  return Object.entries(words).reduce((board: Board, [at, word]) => {
    const place = parsePlace(board, at);
    if (!place) throw new Error(`no place: ${at}`);
    const cells = [...word].map((cell, index) => ({ square: step(board, place, index) as Square, cell }));
    return withCells(board, cells);
  }, EMPTY_BOARD);
}

export function draftOf(letters: string): Draft {
  return keepRack(EMPTY_DRAFT, [...letters], EMPTY_BOARD);
}

export function square(name: string): Square {
  const found = parseSquare(EMPTY_BOARD, name);
  if (found === null) throw new Error(`no square: ${name}`);
  return found;
}

/** Lays the letters on free squares from a place on; lower-case letters are blanks. */
export function lay(draft: Draft, board: Board, at: string, letters: string): Draft {
  const place = parsePlace(board, at);
  if (!place) throw new Error(`no place: ${at}`);
  let here: Square | null = place.square;
  let laid = draft;
  for (const cell of letters) {
    while (here !== null && !isFree(board, here)) here = step(board, { ...place, square: here }, 1);
    const wanted = cell === cell.toUpperCase() && cell !== '*' ? cell : WILD;
    const tile = laid.rack.find(({ key, tile }) => tile === wanted && !isOut(laid, key));
    if (!tile || here === null) throw new Error(`cannot lay ${cell}`);
    laid = nameTile(placeTile(laid, board, { key: tile.key, square: here }), tile.key, cell);
    here = step(board, { ...place, square: here }, 1);
  }
  return laid;
}
