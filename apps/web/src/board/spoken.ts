/** How a square is called by a screen reader: its name, what lies there, what is printed on it. */
import { CENTRE, formatSquare, type LetterSet, type Square } from '@lettertafel/engine';
import { t } from '../i18n/index.ts';
import { letterName, valueShown } from './faces.ts';
import type { SquareLook } from './square-look.ts';
import type { Print } from './squares.ts';

export function spokenSquare(square: Square, look: SquareLook, print: Print, letters: LetterSet): string {
  const { board, common } = t();
  const parts = [formatSquare(square)];
  if (square === CENTRE) parts.push(board.centre);
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
