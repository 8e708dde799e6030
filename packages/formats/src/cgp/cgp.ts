/** CGP: a position as one line of text, `rows/of/the/board RACK1/RACK2 score1/score2 zero-turns key value; …`. */
import { allTiles, type Board, type LetterSet, type Rack, SIZE } from '@lettertafel/engine';
import { type Unreadable, unreadable } from '../problem.ts';

export interface CgpPosition {
  readonly board: Board;
  /** The player whose turn it is comes first. An empty rack is one that nobody knows. */
  readonly racks: readonly Rack[];
  readonly scores: readonly number[];
  /** Turns in a row without points. */
  readonly zeroTurns: number;
  /** What other programs add: `lex nl`. */
  readonly operations: readonly string[];
}

const EMPTY = '.';
const MOST_PLAYERS = 4;
const FIELDS = 4;
const LONGEST = 10_000;

interface Field {
  readonly text: string;
  readonly column: number;
}

/** `line`: the number of the line in its file. */
export function parseCgp(text: string, letters: LetterSet, line = 1): CgpPosition | Unreadable {
  if (text.length > LONGEST) return unreadable('too-long', { line, column: LONGEST });
  const fields = [...text.matchAll(/\S+/g)].map((match): Field => ({ text: match[0], column: match.index + 1 }));
  const [rows, tiles, points, zeros] = fields;
  if (!rows || !tiles || !points || !zeros) {
    return unreadable('fields-missing', { line, column: text.length + 1, found: String(fields.length) });
  }
  const board = parseRows(rows, letters, line);
  if ('problem' in board) return board;
  const racks = parseRacks(tiles, letters, line);
  if ('problem' in racks) return racks;
  const scores = points.text.split('/');
  if (!scores.every((score) => /^-?\d{1,5}$/.test(score))) {
    return unreadable('bad-number', { line, column: points.column, found: points.text });
  }
  if (scores.length !== racks.length || racks.length > MOST_PLAYERS) {
    const count = Math.max(scores.length, racks.length);
    return unreadable('player-count', { line, column: points.column, found: String(count) });
  }
  if (!/^\d{1,3};?$/.test(zeros.text))
    return unreadable('bad-number', { line, column: zeros.column, found: zeros.text });
  const excess = excessTile(board, racks, letters);
  if (excess !== null) return unreadable('too-many-tiles', { line, column: rows.column, found: excess });
  const rest = text.slice((fields[FIELDS]?.column ?? text.length + 1) - 1);
  return {
    board,
    racks,
    scores: scores.map(Number),
    zeroTurns: Number.parseInt(zeros.text, 10),
    operations: rest
      .split(';')
      .map((operation) => operation.trim().replace(/\s+/g, ' '))
      .filter((operation) => operation !== ''),
  };
}

function parseRows({ text, column }: Field, letters: LetterSet, line: number): readonly string[] | Unreadable {
  const rows = text.split('/');
  if (rows.length !== SIZE) return unreadable('row-count', { line, column, found: String(rows.length) });
  const board: string[] = [];
  let from = column;
  for (const row of rows) {
    const cells = row.replace(/\d+/g, (digits) => EMPTY.repeat(Math.min(Number(digits), SIZE + 1)));
    const unknown = [...row].find((cell) => !/\d/.test(cell) && !isLetterOf(letters, cell.toUpperCase()));
    if (unknown !== undefined) {
      return unreadable('unknown-letter', { line, column: from + row.indexOf(unknown), found: unknown });
    }
    if (cells.length !== SIZE) return unreadable('row-length', { line, column: from, found: row });
    board.push(cells);
    from += row.length + 1;
  }
  return board;
}

function parseRacks({ text, column }: Field, letters: LetterSet, line: number): readonly Rack[] | Unreadable {
  const racks = text.split('/').map((rack) => [...rack]);
  for (const tile of text) {
    if (tile === '/' || tile === letters.wild || isLetterOf(letters, tile)) continue;
    return unreadable('unknown-letter', { line, column: column + text.indexOf(tile), found: tile });
  }
  return racks;
}

function isLetterOf(letters: LetterSet, letter: string): boolean {
  return letter !== letters.wild && Object.hasOwn(letters.tiles, letter);
}

/** A tile that the position uses more often than the box has it. */
function excessTile(board: Board, racks: readonly Rack[], letters: LetterSet): string | null {
  const left = new Map<string, number>();
  for (const tile of allTiles(letters)) left.set(tile, (left.get(tile) ?? 0) + 1);
  const laid = [...board.join('')]
    .filter((cell) => cell !== EMPTY)
    .map((cell) => (cell === cell.toUpperCase() ? cell : letters.wild));
  for (const tile of [...laid, ...racks.flat()]) {
    const count = (left.get(tile) ?? 0) - 1;
    if (count < 0) return tile;
    left.set(tile, count);
  }
  return null;
}

export function formatCgp({ board, racks, scores, zeroTurns, operations }: CgpPosition): string {
  const rows = board.map((row) => row.replace(/\.+/g, (dots) => String(dots.length))).join('/');
  const said = operations.map((operation) => ` ${operation};`).join('');
  return `${rows} ${racks.map((rack) => rack.join('')).join('/')} ${scores.join('/')} ${zeroTurns}${said}`;
}
