/** Sheets for tests: `lay(0, 'H5 TREINEN')` is a line. */
import type { GameId, OptionInput } from '@lettertafel/engine';
import { appendLine } from './edits.ts';
import type { Line } from './line.ts';
import type { ScoreSheet } from './sheet.ts';

export function newSheet(game: GameId, options: OptionInput = {}, players = 2): ScoreSheet {
  return { game, players: ['Noord', 'Oost', 'Zuid', 'West'].slice(0, players), starter: 0, options, lines: [] };
}

export const lay = (by: number, place: string, more: Partial<Extract<Line, { do: 'lay' }>> = {}): Line => {
  const [at = '', word = ''] = place.split(' ');
  return { by, do: 'lay', at, word, ...more };
};

export function sheetOf(sheet: ScoreSheet, ...lines: readonly Line[]): ScoreSheet {
  return lines.reduce(appendLine, sheet);
}
