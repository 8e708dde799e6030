/** A board as a list of shapes: the same for an SVG file and for a canvas. It needs no styles and no fonts of its own. */
import { type Board, cellAt, centreOf, type LetterSet, rowName, type Square, sizeOf } from '@lettertafel/engine';

export type Shape =
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly round: number;
      readonly fill: string;
    }
  /** Centred on x; y is the baseline. */
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly fill: string;
      readonly text: string;
    };

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** What it shows, for those who cannot see it. */
  readonly title: string;
  readonly shapes: readonly Shape[];
}

export interface BoardToDraw {
  readonly board: Board;
  readonly premiums: Board;
  readonly letters: LetterSet;
  readonly title: string;
  /** The squares of the last play. */
  readonly last?: readonly Square[];
}

const SQUARE = 40;
const EDGE = 28;
const TILE = { fill: '#fdfaf2', last: '#f6e3a8', ink: '#231b14', blank: '#8a2f6b' };
const GROUND = { frame: '#24463c', names: '#dfe8e1', square: '#bccdc0', star: '#8a2f6b' };
const PREMIUMS: Readonly<Record<string, string | undefined>> = {
  l: '#a6d3ee',
  L: '#1d609b',
  w: '#f5bab7',
  W: '#b92c2d',
};

export function boardPicture({ board, premiums, letters, title, last = [] }: BoardToDraw): Picture {
  const size = sizeOf(board);
  const side = size * SQUARE + 2 * EDGE;
  const shapes: Shape[] = [{ kind: 'box', x: 0, y: 0, width: side, height: side, round: 12, fill: GROUND.frame }];
  for (let line = 0; line < size; line++) {
    const along = EDGE + line * SQUARE + SQUARE / 2;
    const name = { kind: 'text', size: 14, fill: GROUND.names } as const;
    shapes.push({ ...name, x: along, y: EDGE - 9, text: String(line + 1) });
    shapes.push({ ...name, x: EDGE / 2, y: along + 5, text: rowName(line) });
  }
  for (let square = 0; square < size ** 2; square++) {
    const x = EDGE + (square % size) * SQUARE;
    const y = EDGE + Math.floor(square / size) * SQUARE;
    const cell = cellAt(board, square);
    const box = { kind: 'box', x: x + 1, y: y + 1, width: SQUARE - 2, height: SQUARE - 2 } as const;
    if (cell !== '.') {
      shapes.push({ ...box, round: 5, fill: last.includes(square) ? TILE.last : TILE.fill });
      shapes.push(...tile(cell, letters).map((shape) => ({ ...shape, x: x + shape.x, y: y + shape.y })));
      continue;
    }
    shapes.push({ ...box, round: 2, fill: PREMIUMS[cellAt(premiums, square)] ?? GROUND.square });
    if (square === centreOf(board)) {
      shapes.push({ kind: 'text', x: x + SQUARE / 2, y: y + 28, size: 24, fill: GROUND.star, text: '★' });
    }
  }
  return { width: side, height: side, title, shapes };
}

/** Letter and value, within a square. A blank has no value. */
function tile(cell: string, { tiles }: LetterSet): readonly Shape[] {
  const value = tiles[cell]?.value;
  const isSuffix = cell === '*';
  const letter: Shape = {
    kind: 'text',
    x: SQUARE / 2,
    y: isSuffix ? 26 : 28,
    size: isSuffix ? 15 : 24,
    fill: value === undefined ? TILE.blank : TILE.ink,
    text: isSuffix ? '*IN' : cell.toUpperCase(),
  };
  if (value === undefined) return [letter];
  return [letter, { kind: 'text', x: SQUARE - 8, y: SQUARE - 6, size: 10, fill: TILE.ink, text: String(value) }];
}
