/** Corrections: every edit returns a new sheet; the lines after it are replayed, never dropped. */
import type { Line } from './line.ts';
import { type Replay, readNext, replayBefore } from './replay.ts';
import type { ScoreSheet } from './sheet.ts';

/** The replay of the lines before an edit. Whoever has it at hand passes it, so that they are not replayed again. */
export type Before = Pick<Replay, 'sheet' | 'state'>;

export function appendLine(sheet: ScoreSheet, line: Line): ScoreSheet {
  return insertLine(sheet, sheet.lines.length, line);
}

/** Adds a line at the end; to a settled game it is added before the settlement. */
export function addLine(sheet: ScoreSheet, line: Line, before?: Before): ScoreSheet {
  const { length } = sheet.lines;
  const isSettled = sheet.lines.at(-1)?.do === 'end';
  return isSettled ? insertLine(sheet, length - 1, line) : insertLine(sheet, length, line, before);
}

export function insertLine(sheet: ScoreSheet, index: number, line: Line, before?: Before): ScoreSheet {
  return { ...sheet, lines: sheet.lines.toSpliced(index, 0, noted(before ?? replayBefore(sheet, index), line)) };
}

export function changeLine(sheet: ScoreSheet, index: number, line: Line, before?: Before): ScoreSheet {
  return { ...sheet, lines: sheet.lines.with(index, noted(before ?? replayBefore(sheet, index), line)) };
}

export function removeLine(sheet: ScoreSheet, index: number): ScoreSheet {
  return { ...sheet, lines: sheet.lines.toSpliced(index, 1) };
}

/** The line with its current score and squares, so that it keeps both when other lines change. */
function noted(before: Before, line: Line): Line {
  if (line.written !== undefined) return line;
  const { score, squares } = readNext(before, line);
  const laid = line.do === 'lay' && line.laid === undefined && squares.length > 0 ? { laid: squares } : {};
  return { ...line, ...laid, written: score };
}
