/** Writes the events of a GCG file into a score sheet of one game, line by line, each read by the engine. */
import { type Seat, without } from '@lettertafel/engine';
import {
  type AnyState,
  firstState,
  isMisfit,
  keptGame,
  type Line,
  type LineReading,
  openPlay,
  ownVerdicts,
  readLine,
  type ScoreSheet,
  settledState,
} from '@lettertafel/scorekeeper';
import type { ReadingNote } from '../note.ts';
import type { Unreadable } from '../problem.ts';
import type { Candidate } from './candidates.ts';
import { type GcgEvent, type GcgFile, type KeptText, OWN_DISPUTE } from './gcg-file.ts';
import { firstUnknownLetter } from './known-letters.ts';
import { settlementOf } from './settlement.ts';
import { layingOf } from './words.ts';

export interface ReadGame {
  readonly sheet: ScoreSheet;
  /** Lines of the file that a sheet has no place for, by the number of its lines before them. */
  readonly texts: readonly KeptText[];
  /** The racks after the last line, by seat, as far as they are known; null: not known. */
  readonly racks: readonly (string | null)[];
  readonly notes: readonly ReadingNote[];
}

export interface WrittenSheet extends ReadGame {
  /** Plays, and those with the printed score. */
  readonly plays: number;
  readonly agreeing: number;
  readonly firstWrong: { readonly line: number; readonly column: number } | null;
}

const LONGEST_NAME = 40;

/** What is known while lines are written. */
interface Writing {
  readonly sheet: ScoreSheet;
  readonly lines: Line[];
  readonly notes: ReadingNote[];
  /** By the number of events before: how many lines had been written. */
  readonly linesAt: number[];
  state: AnyState;
  /** Before the last line. */
  before: AnyState;
  /** By seat, how far the printed totals are from ours. */
  readonly apart: number[];
  /** By seat, what disputes have cost and the file takes off at the end. */
  readonly owed: number[];
  plays: number;
  agreeing: number;
  firstWrong: WrittenSheet['firstWrong'];
}

export function writeSheet(file: GcgFile, { game, options }: Candidate): WrittenSheet | Unreadable {
  const unknown = firstUnknownLetter(file, game);
  if (unknown) return unknown;
  const players = file.players.map(({ name }) => name.slice(0, LONGEST_NAME));
  const starter = file.events[0]?.seat ?? 0;
  const sheet: ScoreSheet = { game, players, starter, options, lines: [] };
  const state = firstState(sheet);
  const writing: Writing = {
    sheet,
    lines: [],
    notes: [],
    linesAt: [],
    state,
    before: state,
    apart: players.map(() => 0),
    owed: players.map(() => 0),
    plays: 0,
    agreeing: 0,
    firstWrong: null,
  };
  if (file.players.some(({ name }) => name.length > LONGEST_NAME)) {
    writing.notes.push({ code: 'name-shortened', line: 0 });
  }
  for (const [index, event] of file.events.entries()) {
    writeOwnDisputes(writing, file, index);
    writing.linesAt.push(writing.lines.length);
    writeEvent(writing, event, file.events[index + 1]);
  }
  writeOwnDisputes(writing, file, file.events.length);
  const racks = writeEnd(writing, file);
  const { lines, notes, linesAt, plays, agreeing, firstWrong } = writing;
  return {
    sheet: { ...sheet, lines },
    texts: file.texts
      .filter(({ text }) => !OWN_DISPUTE.test(text))
      .map(({ after, text }) => ({ after: linesAt[after] ?? lines.length, text })),
    racks,
    notes,
    plays,
    agreeing,
    firstWrong,
  };
}

function writeEvent(writing: Writing, event: GcgEvent, next: GcgEvent | undefined): void {
  const { deed, seat: by } = event;
  switch (deed.do) {
    case 'lay': {
      const board = 'board' in writing.state ? writing.state.board : [];
      writePlay(writing, event, { by, do: 'lay', ...layingOf(board, deed) });
      return;
    }
    case 'exchange': {
      const { tiles, count } = deed;
      writeTurn(writing, event, { by, do: 'exchange', count, ...(tiles === null ? {} : { tiles }) });
      return;
    }
    case 'pass':
      writeTurn(writing, event, { by, do: 'pass' });
      return;
    case 'withdraw':
      writeWithdrawal(writing, event, next);
      return;
    case 'challenge':
    case 'time':
      writePoints(writing, event);
      return;
    case 'leftover':
      // The settlement is one line at the end.
      return;
  }
}

/** A line with what the engine makes of it. */
function add(writing: Writing, line: Line): LineReading {
  const { state, reading } = readLine(writing.sheet, writing.state, line);
  writing.before = writing.state;
  writing.state = state;
  writing.lines.push(line);
  return reading;
}

function peek({ sheet, state }: Writing, line: Line): LineReading {
  return readLine(sheet, state, line).reading;
}

function writePlay(writing: Writing, event: GcgEvent, play: Line): void {
  const { computed } = peek(writing, play);
  writing.plays += 1;
  if (computed === event.score) writing.agreeing += 1;
  else writing.firstWrong ??= { line: event.line, column: event.columns.score };
  writeTurn(writing, event, play);
}

/** A turn with its rack and its printed score; where that is not the score by the rules, it is explained. */
function writeTurn(writing: Writing, event: GcgEvent, turn: Line): void {
  const { line, score } = event;
  const expected = peek(writing, turn);
  const { computed, problems } = expected;
  const byHand = computed === score ? {} : { byHand: score };
  const reading = add(writing, { ...turn, ...rackOf(writing, event, expected), ...byHand });
  for (const problem of problems) {
    if (problem.kind === 'refused') writing.notes.push({ code: 'refused', line, refusal: problem.refusal });
    else if (problem.kind !== 'board-changed' && problem.kind !== 'not-on-rack' && problem.kind !== 'left-over-count') {
      writing.notes.push({ code: problem.kind, line });
    }
  }
  if (computed !== score && !problems.some(isMisfit)) {
    writing.notes.push({ code: 'score-differs', line, printed: score, ours: computed ?? 0 });
  }
  compareTotal(writing, event, reading);
}

/** The rack, if it is the whole rack and holds what was used; otherwise nothing, and a note. */
function rackOf(
  { sheet, state, notes }: Writing,
  { seat, rack, line, deed }: GcgEvent,
  { laid }: LineReading,
): { readonly rack?: string } {
  if (rack === '') return {};
  const used = deed.do === 'exchange' ? [...(deed.tiles ?? '')] : laid;
  const size = settledState(keptGame(sheet), state).racks[seat]?.length ?? 0;
  if (without(used, [...rack]).length > 0 || rack.length > size) notes.push({ code: 'rack-wrong', line });
  else if (rack.length < size) notes.push({ code: 'rack-in-part', line });
  else return { rack };
  return {};
}

/** Once for every difference that appears: it stays in all later totals. */
function compareTotal(writing: Writing, { seat, line, total }: GcgEvent, { totals }: LineReading): void {
  const ours = totals[seat] ?? 0;
  if (total - ours === writing.apart[seat]) return;
  writing.apart[seat] = total - ours;
  if (total !== ours) writing.notes.push({ code: 'total-differs', line, printed: total, ours });
}

/** A play that was lost in a dispute; if the same player plays again, it was only corrected. */
function writeWithdrawal(writing: Writing, event: GcgEvent, next: GcgEvent | undefined): void {
  const { seat, line } = event;
  const { sheet, lines, notes, state } = writing;
  const last = lines.at(-1);
  const open = openPlay({ state });
  if (last?.do !== 'lay' || last.by !== seat || open?.by !== seat) {
    notes.push({ code: 'nothing-withdrawn', line });
    return;
  }
  if (next?.seat === seat && next.deed.do !== 'leftover') {
    lines.pop();
    writing.state = writing.before;
    notes.push({ code: 'corrected-play', line });
    return;
  }
  if (sheet.players.length > 2) notes.push({ code: 'challenger-unknown', line });
  const by = (seat + 1) % sheet.players.length;
  const reading = add(writing, { by, do: 'dispute', verdicts: ownVerdicts(open.words, false) });
  compareTotal(writing, event, reading);
}

/** Disputes that did not succeed, as our own files note them after a play. */
function writeOwnDisputes(writing: Writing, { players, texts }: GcgFile, after: number): void {
  for (const { text } of texts.filter((one) => one.after === after)) {
    const [, nick] = OWN_DISPUTE.exec(text) ?? [];
    const by = players.findIndex((player) => player.nick === nick);
    const open = openPlay(writing);
    if (by < 0 || !open || open.by === by) continue;
    const { score } = add(writing, { by, do: 'dispute', verdicts: ownVerdicts(open.words, true) });
    // GCG takes these points off at the end; until then its totals are higher than ours.
    writing.owed[by] = (writing.owed[by] ?? 0) + score;
    writing.apart[by] = (writing.apart[by] ?? 0) - score;
  }
}

/** A dispute that did not succeed, where the game's rules know its price; otherwise points that they do not know. */
function writePoints(writing: Writing, event: GcgEvent): void {
  const { seat: by, deed, score, line } = event;
  const open = openPlay(writing);
  if (deed.do === 'challenge' && open && open.by !== by) {
    const dispute: Line = { by, do: 'dispute', verdicts: ownVerdicts(open.words, true) };
    if (peek(writing, dispute).score === score) {
      compareTotal(writing, event, add(writing, dispute));
      return;
    }
  }
  const counted = score < 0 ? Math.max(score, writing.owed[by] ?? 0) : 0;
  writing.owed[by] = (writing.owed[by] ?? 0) - counted;
  writing.apart[by] = (writing.apart[by] ?? 0) + counted;
  if (score === counted) return;
  writing.notes.push({ code: 'points-outside-rules', line });
  compareTotal(writing, event, add(writing, { by, do: 'points', byHand: score - counted }));
}

/** The tiles left, as one line; the racks at the end of a game that is not over. */
function writeEnd(writing: Writing, file: GcgFile): readonly (string | null)[] {
  const { sheet, notes } = writing;
  const settled = settledState(keptGame(sheet), writing.state);
  const settlement = settlementOf(file, settled);
  const known = file.racks.map((rack) => rack?.tiles ?? null);
  if (settlement === 'none') return known;
  if (settlement === 'unclear') {
    for (const { seat: by, deed, score, line } of file.events) {
      if (deed.do !== 'leftover') continue;
      notes.push({ code: 'leftover-unclear', line });
      add(writing, { by, do: 'points', byHand: score });
    }
    return known;
  }
  const { racks, wentOut } = settlement;
  const by: Seat = wentOut ?? 0;
  const { outcome } = add(writing, { by, do: 'end', racks, ...(wentOut === undefined ? {} : { wentOut }) });
  for (const { seat, deed, score, line } of file.events) {
    const ours = outcome?.adjustments[seat] ?? 0;
    const isUsual = file.game !== null && file.players.length === 2 && score === 2 * ours;
    if (deed.do === 'leftover' && score !== ours && !isUsual)
      notes.push({ code: 'end-differs', line, printed: score, ours });
  }
  return racks;
}
