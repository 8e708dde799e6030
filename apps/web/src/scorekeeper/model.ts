/** The state of a score sheet on the screen, as signals: its lines and the line being corrected. */
import { GAMES } from '@lettertafel/engine';
import {
  type AnyState,
  appendLine,
  changeLine,
  insertLine,
  type KeptState,
  type KeptTable,
  type Line,
  type Replay,
  removeLine,
  replayBefore,
  replaySheet,
  type ScoreSheet,
} from '@lettertafel/scorekeeper';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { saveSheet } from './saved-sheets.ts';

/** A line that is entered again or inserted. */
export interface Correction {
  readonly index: number;
  readonly what: 'change' | 'insert';
}

export interface SheetModel {
  readonly id: string;
  readonly sheet: Signal<ScoreSheet>;
  readonly replay: ReadonlySignal<Replay>;
  readonly correction: Signal<Correction | null>;
  /** The sheet before the line that is being entered. */
  readonly base: ReadonlySignal<Replay>;
  /** The seat whose line is being entered. */
  readonly seat: ReadonlySignal<number>;
  /** Whether the browser failed to store the latest line. */
  readonly isLost: Signal<boolean>;
}

export function makeSheetModel(id: string, first: ScoreSheet): SheetModel {
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

/** The position of a board game. */
export function boardState(state: AnyState): KeptState {
  if (!('board' in state)) throw new TypeError('a table game has no board');
  return state;
}

/** The position of a table game. */
export function tableState(state: AnyState): KeptTable {
  if (!('table' in state)) throw new TypeError('a board game has no table');
  return state;
}

export function isBoard({ game }: Pick<ScoreSheet, 'game'>): boolean {
  return GAMES[game].family !== 'table';
}

/** Adds a line at the end, or in the place that is being corrected. */
export function enter(model: SheetModel, line: Line): void {
  const { value: sheet } = model.sheet;
  const { value: correction } = model.correction;
  if (!correction) write(model, appendLine(sheet, line));
  else if (correction.what === 'insert') write(model, insertLine(sheet, correction.index, line));
  else write(model, changeLine(sheet, correction.index, line));
}

export function change(model: SheetModel, index: number, line: Line): void {
  write(model, changeLine(model.sheet.value, index, line));
}

export function remove(model: SheetModel, index: number): void {
  write(model, removeLine(model.sheet.value, index));
}

function write(model: SheetModel, sheet: ScoreSheet): void {
  model.sheet.value = sheet;
  model.correction.value = null;
  model.isLost.value = !saveSheet(model.id, sheet);
}
