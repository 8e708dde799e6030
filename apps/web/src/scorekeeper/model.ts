/** The state of a score sheet on the screen, as signals: its lines, the line being entered, and its effects. */
import { GAMES } from '@lettertafel/engine';
import {
  addLine,
  bringBack,
  changeLine,
  type Edit,
  type EntryWay,
  insertLine,
  isMisfit,
  type Line,
  type LineReading,
  type PastLine,
  pastAfter,
  type Replay,
  removeLine,
  replayBefore,
  replaySheet,
  type ScoreSheet,
} from '@lettertafel/scorekeeper';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Entered, enteredOf, NOTHING_ENTERED } from './entered.ts';
import { type Correction, readEntry, saveEntry } from './saved-entry.ts';
import { type SavedSheet, saveSheet } from './saved-sheets.ts';

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
  /** The lines that were removed, and how changed ones were before; newest last. */
  readonly past: Signal<readonly PastLine[]>;
  /** The line that was removed last, until another one is written. */
  readonly justRemoved: Signal<PastLine | null>;
  readonly replay: ReadonlySignal<Replay>;
  readonly correction: Signal<Correction | null>;
  /** The sheet before the line that is being entered. */
  readonly base: ReadonlySignal<Replay>;
  /** The seat chosen instead of the one whose turn it is by the rules. */
  readonly chosen: Signal<number | null>;
  /** The seat whose line is being entered. */
  readonly seat: ReadonlySignal<number>;
  /** What has been entered of it. */
  readonly entered: Signal<Entered>;
  /** The index of the card whose options are shown in place of the letter keys. */
  readonly shownCard: Signal<number | null>;
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

/** The model of a stored sheet, with what was being entered when the page was left. */
export function makeSheetModel({ id, sheet: first, past: former }: SavedSheet): SheetModel {
  const entry = readEntry(id, first.lines.length);
  const sheet = signal(first);
  const past = signal(former);
  const justRemoved = signal<PastLine | null>(null);
  const correction = signal<Correction | null>(entry?.correction ?? null);
  const chosen = signal<number | null>(entry?.chosen ?? null);
  const entered = signal<Entered>(entry?.entered ?? NOTHING_ENTERED);
  const shownCard = signal<number | null>(null);
  const draft = signal<LineReading | null>(null);
  const hasRacks = first.lines.some((line) => line.rack !== undefined);
  const rack = signal<string | null>(entry?.rack ?? (hasRacks ? '' : null));
  const replay = computed(() => replaySheet(sheet.value));
  const base = computed(() => (correction.value ? replayBefore(sheet.value, correction.value.index) : replay.value));
  const seat = computed(() => {
    const line = correction.value?.what === 'change' ? sheet.value.lines[correction.value.index] : undefined;
    return chosen.value ?? line?.by ?? base.value.turn;
  });
  const corrected = computed(() => {
    const { value: where } = correction;
    return where && draft.value ? replaySheet(edited({ sheet, base }, where, draft.value.line)) : null;
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
  const typed = { entered, shownCard, draft, rack };
  return { id, sheet, past, justRemoved, replay, correction, base, chosen, seat, ...typed, pad, unsettled, isLost };
}

export function isBoard({ game }: Pick<ScoreSheet, 'game'>): boolean {
  return GAMES[game].family !== 'table';
}

/** What is written down of a turn of Woord-Rummikub. */
export function wayOf({ sheet }: Pick<SheetModel, 'sheet'>): EntryWay {
  return sheet.value.way ?? 'table';
}

/** The way in which the line at hand is entered: a line that is changed keeps its own. */
export function wayOfLine(model: SheetModel): EntryWay {
  const { do: doing } = lineBefore(model) ?? {};
  if (doing === 'arrange') return 'table';
  return doing === 'word' || doing === 'number' ? doing : wayOf(model);
}

export function chooseWay(model: SheetModel, way: EntryWay): void {
  model.sheet.value = { ...model.sheet.value, way };
  clearEntered(model);
  save(model);
}

/** Starts a correction or insertion; null returns to the next turn. */
export function correct(model: SheetModel, correction: Correction | null): void {
  model.draft.value = null;
  model.chosen.value = null;
  model.correction.value = correction;
  model.shownCard.value = null;
  model.entered.value = enteredOf(lineBefore(model), model.base.value.settled);
}

export function updateEntered({ entered }: SheetModel, change: Partial<Entered>): void {
  entered.value = { ...entered.value, ...change };
}

export function clearEntered({ entered, shownCard }: SheetModel): void {
  entered.value = NOTHING_ENTERED;
  shownCard.value = null;
}

/** Stores what is being entered. */
export function keepEntry({ id, sheet, entered, correction, chosen, rack }: SheetModel): void {
  const entry = { entered: entered.value, correction: correction.value, chosen: chosen.value, rack: rack.value };
  saveEntry(id, sheet.value.lines.length, entry);
}

/** The line that is being changed. */
export function lineBefore({ correction, sheet }: SheetModel): Line | null {
  const { value: where } = correction;
  return where?.what === 'change' ? (sheet.value.lines[where.index] ?? null) : null;
}

/** Adds a line at the end (before the settlement if there is one), or in the place that is being corrected. */
export function enter(model: SheetModel, line: Line): void {
  const { value: rack } = model.rack;
  const noted = rack && TURNS_WITH_RACK.has(line.do) ? { ...line, rack } : line;
  const { value: correction } = model.correction;
  if (correction) remember(model, correction);
  write(model, edited(model, correction, noted));
}

/** The lines for which a rack is recorded. */
const TURNS_WITH_RACK: ReadonlySet<Line['do']> = new Set([
  ...(['lay', 'arrange', 'word', 'number', 'exchange', 'pass', 'draw', 'time-up'] as const),
]);

function edited(
  { sheet: { value: sheet }, base: { value: before } }: Pick<SheetModel, 'sheet' | 'base'>,
  correction: Correction | null,
  line: Line,
): ScoreSheet {
  if (!correction) return addLine(sheet, line, before);
  const { index, what } = correction;
  return (what === 'insert' ? insertLine : changeLine)(sheet, index, line, before);
}

export function change(model: SheetModel, index: number, line: Line): void {
  remember(model, { what: 'change', index });
  write(model, changeLine(model.sheet.value, index, line));
}

export function remove(model: SheetModel, index: number): void {
  remember(model, { what: 'remove', index });
  write(model, removeLine(model.sheet.value, index));
  model.justRemoved.value = model.past.value.at(-1) ?? null;
}

/** Puts a former line back in its place. */
export function restore(model: SheetModel, old: PastLine): void {
  const { sheet, past } = bringBack(model.sheet.value, model.past.value, old);
  model.past.value = past;
  write(model, sheet);
}

function remember(model: SheetModel, edit: Edit): void {
  model.past.value = pastAfter(model.sheet.value, model.past.value, edit);
}

function write(model: SheetModel, sheet: ScoreSheet): void {
  model.sheet.value = sheet;
  model.draft.value = null;
  model.chosen.value = null;
  model.correction.value = null;
  model.justRemoved.value = null;
  clearEntered(model);
  if (model.rack.value !== null) model.rack.value = '';
  save(model);
}

function save({ id, sheet, past, isLost }: SheetModel): void {
  isLost.value = !saveSheet(id, sheet.value, past.value);
}

/** The clock belongs to the page: the rules of a score sheet have none. */
export function turnSecondsOf({ options: { turnSeconds } }: Pick<ScoreSheet, 'options'>): number | null {
  return typeof turnSeconds === 'number' ? turnSeconds : null;
}
