/** Evaluates one line on the position before it: words, score and problems. */
import {
  type BaseMove,
  formatSquare,
  type LayMove,
  nextSeat,
  type Outcome,
  playWith,
  readPlay,
  type ScoredWord,
  type Seat,
  type Tile,
} from '@lettertafel/engine';
import {
  type AnyState,
  closeWindows,
  type Decided,
  decided,
  isCardPhase,
  isOpenPlay,
  isUnheldOpening,
  type KeptEvent,
  type KeptGame,
  type KeptState,
  keptGame,
  scoresBefore,
  settledState,
  withTurn,
} from './engine-game.ts';
import { changesUnder, forceLine, isOfOtherFamily } from './forced.ts';
import type { DisputeDeed, Line } from './line.ts';
import { cancelMove, lexiconOf, moveOf } from './line-move.ts';
import { isMisfit, type Problem } from './problem.ts';
import { boardRules } from './rules-of.ts';
import { settleLine } from './settlement.ts';
import type { ScoreSheet } from './sheet.ts';
import { excessTiles, more } from './tiles.ts';

/** The result of a dispute. */
export interface DisputeReading {
  readonly words: readonly string[];
  readonly bad: readonly string[];
  /** The play before was lost. */
  readonly isLost: boolean;
}

export interface LineReading {
  readonly line: Line;
  /** The words of a play on a board with the parts of their scores; empty if the line does not fit. */
  readonly words: readonly ScoredWord[];
  /** The new words of a turn of Woord-Rummikub, and the one that scores. */
  readonly made: readonly string[];
  readonly scoring: string | null;
  /** The tiles that must have come from the rack, and their squares. */
  readonly laid: readonly Tile[];
  readonly squares: readonly string[];
  readonly bonus: number;
  readonly extra: number;
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
  /** The position after it; the play may still be disputed. */
  readonly state: AnyState;
}

/** The items of a line that is not a play. */
const NOTHING = { words: [], made: [], scoring: null, laid: [], squares: [], bonus: 0, extra: 0, drawn: 0 } as const;

type Items = Pick<LineReading, 'words' | 'made' | 'scoring' | 'laid' | 'squares' | 'bonus' | 'extra'>;

const TURN_DEEDS: ReadonlySet<Line['do']> = new Set([
  ...(['lay', 'arrange', 'exchange', 'draw', 'pass', 'time-up', 'give-up', 'look'] as const),
]);
/** Moves of the card phase, which keep it open. */
const CARD_DEEDS: ReadonlySet<Line['do']> = new Set(['card', 'take', 'discard']);

export function readLine(sheet: ScoreSheet, before: AnyState, line: Line): ReadLine {
  const game = keptGame(sheet);
  const earlier = scoresBefore(settledState(game, before));
  if (line.do === 'end') return readEnd(sheet, { before, earlier }, line);
  const problems: Problem[] = [];
  const start = readyFor(game, before, { line, problems });
  const made = makeLine(sheet, start, { line, problems });
  const isForced = problems.some(isMisfit);
  const computed = isForced ? null : scoreOf(game, { state: made.state, earlier, by: line.by });
  const state = withWrittenScore(game, made.state, { line, earlier });
  problems.push(...tileProblems(sheet, { before: start, after: state, line, laid: made.items.laid }));
  const settled = settledState(game, state);
  const totals = scoresBefore(settled);
  return {
    state,
    reading: {
      line,
      ...made.items,
      ...(made.dispute ? { dispute: made.dispute } : {}),
      drawn: potSizeOf(start) - potSizeOf(settled),
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
function readyFor(game: KeptGame, before: AnyState, { line, problems }: { line: Line; problems: Problem[] }): AnyState {
  // A player who leaves no longer answers an open play (B-29): the engine lets it stand.
  if (line.do === 'dispute' || line.do === 'resign') return before;
  const isCard = CARD_DEEDS.has(line.do);
  let { state } = closeWindows(game, before, (now) => isUnheldOpening(game, now) || (isCard && isCardPhase(game, now)));
  if (state.over) {
    if (line.do !== 'points') problems.push({ kind: 'after-end' });
    state = { ...state, over: null, scores: scoresBefore(state) } as AnyState;
    // The turn of the player who ended the game is over as well.
    if (before.over || TURN_DEEDS.has(line.do)) state = withTurn(game, state, nextSeat(state, state.turn));
  }
  if (TURN_DEEDS.has(line.do) && state.turn !== line.by) {
    problems.push({ kind: 'out-of-turn', expected: state.turn });
    state = withTurn(game, state, line.by);
  }
  return state;
}

/** The number of tiles in the pot; 0 for a board. */
function potSizeOf(state: AnyState): number {
  return 'pot' in state ? state.pot.piles.reduce((tiles, pile) => tiles + pile.length, 0) : 0;
}

interface Made {
  readonly state: AnyState;
  readonly items: Items;
  readonly dispute?: DisputeReading;
}

function makeLine(sheet: ScoreSheet, start: AnyState, { line, problems }: { line: Line; problems: Problem[] }): Made {
  const game = keptGame(sheet);
  const move = moveOf(line);
  if (!move) return { state: start, items: NOTHING };
  const changed =
    line.do === 'lay' && !isOfOtherFamily(sheet, line) ? changesUnder((start as KeptState).board, line) : null;
  if (changed && changed.missing.length + changed.covered.length > 0) {
    problems.push({ kind: 'board-changed', ...changed });
    return { state: forceLine(sheet, game, start, line), items: NOTHING };
  }
  const decision = play(game, start, { line, move });
  if ('refusal' in decision) {
    problems.push({ kind: 'refused', refusal: decision.refusal });
    return { state: forceLine(sheet, game, start, line), items: NOTHING };
  }
  const { state, events } = decision;
  if (line.do === 'dispute') return { state, items: NOTHING, dispute: disputeIn(events) };
  return { state, items: itemsOf(sheet, start, { line, move, events }) };
}

/** Plays the move and what answered it; only a play that may still be disputed stays open. */
function play(
  game: KeptGame,
  start: AnyState,
  { line, move }: { line: Line; move: BaseMove },
): ReturnType<typeof decided> {
  const isPending = (now: AnyState) => isOpenPlay(game, now) || isUnheldOpening(game, now) || isCardPhase(game, now);
  const opened = line.do === 'time-up' ? closeWindows(game, start, () => false).state : start;
  const first = decided(game, opened, move, line.do === 'dispute' ? lexiconOf(line) : undefined);
  if ('refusal' in first) return first;
  const events = [...first.events];
  const held = closeWindows(game, first.state, (now) => (now as KeptState).held == null);
  events.push(...held.events);
  let { state } = held;
  const answers = 'answers' in line ? (line.answers ?? []) : [];
  for (const answer of answers) {
    const cancelled = decided(game, state, cancelMove(answer));
    if ('refusal' in cancelled) return cancelled;
    state = cancelled.state;
    events.push(...cancelled.events);
  }
  if (line.do === 'dispute') return withRuling(game, { state, events }, line);
  const closed = closeWindows(game, state, isPending);
  return { state: closed.state, events: [...events, ...closed.events] } satisfies Decided;
}

/** Words that are not in the list stand if the players allow all of them; otherwise the play is lost (B-30). */
function withRuling(game: KeptGame, disputed: Decided, { ruled = [] }: DisputeDeed): Decided {
  const awaiting = disputed.state.open?.ruling ? disputed.state.open.window.awaiting : [];
  const { bad } = disputeIn(disputed.events);
  const answer = bad.every((word) => ruled.includes(word)) ? 'agree' : 'disagree';
  let { state } = disputed;
  const events = [...disputed.events];
  for (const seat of answer === 'agree' ? awaiting : awaiting.slice(0, 1)) {
    const answered = decided(game, state, { by: seat, do: answer });
    if ('refusal' in answered) break;
    state = answered.state;
    events.push(...answered.events);
  }
  return { state, events };
}

function disputeIn(events: readonly KeptEvent[]): DisputeReading {
  const { words, bad } = events.find(({ type }) => type === 'disputed') as KeptEvent & DisputeReading;
  return { words, bad, isLost: events.some(({ type }) => type === 'play-lost') };
}

interface PlayEvents {
  readonly line: Line;
  readonly move: BaseMove;
  readonly events: readonly KeptEvent[];
}

/** The items of a play, from its events; words on a board are evaluated again for the score of each tile. */
function itemsOf(sheet: ScoreSheet, before: AnyState, { line, move, events }: PlayEvents): Items {
  type Laid = { tiles: Tile[]; laid: { square: number }[]; bonus: number; extra: number };
  type Arranged = { laid: Tile[]; words: string[]; word: string | null };
  const laid = events.find(({ type }) => type === 'laid') as (KeptEvent & Laid) | undefined;
  const arranged = events.find(({ type }) => type === 'arranged') as (KeptEvent & Arranged) | undefined;
  if (arranged) return { ...NOTHING, laid: arranged.laid, made: arranged.words, scoring: arranged.word };
  if (!laid) return NOTHING;
  const { tiles, bonus, extra } = laid;
  const squares = laid.laid.map(({ square }) => formatSquare(square));
  return {
    ...NOTHING,
    words: wordsOf(sheet, before as KeptState, { line, move, events }),
    laid: tiles,
    squares,
    bonus,
    extra,
  };
}

function wordsOf(sheet: ScoreSheet, before: KeptState, { line, move, events }: PlayEvents): readonly ScoredWord[] {
  const lay = move as LayMove;
  const voided = events.flatMap((event) => (event as unknown as { voided?: readonly string[] }).voided ?? []);
  const standing = more(
    (lay.cards ?? []).map(({ card }) => card),
    voided,
  );
  const play = playWith(
    before,
    lay,
    (lay.cards ?? []).filter(({ card }) => standing.includes(card)),
  );
  if ('refusal' in play) return [];
  const read = readPlay(boardRules(sheet), before, { by: line.by, play });
  return 'refusal' in read ? [] : read.words;
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
  if (isOwnPlay) return { ...state, open: { ...state.open, score: byHand } } as AnyState;
  const change = byHand - scoreOf(game, { state, earlier, by });
  const scores = state.scores.map((score, seat) => (seat === by ? score + change : score));
  return { ...state, scores } as AnyState;
}

function tileProblems(
  sheet: ScoreSheet,
  { before, after, line, laid }: { before: AnyState; after: AnyState; line: Line; laid: readonly Tile[] },
): Problem[] {
  const problems: Problem[] = [];
  const tiles = more(excessTiles(sheet, after), excessTiles(sheet, before));
  if (tiles.length > 0) problems.push({ kind: 'too-many-tiles', tiles });
  const missing = line.rack === undefined ? [] : more(laid, [...line.rack]);
  if (missing.length > 0) problems.push({ kind: 'not-on-rack', tiles: missing });
  return problems;
}

function readEnd(
  sheet: ScoreSheet,
  { before, earlier }: { before: AnyState; earlier: readonly number[] },
  line: Extract<Line, { do: 'end' }>,
): ReadLine {
  const settled = settledState(keptGame(sheet), before);
  const { outcome, problems } = settleLine(sheet, settled, { line, scores: earlier });
  const totals = earlier.map((score, seat) => score + (outcome.adjustments[seat] ?? 0));
  const score = outcome.adjustments[line.by] ?? 0;
  return {
    state: { ...settled, scores: totals, over: outcome } as AnyState,
    reading: { line, ...NOTHING, computed: score, score, isByHand: false, problems, isLost: false, outcome, totals },
  };
}
