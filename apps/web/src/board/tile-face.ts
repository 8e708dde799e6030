/** What a tile shows, and its spoken name. */
import type { Cell, LetterSet } from '@lettertafel/engine';
import { t } from '../i18n/index.ts';
import { shownWord } from '../parts/shown-word.ts';

/** A blank has no value. */
export function valueShown(letters: LetterSet, cell: Cell): number | undefined {
  return cell === letters.wild ? undefined : letters.tiles[cell]?.value;
}

/** A value of two digits needs more room beside the letter. */
export function isWide(value: number | undefined): boolean {
  return value !== undefined && value > 9;
}

/** Whether a blank has a letter. */
export function isNamed(cell: Cell): boolean {
  return cell === '*' || cell !== cell.toUpperCase();
}

export function faceOf(cell: Cell): string {
  return cell === '?' ? '' : shownWord(cell);
}

export function letterName(letter: string): string {
  return letter === '?' ? t().board.blank : shownWord(letter);
}
