/** From tiles on squares to the words that are laid: the line they lie in, written whole, old letters included. */
import { type Board, type Cell, type Direction, formatPlace, type Square } from '@lettertafel/engine';
import { type Draft, type PlacedTile, UNNAMED } from './draft.ts';
import { cellAt, columnOf, isFree, onward, rowOf, stretchThrough } from './squares.ts';

export interface WordLaid {
  readonly at: string;
  /** Lower case where a blank lies. */
  readonly word: string;
  readonly direction: Direction;
  readonly squares: readonly Square[];
}

/** What keeps a draft from being a play at all, before any rule of the game is asked. */
export type DraftFault = 'nothing' | 'unnamed' | 'not-in-line' | 'gap';

export type Layings =
  | { readonly words: readonly WordLaid[] }
  | { readonly fault: DraftFault; readonly squares: readonly Square[] };

export function layingsOf(draft: Draft, board: Board): Layings {
  if (draft.placed.length === 0) return { fault: 'nothing', squares: [] };
  const unnamed = draft.placed.filter(({ cell }) => cell === UNNAMED);
  if (unnamed.length > 0) return { fault: 'unnamed', squares: unnamed.map(({ square }) => square) };
  const covered = new Map<Square, Cell>();
  const words: WordLaid[] = [];
  for (const part of new Set(draft.placed.map((tile) => tile.part).sort((one, other) => one - other))) {
    const tiles = draft.placed.filter((tile) => tile.part === part);
    for (const { square, cell } of tiles) covered.set(square, cell);
    const laid = wordOf(tiles, (square) => covered.get(square) ?? cellAt(board, square));
    if ('fault' in laid) return laid;
    words.push(laid);
  }
  return { words };
}

function wordOf(
  tiles: readonly PlacedTile[],
  look: (square: Square) => Cell,
): WordLaid | Extract<Layings, { fault: unknown }> {
  const laid = tiles.map(({ square }) => square).sort((one, other) => one - other);
  const [first] = laid as [Square, ...Square[]];
  const last = laid.at(-1) as Square;
  const isCovered = (square: Square) => look(square) !== '.';
  const direction = lineOf(laid) ?? (laid.length === 1 ? lineThrough(first, isCovered) : null);
  if (!direction) return { fault: 'not-in-line', squares: laid };
  const gaps: Square[] = [];
  for (let at: Square | null = first; at !== null && at < last; at = onward(at, direction, 1)) {
    if (!isCovered(at)) gaps.push(at);
  }
  if (gaps.length > 0) return { fault: 'gap', squares: gaps };
  const squares = stretchThrough(first, direction, isCovered);
  const at = formatPlace({ square: squares[0] as Square, direction });
  return { at, word: squares.map(look).join(''), direction, squares };
}

function lineOf(squares: readonly Square[]): Direction | null {
  const [first, ...others] = squares as [Square, ...Square[]];
  if (others.length === 0) return null;
  if (others.every((square) => rowOf(square) === rowOf(first))) return 'across';
  return others.every((square) => columnOf(square) === columnOf(first)) ? 'down' : null;
}

/** A single tile that makes words both ways is written across, as the engine writes it. */
function lineThrough(square: Square, isCovered: (square: Square) => boolean): Direction {
  const makesWord = (direction: Direction) => stretchThrough(square, direction, isCovered).length > 1;
  return makesWord('down') && !makesWord('across') ? 'down' : 'across';
}

/** The free squares beside what already lies there: where a word would touch (B-10). */
export function touchingSquares(board: Board, near: readonly Square[]): readonly Square[] {
  const beside = (square: Square) =>
    (['across', 'down'] as const).flatMap((direction) =>
      [-1, 1].map((steps) => onward(square, direction, steps)).filter((at): at is Square => at !== null),
    );
  const candidates = new Set(near.flatMap(beside));
  return [...candidates].filter(
    (square) => isFree(board, square) && !near.includes(square) && beside(square).some((at) => !isFree(board, at)),
  );
}
