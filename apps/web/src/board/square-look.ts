/** What there is to see on a square, as a text that changes only when the square does. */
import type { Cell, Square } from '@lettertafel/engine';
import { placedAt, type TileKey } from './draft.ts';
import type { BoardModel } from './model.ts';
import { cellAt } from './squares.ts';

export interface SquareLook {
  readonly cell: Cell;
  /** The draft tile that lies there. */
  readonly key: TileKey | null;
  readonly isLast: boolean;
  /** Announced, and not lying yet. */
  readonly isAnnounced: boolean;
  readonly isLocked: boolean;
  readonly isWrong: boolean;
  readonly isBetter: boolean;
}

export function lookOf(model: BoardModel, square: Square): string {
  const { board, lastLaid, locked } = model.view.value;
  const { wrong, better } = model.marks.value;
  const announced = model.announced.value.find((tile) => tile.square === square);
  const placed = announced ? undefined : placedAt(model.draft.value, square);
  const tile = placed && placed.key !== model.dragged.value ? placed : undefined;
  const look: SquareLook = {
    cell: announced?.cell ?? tile?.cell ?? cellAt(board, square),
    key: tile?.key ?? null,
    isLast: !tile && lastLaid.includes(square),
    isAnnounced: announced !== undefined,
    isLocked: locked.some(({ squares }) => squares.includes(square)),
    isWrong: wrong.includes(square),
    isBetter: better.includes(square),
  };
  return JSON.stringify(look);
}

export function readLook(text: string): SquareLook {
  return JSON.parse(text);
}
