/** What a square shows, as a string that changes only when the square does, and how a screen reader names it. */
import { type Cell, type CrosswordRules, cellAt, formatSquare, type Square } from '@lettertafel/engine';
import { t } from '../i18n/index.ts';
import type { Print } from '../parts/squares.ts';
import { placedAt, type TileKey } from './draft.ts';
import { hintedAt } from './hinted-play.ts';
import type { BoardModel } from './model.ts';
import { letterName, valueShown } from './tile-face.ts';

export interface SquareLook {
  readonly cell: Cell;
  /** The draft tile on it. */
  readonly key: TileKey | null;
  readonly isLast: boolean;
  /** Announced, not yet on the board. */
  readonly isAnnounced: boolean;
  readonly isLocked: boolean;
  readonly isWrong: boolean;
  readonly isBetter: boolean;
  /** What a hint marks: its line, or a letter. */
  readonly hinted: string | null;
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
    hinted: hintedAt(model, square),
  };
  return JSON.stringify(look);
}

export function readLook(text: string): SquareLook {
  return JSON.parse(text);
}

interface SpokenOf {
  readonly print: Print;
  readonly rules: Pick<CrosswordRules, 'letters' | 'premiums'>;
  readonly isCentre: boolean;
}

/** The name of a square, its tile, its premium and its marks. */
export function spokenSquare(square: Square, look: SquareLook, { print, rules, isCentre }: SpokenOf): string {
  const { letters, premiums } = rules;
  const { board, common } = t();
  const parts = [formatSquare(premiums, square)];
  if (isCentre) parts.push(board.centre);
  if (look.cell === '.') {
    parts.push(board.empty);
    if (print) parts.push(board.prints[print]);
  } else {
    const value = valueShown(letters, look.cell);
    const letter = letterName(look.cell.toUpperCase());
    parts.push(value === undefined ? board.blankAs(letter) : `${letter}, ${common.points(value)}`);
  }
  if (look.key !== null) parts.push(board.draftTile);
  if (look.isAnnounced) parts.push(board.announced);
  if (look.isLast) parts.push(board.lastPlay);
  if (look.isLocked) parts.push(board.locked);
  if (look.isWrong) parts.push(board.wrongHere);
  if (look.isBetter) parts.push(board.betterHere);
  return parts.join(', ');
}
