/** Drawings in the rules pages: parses a fenced block of places and words. */

import {
  type Board,
  emptyBoard,
  isTaken,
  LANGUAGES,
  type Language,
  parsePlace,
  type Square,
  sizeOf,
  step,
  withCells,
} from '@lettertafel/engine';
import { boardRulesIn } from '../../parts/board-rules.ts';

/** A part of the board, in rows and columns. */
export interface Crop {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export interface BoardDrawing {
  readonly board: readonly string[];
  readonly fresh: readonly Square[];
  readonly crop: Crop;
  readonly tricks: boolean;
  readonly language: Language;
  /** The text alternative, such as `TREINEN H5`. */
  readonly lying: readonly string[];
  readonly played: readonly string[];
}

/** The margin around the words, and the smallest part that is drawn. */
const MARGIN = 1;
const FEWEST_ROWS = 5;
const FEWEST_COLUMNS = 8;

/**
 * Parses the lines of a board: `H5 TREINEN` is an old word, `+ H1 SNELTREINEN` a new one, `tricks` shows the trick
 * squares and the code of a language uses its tiles, `de` for instance. Without words the whole board is drawn.
 */
export function readBoard(text: string): BoardDrawing {
  const fresh: Square[] = [];
  const words: Record<'lying' | 'played', string[]> = { lying: [], played: [] };
  const lines = text.split('\n').filter((line) => line !== '');
  const language = LANGUAGES.find((code) => lines.includes(code)) ?? LANGUAGES[0];
  let board: Board = emptyBoard(sizeOf(boardRulesIn(language).premiums));
  for (const line of lines) {
    const isPlayed = line.startsWith('+ ');
    const [at = '', word = ''] = line.replace('+ ', '').split(' ');
    const place = parsePlace(board, at);
    if (!place) continue;
    words[isPlayed ? 'played' : 'lying'].push(`${word} ${at}`);
    for (const [index, cell] of [...word].entries()) {
      const square = step(board, place, index);
      if (square === null) throw new RangeError(`${line} runs off the board`);
      if (isPlayed && !isTaken(board, square)) fresh.push(square);
      board = withCells(board, [{ square, cell }]);
    }
  }
  return {
    board,
    fresh,
    crop: cropOf(board),
    tricks: lines.includes('tricks'),
    language,
    ...words,
  };
}

function cropOf(board: Board): Crop {
  const size = sizeOf(board);
  const taken = board.flatMap((row, at) => [...row].flatMap((cell, column) => (cell === '.' ? [] : [{ at, column }])));
  if (taken.length === 0) return { row: 0, column: 0, rows: size, columns: size };
  const rowsTaken = taken.map(({ at }) => at);
  const columnsTaken = taken.map((place) => place.column);
  const [row, rows] = span(size, rowsTaken, FEWEST_ROWS);
  const [column, columns] = span(size, columnsTaken, FEWEST_COLUMNS);
  return { row, column, rows, columns };
}

/** Start and length of a range that contains all places with a margin, within the board. */
function span(size: number, places: readonly number[], fewest: number): [from: number, count: number] {
  const first = Math.max(0, Math.min(...places) - MARGIN);
  const last = Math.min(size - 1, Math.max(...places) + MARGIN);
  const count = Math.max(fewest, last - first + 1);
  return [Math.min(first, size - count), count];
}

/** A tile of a drawn word: its letter, and whether it is a joker. */
export interface DrawnTile {
  readonly letter: string;
  readonly joker: boolean;
}

export interface DrawnWord {
  readonly reading: string;
  readonly tiles: readonly DrawnTile[];
  readonly scores: boolean;
}

export interface TableDrawing {
  readonly before: readonly DrawnWord[];
  readonly own: readonly DrawnWord[];
  readonly after: readonly DrawnWord[];
}

/** Parses the lines of a table: words before, `+` own tiles, `>` words after; `RIN@=RING` has a joker, `*` scores. */
export function readTable(text: string): TableDrawing {
  const lines = text.split('\n').filter((line) => line !== '');
  const wordsOf = (line: string | undefined, sign: string) =>
    (line ?? '').slice(sign.length).trim().split(' ').filter(Boolean).map(readWord);
  return {
    before: wordsOf(
      lines.find((line) => !/^[+>]/.test(line)),
      '',
    ),
    own: wordsOf(
      lines.find((line) => line.startsWith('+')),
      '+',
    ),
    after: wordsOf(
      lines.find((line) => line.startsWith('>')),
      '>',
    ),
  };
}

function readWord(written: string): DrawnWord {
  const [tiles = '', reading = tiles] = written.replace('*', '').split('=');
  return {
    reading,
    tiles: [...tiles].map((tile, index) => ({ letter: reading[index] ?? tile, joker: tile === '@' })),
    scores: written.endsWith('*'),
  };
}
