/** Replays a sheet with the engine's rules. */
import type { Seat, Tile } from '@lettertafel/engine';
import { type AnyState, firstState, keptGame, scoresBefore, settledState } from './engine-game.ts';
import type { Line } from './line.ts';
import { type LineReading, type ReadLine, readLine } from './line-reading.ts';
import { isMisfit } from './problem.ts';
import type { ScoreSheet } from './sheet.ts';
import { unseenTiles } from './tiles.ts';

export interface Replay {
  readonly sheet: ScoreSheet;
  readonly readings: readonly LineReading[];
  /** The position after the last line; its play may still be disputed. */
  readonly state: AnyState;
  /** The position if nobody disputes it. */
  readonly settled: AnyState;
  readonly totals: readonly number[];
  readonly turn: Seat;
  /** The rules have ended the game; leftover tiles may not have been entered yet. */
  readonly isOver: boolean;
  /** The leftover tiles have been entered. */
  readonly isSettled: boolean;
  readonly unseen: readonly Tile[];
}

export function replaySheet(sheet: ScoreSheet): Replay {
  const readings: LineReading[] = [];
  let state = firstState(sheet);
  for (const line of sheet.lines) {
    const read: ReadLine = readLine(sheet, state, line);
    state = read.state;
    readings.push(read.reading);
    const last = readings.length - 2;
    if (read.reading.dispute?.isLost) markLost(readings, last);
  }
  const settled = settledState(keptGame(sheet), state);
  const isSettled = readings.at(-1)?.outcome !== undefined;
  return {
    sheet,
    readings,
    state,
    settled,
    totals: isSettled ? settled.scores : scoresBefore(settled),
    turn: settled.turn,
    isOver: settled.over !== null,
    isSettled,
    unseen: unseenTiles(sheet, settled),
  };
}

/** Takes back the play that a dispute is about: several disputes may follow one play. */
function markLost(readings: LineReading[], from: number): void {
  const index = readings.findLastIndex(({ line }, at) => at <= from && line.do !== 'dispute');
  const lost = readings[index];
  if (!lost) return;
  const { line, score } = lost;
  const without = (totals: readonly number[]) => totals.map((sum, by) => (by === line.by ? sum - score : sum));
  for (const [at, reading] of readings.entries()) {
    if (at < index || at > from) continue;
    const itself = at === index ? { isLost: true, score: 0 } : {};
    readings[at] = { ...reading, ...itself, totals: without(reading.totals) };
  }
}

/** A line that is not on the sheet yet, as it would be read after the last one. */
export function readNext({ sheet, state }: Pick<Replay, 'sheet' | 'state'>, line: Line): LineReading {
  return readLine(sheet, state, line).reading;
}

/** The sheet as it was before a line. */
export function replayBefore(sheet: ScoreSheet, index: number): Replay {
  return replaySheet({ ...sheet, lines: sheet.lines.slice(0, index) });
}

/** The line read as if its player had also laid the letters that are now missing; null if that does not fit either. */
export function mendedLine(sheet: ScoreSheet, index: number): LineReading | null {
  const line = sheet.lines[index];
  if (line?.do !== 'lay') return null;
  const { laid: _, ...own } = line;
  const reading = readNext(replayBefore(sheet, index), own);
  return reading.problems.some(isMisfit) ? null : reading;
}
