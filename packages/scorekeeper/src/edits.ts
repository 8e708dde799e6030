/** Corrections: every edit returns a new sheet; the lines after it are replayed, never dropped. */
import type { Line } from './line.ts';
import { readNext, replayBefore } from './replay.ts';
import type { ScoreSheet } from './sheet.ts';

export function appendLine(sheet: ScoreSheet, line: Line): ScoreSheet {
  return insertLine(sheet, sheet.lines.length, line);
}

/** Adds a line at the end; to a settled game it is added before the settlement. */
export function addLine(sheet: ScoreSheet, line: Line): ScoreSheet {
  const last = sheet.lines.length - 1;
  return sheet.lines[last]?.do === 'end' ? insertLine(sheet, last, line) : appendLine(sheet, line);
}

export function insertLine(sheet: ScoreSheet, index: number, line: Line): ScoreSheet {
  return { ...sheet, lines: sheet.lines.toSpliced(index, 0, noted(sheet, index, line)) };
}

export function changeLine(sheet: ScoreSheet, index: number, line: Line): ScoreSheet {
  return { ...sheet, lines: sheet.lines.with(index, noted(sheet, index, line)) };
}

export function removeLine(sheet: ScoreSheet, index: number): ScoreSheet {
  return { ...sheet, lines: sheet.lines.toSpliced(index, 1) };
}

/** The line with its current score and squares, so that it keeps both when other lines change. */
function noted(sheet: ScoreSheet, index: number, line: Line): Line {
  if (line.written !== undefined) return line;
  const { score, squares } = readNext(replayBefore(sheet, index), line);
  const laid = line.do === 'lay' && line.laid === undefined && squares.length > 0 ? { laid: squares } : {};
  return { ...line, ...laid, written: score } as Line;
}
