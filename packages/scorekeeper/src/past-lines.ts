/** The former lines of a sheet: those that were removed, and how changed ones were before. */
import { changeLine, insertLine } from './edits.ts';
import type { Line } from './line.ts';
import type { ScoreSheet } from './sheet.ts';

export interface PastLine {
  /** Where it stood, as the sheet is now. */
  readonly index: number;
  readonly line: Line;
  readonly was: 'changed' | 'removed';
}

/** The oldest are forgotten. */
export const MOST_PAST = 200;

export interface Edit {
  readonly what: 'insert' | 'change' | 'remove';
  readonly index: number;
}

/** The former lines after an edit of this sheet, newest last. */
export function pastAfter(
  { lines }: Pick<ScoreSheet, 'lines'>,
  past: readonly PastLine[],
  { what, index }: Edit,
): readonly PastLine[] {
  if (what === 'insert') return past.map((old) => (old.index >= index ? { ...old, index: old.index + 1 } : old));
  const line = lines[index];
  if (!line) return past;
  const was: PastLine = { index, line, was: what === 'change' ? 'changed' : 'removed' };
  const shifted = what === 'change' ? past : past.map((old) => withoutLine(old, index));
  return [...shifted, was].slice(-MOST_PAST);
}

/** A former line after the line at this index was removed: what had been changed there is now gone too. */
function withoutLine(old: PastLine, index: number): PastLine {
  if (old.index > index) return { ...old, index: old.index - 1 };
  return old.index === index && old.was === 'changed' ? { ...old, was: 'removed' } : old;
}

/** Brings a former line back. What stood there instead becomes a former line itself. */
export function bringBack(
  sheet: ScoreSheet,
  past: readonly PastLine[],
  old: PastLine,
): { readonly sheet: ScoreSheet; readonly past: readonly PastLine[] } {
  const others = past.filter((other) => other !== old);
  const { index, line, was } = old;
  if (was === 'removed') {
    return { sheet: insertLine(sheet, index, line), past: pastAfter(sheet, others, { what: 'insert', index }) };
  }
  return { sheet: changeLine(sheet, index, line), past: pastAfter(sheet, others, { what: 'change', index }) };
}
