/** Positions as one line of text, in the notation of Macondo and MAGPIE: `rows/of/the/board RACK/ 0/0 0`. */

import { allTiles, type Board, type LetterSet, type Rack, SIZE } from '@lettertafel/engine';
import { MOST_RACK_TILES } from '../crossword/generator.ts';

export interface CgpPosition {
  readonly board: Board;
  readonly rack: Rack;
}

/** `where` names the part that is invalid, `found` is its text. */
export interface CgpRefusal {
  readonly code:
    | 'fields-missing'
    | 'row-count'
    | 'row-length'
    | 'unknown-letter'
    | 'rack-size'
    | 'bad-number'
    | 'too-many-tiles';
  readonly where: string;
  readonly found: string;
}

const EMPTY = '.';

/** Anything after the four fields (options of other programs) is ignored. */
export function parseCgp(line: string, letters: LetterSet): CgpPosition | CgpRefusal {
  const fields = line.trim().split(/\s+/);
  const [rows, racks, scores, passes] = fields;
  if (rows === undefined || racks === undefined || scores === undefined || passes === undefined) {
    return { code: 'fields-missing', where: 'position', found: line.trim() };
  }
  const board = parseRows(rows, letters);
  if ('code' in board) return board;
  const rack = parseRack(racks, letters);
  if ('code' in rack) return rack;
  if (!/^-?\d+\/-?\d+$/.test(scores)) return { code: 'bad-number', where: 'scores', found: scores };
  if (!/^\d+;?$/.test(passes)) return { code: 'bad-number', where: 'passes', found: passes };
  return refuseTiles(board, rack, letters) ?? { board, rack };
}

function parseRows(text: string, letters: LetterSet): string[] | CgpRefusal {
  const rows = text.split('/');
  if (rows.length !== SIZE) return { code: 'row-count', where: 'board', found: String(rows.length) };
  const board: string[] = [];
  for (const [index, row] of rows.entries()) {
    const where = `row ${index + 1}`;
    const cells = row.replace(/\d+/g, (digits) => EMPTY.repeat(Math.min(Number(digits), SIZE + 1)));
    const unknown = [...cells].find((cell) => cell !== EMPTY && !isLetterOf(letters, cell.toUpperCase()));
    if (unknown !== undefined) return { code: 'unknown-letter', where, found: unknown };
    if (cells.length !== SIZE) return { code: 'row-length', where, found: row };
    board.push(cells);
  }
  return board;
}

function parseRack(text: string, letters: LetterSet): string[] | CgpRefusal {
  const rack = [...(text.split('/')[0] ?? '')];
  const unknown = rack.find((tile) => tile !== letters.wild && !isLetterOf(letters, tile));
  if (unknown !== undefined) return { code: 'unknown-letter', where: 'rack', found: unknown };
  if (rack.length === 0 || rack.length > MOST_RACK_TILES) return { code: 'rack-size', where: 'rack', found: text };
  return rack;
}

function isLetterOf(letters: LetterSet, letter: string): boolean {
  return letter !== letters.wild && Object.hasOwn(letters.tiles, letter);
}

/** A position may not use more tiles than the box has. */
function refuseTiles(board: Board, rack: Rack, letters: LetterSet): CgpRefusal | null {
  const left = new Map<string, number>();
  for (const tile of allTiles(letters)) left.set(tile, (left.get(tile) ?? 0) + 1);
  const laid = [...board.join('')]
    .filter((cell) => cell !== EMPTY)
    .map((cell) => (cell === cell.toUpperCase() ? cell : letters.wild));
  for (const tile of [...laid, ...rack]) {
    const count = (left.get(tile) ?? 0) - 1;
    if (count < 0) return { code: 'too-many-tiles', where: 'position', found: tile };
    left.set(tile, count);
  }
  return null;
}

export function formatCgp({ board, rack }: CgpPosition): string {
  const rows = board.map((row) => row.replace(/\.+/g, (dots) => String(dots.length)));
  return `${rows.join('/')} ${rack.join('')}/ 0/0 0`;
}
