/** The state of a score sheet on the screen, as signals: its lines, the line being entered, and its effects. */
import { GAMES } from '@lettertafel/engine';
import {
  type AnyState,
  addLine,
  changeLine,
  insertLine,
  isMisfit,
  type KeptState,
  type KeptTable,
  type Line,
  type LineReading,
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

/** The lines shown on the pad, including the line being entered (in pencil). */
export interface PadState {
  readonly lines: readonly Line[];
  readonly readings: readonly LineReading[];
  readonly totals: readonly number[];
  /** The index of the line in pencil. */
  readonly pencil: number | null;
}

export interface SheetModel {
  readonly id: string;
  readonly sheet: Signal<ScoreSheet>;
  readonly replay: ReadonlySignal<Replay>;
  readonly correction: Signal<Correction | null>;
  /** The sheet before the line that is being entered. */
  readonly base: ReadonlySignal<Replay>;
  /** The seat chosen instead of the one whose turn it is by the rules. */
  readonly chosen: Signal<number | null>;
  /** The seat whose line is being entered. */
  readonly seat: ReadonlySignal<number>;
  /** The reading of the line being entered; null if it is not complete enough. */
  readonly draft: Signal<LineReading | null>;
  readonly pad: ReadonlySignal<PadState>;
  /** Later lines that would no longer fit after the correction. */
  readonly unsettled: ReadonlySignal<readonly LineReading[]>;
  /** The rack of the line being entered; null if racks are not recorded. */
  readonly rack: Signal<string | null>;
  /** Whether the browser failed to store the latest line. */
  readonly isLost: Signal<boolean>;
}

export function makeSheetModel(id: string, first: ScoreSheet): SheetModel {
  const sheet = signal(first);
  const correction = signal<Correction | null>(null);
  const chosen = signal<number | null>(null);
  const draft = signal<LineReading | null>(null);
  const rack = signal<string | null>(first.lines.some((line) => line.rack !== undefined) ? '' : null);
  const replay = computed(() => replaySheet(sheet.value));
  const base = computed(() => (correction.value ? replayBefore(sheet.value, correction.value.index) : replay.value));
  const seat = computed(() => {
    const line = correction.value?.what === 'change' ? sheet.value.lines[correction.value.index] : undefined;
    return chosen.value ?? line?.by ?? base.value.turn;
  });
  const corrected = computed(() => {
    const { value: where } = correction;
    return where && draft.value ? replaySheet(edited(sheet.value, where, draft.value.line)) : null;
  });
  const pad = computed((): PadState => {
    const { readings, totals } = replay.value;
    const { value: line } = draft;
    if (!line) return { lines: sheet.value.lines, readings, totals, pencil: null };
    if (corrected.value && correction.value) {
      const { sheet: next, readings: after, totals: sums } = corrected.value;
      return { lines: next.lines, readings: after, totals: sums, pencil: correction.value.index };
    }
    return {
      lines: [...sheet.value.lines, line.line],
      readings: [...readings, line],
      totals,
      pencil: readings.length,
    };
  });
  const unsettled = computed(() => {
    const { value: where } = correction;
    if (!where || !corrected.value) return [];
    const added = where.what === 'insert' ? 1 : 0;
    const fitted = (index: number) => !replay.value.readings[index - added]?.problems.some(isMisfit);
    return corrected.value.readings.filter(
      ({ problems }, index) => index > where.index && problems.some(isMisfit) && fitted(index),
    );
  });
  const isLost = signal(false);
  return { id, sheet, replay, correction, base, chosen, seat, draft, pad, unsettled, rack, isLost };
}

export function isBoard({ game }: Pick<ScoreSheet, 'game'>): boolean {
  return GAMES[game].family !== 'table';
}

/** Starts a correction or insertion; null returns to the next turn. */
export function correct(model: SheetModel, correction: Correction | null): void {
  model.draft.value = null;
  model.chosen.value = null;
  model.correction.value = correction;
}

/** The line that is being changed. */
export function lineBefore({ correction, sheet }: SheetModel): Line | null {
  const { value: where } = correction;
  return where?.what === 'change' ? (sheet.value.lines[where.index] ?? null) : null;
}

/** Adds a line at the end (before the settlement if there is one), or in the place that is being corrected. */
export function enter(model: SheetModel, line: Line): void {
  const { value: sheet } = model.sheet;
  const { value: rack } = model.rack;
  const noted = rack && TURNS_WITH_RACK.has(line.do) ? { ...line, rack } : line;
  write(model, edited(sheet, model.correction.value, noted));
}

/** The lines for which a rack is recorded. */
const TURNS_WITH_RACK: ReadonlySet<Line['do']> = new Set(['lay', 'arrange', 'exchange', 'pass', 'draw', 'time-up']);

function edited(sheet: ScoreSheet, correction: Correction | null, line: Line): ScoreSheet {
  if (!correction) return addLine(sheet, line);
  const { index, what } = correction;
  return what === 'insert' ? insertLine(sheet, index, line) : changeLine(sheet, index, line);
}

export function change(model: SheetModel, index: number, line: Line): void {
  write(model, changeLine(model.sheet.value, index, line));
}

/** Returns what puts the line back. */
export function remove(model: SheetModel, index: number): () => void {
  const line = model.sheet.value.lines[index];
  write(model, removeLine(model.sheet.value, index));
  return () => {
    const { value: sheet } = model.sheet;
    if (line) write(model, insertLine(sheet, Math.min(index, sheet.lines.length), line));
  };
}

function write(model: SheetModel, sheet: ScoreSheet): void {
  model.sheet.value = sheet;
  model.draft.value = null;
  model.chosen.value = null;
  model.correction.value = null;
  if (model.rack.value !== null) model.rack.value = '';
  model.isLost.value = !saveSheet(model.id, sheet);
}

/** The clock belongs to the page: the rules of a score sheet have none. */
export function turnSecondsOf({ options: { turnSeconds } }: Pick<ScoreSheet, 'options'>): number | null {
  return typeof turnSeconds === 'number' ? turnSeconds : null;
}

/** The state of a game on a board. */
export function boardState(state: AnyState): KeptState {
  if ('board' in state) return state;
  throw new TypeError('a word table has no board');
}

/** The state of a word table. */
export function tableState(state: AnyState): KeptTable {
  if ('table' in state) return state;
  throw new TypeError('a board has no table of words');
}
