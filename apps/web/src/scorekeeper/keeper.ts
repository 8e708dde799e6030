/** The sheet on the screen, as signals: its lines, the line being corrected, and where the next word is typed. */
import { GAMES } from '@lettertafel/engine';
import {
  appendLine,
  changeLine,
  insertLine,
  type Line,
  type Replay,
  removeLine,
  replayBefore,
  replaySheet,
  type ScoreSheet,
} from '@lettertafel/scorekeeper';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { keepSheet } from './kept-sheets.ts';

/** A line that is entered anew or put in between. */
export interface Correction {
  readonly index: number;
  readonly what: 'change' | 'insert';
}

export interface Keeper {
  readonly id: string;
  readonly sheet: Signal<ScoreSheet>;
  readonly replay: ReadonlySignal<Replay>;
  readonly correction: Signal<Correction | null>;
  /** The sheet as it was before the line that is entered now. */
  readonly base: ReadonlySignal<Replay>;
  /** Whose line is entered now. */
  readonly seat: ReadonlySignal<number>;
  /** The browser could not keep the latest line. */
  readonly isLost: Signal<boolean>;
}

export function makeKeeper(id: string, first: ScoreSheet): Keeper {
  const sheet = signal(first);
  const correction = signal<Correction | null>(null);
  const replay = computed(() => replaySheet(sheet.value));
  const base = computed(() => (correction.value ? replayBefore(sheet.value, correction.value.index) : replay.value));
  const seat = computed(() => {
    const line = correction.value?.what === 'change' ? sheet.value.lines[correction.value.index] : undefined;
    return line?.by ?? base.value.turn;
  });
  return { id, sheet, replay, correction, base, seat, isLost: signal(false) };
}

export function isBoard({ game }: Pick<ScoreSheet, 'game'>): boolean {
  return GAMES[game].family !== 'table';
}

/** Writes a line where it belongs: at the end, or in the place that is being corrected. */
export function enter(keeper: Keeper, line: Line): void {
  const { value: sheet } = keeper.sheet;
  const { value: correction } = keeper.correction;
  if (!correction) write(keeper, appendLine(sheet, line));
  else if (correction.what === 'insert') write(keeper, insertLine(sheet, correction.index, line));
  else write(keeper, changeLine(sheet, correction.index, line));
}

export function change(keeper: Keeper, index: number, line: Line): void {
  write(keeper, changeLine(keeper.sheet.value, index, line));
}

export function remove(keeper: Keeper, index: number): void {
  write(keeper, removeLine(keeper.sheet.value, index));
}

function write(keeper: Keeper, sheet: ScoreSheet): void {
  keeper.sheet.value = sheet;
  keeper.correction.value = null;
  keeper.isLost.value = !keepSheet(keeper.id, sheet);
}
