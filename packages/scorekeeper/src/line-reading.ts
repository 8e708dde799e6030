/** Evaluates one line on the position before it: words, score and problems. */
import { nextSeat, type Outcome, type Seat, type Tile, without } from '@lettertafel/engine';
import {
  type AnyState,
  closeWindows,
  type Decided,
  isCardPhase,
  isOpenPlay,
  isTableState,
  isUnheldOpening,
  type KeptEvent,
  type KeptGame,
  keptGame,
  scoresBefore,
  settle,
  settledState,
  withTurn,
} from './engine-game.ts';
import type { Line } from './line.ts';
import { makeLine } from './made-line.ts';
import { type DisputeReading, NO_PLAY, type PlayItems } from './play-items.ts';
import { isMisfit, type Problem } from './problem.ts';
import { settleLine } from './settlement.ts';
import type { ScoreSheet } from './sheet.ts';
import { excessTiles } from './tiles.ts';

export interface LineReading extends PlayItems {
  readonly line: Line;
  /** Woord-Rummikub: how many tiles came from the pot. */
  readonly drawn: number;
  /** The score by the rules; null if the line does not fit. */
  readonly computed: number | null;
  /** The score that counts. */
  readonly score: number;
  readonly isByHand: boolean;
  readonly problems: readonly Problem[];
  /** The play lost a dispute in the next line. */
  readonly isLost: boolean;
  readonly dispute?: DisputeReading;
  readonly outcome?: Outcome;
  readonly totals: readonly number[];
}

export interface ReadLine {
  readonly reading: LineReading;
  /** The position in which its player decided, and the events that led there since the line before. */
  readonly start: Decided;
  /** The position after it, in which the play may still be disputed, and the events of the line. */
  readonly state: AnyState;
  readonly events: readonly KeptEvent[];
}

const TURN_DEEDS: ReadonlySet<Line['do']> = new Set([
  ...(['lay', 'arrange', 'exchange', 'word', 'number', 'draw', 'pass', 'time-up', 'give-up', 'look'] as const),
]);
/** Moves of the card phase, which keep it open. */
const CARD_DEEDS: ReadonlySet<Line['do']> = new Set(['card', 'take', 'discard']);

export function readLine(sheet: ScoreSheet, before: AnyState, line: Line): ReadLine {
  const game = keptGame(sheet);
  const earlier = scoresBefore(settledState(game, before));
  if (line.do === 'end') return readEnd(sheet, { before, earlier }, line);
  const problems: Problem[] = [];
  const start = readyFor(game, before, { line, problems });
  const made = makeLine(sheet, start.state, { line, problems });
  const isForced = problems.some(isMisfit);
  const computed = isForced ? null : scoreOf(game, { state: made.state, earlier, by: line.by });
  const state = withWrittenScore(game, made.state, { line, earlier });
  problems.push(...tileProblems(sheet, { before: start.state, after: state, line, laid: made.items.laid }));
  const settled = settledState(game, state);
  const totals = scoresBefore(settled);
  return {
    start,
    state,
    events: made.events,
    reading: {
      line,
      ...made.items,
      ...(made.dispute ? { dispute: made.dispute } : {}),
      drawn: potSizeOf(start.state) - potSizeOf(settled),
      computed,
      score: (totals[line.by] ?? 0) - (earlier[line.by] ?? 0),
      isByHand: line.byHand !== undefined,
      problems,
      isLost: false,
      totals,
    },
  };
}

/** The position in which the line's move can be made, whoever is on turn by the rules. */
function readyFor(game: KeptGame, before: AnyState, { line, problems }: { line: Line; problems: Problem[] }): Decided {
  // A player who leaves no longer answers an open play (B-29): the engine lets it stand.
  if (line.do === 'dispute' || line.do === 'resign') return { state: before, events: [] };
  const isCard = CARD_DEEDS.has(line.do);
  const closed = closeWindows(game, before, (now) => isUnheldOpening(game, now) || (isCard && isCardPhase(game, now)));
  const events = [...closed.events];
  let { state } = closed;
  const giveTurn = (seat: Seat) => {
    const given = withTurn(game, state, seat);
    events.push(...given.events);
    ({ state } = given);
  };
  if (state.over) {
    if (line.do !== 'points') problems.push({ kind: 'after-end' });
    state = { ...state, over: null, scores: scoresBefore(state) };
    // The turn of the player who ended the game is over as well.
    if (before.over || TURN_DEEDS.has(line.do)) giveTurn(nextSeat(state, state.turn));
  }
  if (TURN_DEEDS.has(line.do) && state.turn !== line.by) {
    problems.push({ kind: 'out-of-turn', expected: state.turn });
    giveTurn(line.by);
  }
  return { state, events };
}

/** The number of tiles in the pot; 0 for a board. */
function potSizeOf(state: AnyState): number {
  return 'pot' in state ? state.pot.piles.reduce((tiles, pile) => tiles + pile.length, 0) : 0;
}

/** The points of the line for its player, with all windows closed. */
function scoreOf(
  game: KeptGame,
  { state, earlier, by }: { state: AnyState; earlier: readonly number[]; by: Seat },
): number {
  return (scoresBefore(settledState(game, state))[by] ?? 0) - (earlier[by] ?? 0);
}

/** A manual score overrides the rules. */
function withWrittenScore(
  game: KeptGame,
  state: AnyState,
  { line, earlier }: { line: Line; earlier: readonly number[] },
): AnyState {
  const { by, byHand } = line;
  if (byHand === undefined) return state;
  const isOwnPlay = state.open?.seat === by && isOpenPlay(game, state) && line.do !== 'dispute';
  if (isOwnPlay) return withOpenScore(state, byHand);
  const change = byHand - scoreOf(game, { state, earlier, by });
  const scores = state.scores.map((score, seat) => (seat === by ? score + change : score));
  return { ...state, scores };
}

function withOpenScore(state: AnyState, score: number): AnyState {
  if (isTableState(state)) return { ...state, open: state.open && { ...state.open, score } };
  return { ...state, open: state.open && { ...state.open, score } };
}

function tileProblems(
  sheet: ScoreSheet,
  { before, after, line, laid }: { before: AnyState; after: AnyState; line: Line; laid: readonly Tile[] },
): Problem[] {
  const problems: Problem[] = [];
  const tiles = without(excessTiles(sheet, after), excessTiles(sheet, before));
  if (tiles.length > 0) problems.push({ kind: 'too-many-tiles', tiles });
  const missing = line.rack === undefined ? [] : without(laid, [...line.rack]);
  if (missing.length > 0) problems.push({ kind: 'not-on-rack', tiles: missing });
  return problems;
}

function readEnd(
  sheet: ScoreSheet,
  { before, earlier }: { before: AnyState; earlier: readonly number[] },
  line: Extract<Line, { do: 'end' }>,
): ReadLine {
  const { state: settled, events: closed } = settle(keptGame(sheet), before);
  const { outcome, problems } = settleLine(sheet, settled, { line, scores: earlier });
  const totals = earlier.map((score, seat) => score + (outcome.adjustments[seat] ?? 0));
  const score = outcome.adjustments[line.by] ?? 0;
  return {
    start: { state: settled, events: closed },
    state: { ...settled, scores: totals, over: outcome },
    events: [{ type: 'ended', ...outcome }],
    reading: {
      line,
      ...NO_PLAY,
      drawn: 0,
      computed: score,
      score,
      isByHand: false,
      problems,
      isLost: false,
      outcome,
      totals,
    },
  };
}
