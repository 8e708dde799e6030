/** Typing words: a cursor with a direction, letters and Backspace. */
import { type Board, type Cell, type Direction, type Square, step } from '@lettertafel/engine';
import { columnOf, isFree, rowOf } from '../parts/squares.ts';
import { type Draft, isOut, nameTile, placedAt, placeTile, takeBack, WILD } from './draft.ts';

export interface Cursor {
  readonly square: Square;
  readonly direction: Direction;
}

export interface Typed {
  readonly draft: Draft;
  readonly cursor: Cursor;
}

const turned = (direction: Direction): Direction => (direction === 'across' ? 'down' : 'across');

/** Moves the cursor to the square; on the same square it turns. */
export function chooseSquare(cursor: Cursor | null, square: Square): Cursor {
  if (cursor?.square !== square) return { square, direction: cursor?.direction ?? 'across' };
  return turnCursor(cursor);
}

export function turnCursor({ square, direction }: Cursor): Cursor {
  return { square, direction: turned(direction) };
}

/** One step with an arrow key; the cursor takes the direction of the arrow. */
export function stepCursor(
  board: Board,
  { square }: Cursor,
  { direction, steps }: { readonly direction: Direction; readonly steps: number },
): Cursor {
  return { square: step(board, { square, direction }, steps) ?? square, direction };
}

/** Places a typed letter from the rack, or a blank; null if there is neither, or no room. Skips occupied squares. */
export function typeLetter(
  { draft, cursor }: Typed,
  board: Board,
  letter: string,
): (Typed & { readonly square: Square }) | null {
  const square = firstFree(board, cursor);
  if (square === null) return null;
  const { direction } = cursor;
  const there = placedAt(draft, square);
  if (there && there.cell.toUpperCase() === letter) return { draft, square, cursor: after(board, square, direction) };
  const without = there ? takeBack(draft, there.key) : draft;
  const own = without.rack.find(({ key, tile }) => tile === letter && !isOut(without, key));
  const wild = without.rack.find(({ key, tile }) => tile === WILD && !isOut(without, key));
  const used = own ?? wild;
  if (!used) return null;
  const placed = placeTile(without, board, { key: used.key, square });
  const cell: Cell = own ? letter : letter.toLowerCase();
  return { draft: nameTile(placed, used.key, cell), square, cursor: after(board, square, direction) };
}

function firstFree(board: Board, { square, direction }: Cursor): Square | null {
  let at: Square | null = square;
  while (at !== null && !isFree(board, at)) at = step(board, { square: at, direction }, 1);
  return at;
}

/** Where the next letter goes; the cursor stays at the edge. */
export function after(board: Board, square: Square, direction: Direction): Cursor {
  const next = step(board, { square, direction }, 1);
  const free = next === null ? null : firstFree(board, { square: next, direction });
  return { square: free ?? square, direction };
}

/** The line of the tiles laid so far, where there are two or more in one; otherwise as the cursor points. */
export function directionOf({ placed, part }: Draft, board: Board, usual: Direction): Direction {
  const squares = placed.filter((tile) => tile.part === part).map(({ square }) => square);
  if (squares.length < 2) return usual;
  const isOne = (lineOf: typeof rowOf) => new Set(squares.map((square) => lineOf(board, square))).size === 1;
  return isOne(columnOf) ? 'down' : isOne(rowOf) ? 'across' : usual;
}

/** Takes back the tile under the cursor, otherwise the one before it, across occupied squares. Null: there is none. */
export function eraseBack({ draft, cursor }: Typed, board: Board): Typed | null {
  const { direction } = cursor;
  for (let at: Square | null = cursor.square; at !== null; at = step(board, { square: at, direction }, -1)) {
    const tile = placedAt(draft, at);
    if (tile?.part === draft.part) return { draft: takeBack(draft, tile.key), cursor: { square: at, direction } };
    if (at !== cursor.square && isFree(board, at)) return null;
  }
  return null;
}
