/** Logs: a game as a list of moves and their events, and how a house extends one. */
import { type BaseMove, type Context, type Game, type GameState, isRefused } from './game.ts';
import type { OptionInput } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { Verdicts } from './verdicts.ts';

/** Incremented when older logs can no longer be read. */
export const LOG_VERSION = 1;

export interface LogEntry<Move = BaseMove, Event = { readonly type: string }> {
  readonly number: number;
  readonly at: number;
  readonly move: Move;
  readonly events: readonly Event[];
  /** The word list's answers for this entry, so that it can be decided again without the list. */
  readonly verdicts?: Verdicts;
  /** Which draw of the game this entry was, counted from 0; absent where nothing was drawn. */
  readonly draw?: number;
}

/** Where a game starts: everything that is not in the first entry. */
export interface GameSettings {
  readonly game: string;
  readonly players: number;
  readonly options: OptionInput;
}

/** The state a log leads to. */
export function replay<State extends GameState, Move extends BaseMove, Event extends { readonly type: string }>(
  game: Pick<Game<State, Move, Event>, 'evolve'>,
  start: State,
  log: readonly LogEntry<unknown, Event>[],
): State {
  return log.flatMap(({ events }) => events).reduce((state, event) => game.evolve(state, event), start);
}

export interface Submission<State, Move, Event> {
  readonly state: State;
  /** What was decided, in order: time given back, expiries that were due, then the move. */
  readonly steps: readonly { readonly move: Move; readonly at: number; readonly events: readonly Event[] }[];
  /** Why the move itself was not made. */
  readonly refusal?: Refusal;
}

export interface Submitting<Move> {
  /** Null: only what is due by the clock. */
  readonly move: Move | null;
  readonly now: number;
  /** The time of the latest entry: a log never runs back. */
  readonly since?: number;
  /** How long no house was running, in milliseconds: given back before anything else. */
  readonly away?: number;
  /** Randomness and words for a step. Steps are counted from 0; one that was refused is asked for again. */
  readonly contextFor: (step: number) => Omit<Context, 'now'>;
}

/**
 * How a house plays a move: first it gives back the time during which no house was running, then it plays whatever is due by
 * the clock, then the move. A move refused only because others may still dispute counts as its player's own acceptance
 * (B-22), which is then played instead.
 */
export function submit<State extends GameState, Move extends BaseMove, Event extends { readonly type: string }>(
  game: Game<State, Move, Event>,
  start: State,
  { move, now: asked, since = Number.NEGATIVE_INFINITY, away = 0, contextFor }: Submitting<Move>,
): Submission<State, Move, Event> {
  const now = Math.max(asked, since);
  // Time is given back now: what was due before comes after that in the log.
  const isOwed = away > 0 && game.deadlineOf(start) !== null;
  const earliest = isOwed ? now : since;
  let state = start;
  const steps: { move: Move; at: number; events: readonly Event[] }[] = [];
  const attempt = (tried: BaseMove, due = now): Refusal | undefined => {
    const at = Math.max(due, earliest);
    const decision = game.decide(state, tried as Move, { ...contextFor(steps.length), now: at });
    if (isRefused(decision)) return decision.refusal;
    steps.push({ move: tried as Move, at, events: decision.events });
    state = decision.state;
    return undefined;
  };

  if (isOwed) attempt({ by: 'house', do: 'resume', away } as BaseMove);
  for (let due = game.deadlineOf(state); due && due.at <= now; due = game.deadlineOf(state)) {
    if (attempt(due.move, due.at)) break;
  }
  const refusal = move ? attempt(move) : undefined;
  if (move && refusal?.accepts) attempt({ by: move.by, do: 'accept' });
  return { state, steps, ...(refusal ? { refusal } : {}) };
}
