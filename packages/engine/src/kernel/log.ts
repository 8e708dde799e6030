/** Logs: a game as the list of what was done and what came of it, and how a host appends to one. */
import { type BaseMove, type Context, type Decision, type Game, type GameState, isRefused } from './game.ts';
import type { OptionInput } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { Verdicts } from './verdicts.ts';

/** Raised when a log of before can no longer be read as it stands. */
export const LOG_VERSION = 1;

export interface LogEntry<Move = BaseMove, Event = { readonly type: string }> {
  readonly number: number;
  readonly at: number;
  readonly move: Move;
  readonly events: readonly Event[];
  /** What the word list answered while this entry was decided, so that it can be decided anew without the list. */
  readonly verdicts?: Verdicts;
  /** Which draw of the game this entry was, counted from 0; absent where nothing was drawn. */
  readonly draw?: number;
}

/** Where a game starts: everything that the first entry does not tell. */
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
  /** What was decided, in order: expiries that were due, then the move. */
  readonly steps: readonly { readonly move: Move; readonly at: number; readonly events: readonly Event[] }[];
  /** Why the move itself was not made. */
  readonly refusal?: Refusal;
}

/**
 * How a host plays a move: first whatever is due by the clock, then the move. A move refused only because others may
 * still dispute counts as its player's own acceptance (B-22), which is then played instead.
 */
export function submit<State extends GameState, Move extends BaseMove, Event extends { readonly type: string }>(
  game: Game<State, Move, Event>,
  start: State,
  { move, contextFor }: { move: Move; contextFor: (step: number, at?: number) => Context },
): Submission<State, Move, Event> {
  let state = start;
  const steps: { move: Move; at: number; events: readonly Event[] }[] = [];
  const attempt = (tried: Move, at?: number): Decision<State, Event> => {
    const context = contextFor(steps.length, at);
    const decision = game.decide(state, tried, context);
    if (!isRefused(decision)) {
      steps.push({ move: tried, at: context.now, events: decision.events });
      state = decision.state;
    }
    return decision;
  };

  const { now } = contextFor(0);
  for (let due = game.deadlineOf(state); due && due.at <= now; due = game.deadlineOf(state)) {
    attempt(due.move as unknown as Move, due.at);
  }
  const decision = attempt(move);
  if (!isRefused(decision)) return { state, steps };
  if (decision.refusal.accepts) attempt({ by: move.by, do: 'accept' } as Move);
  return { state, steps, refusal: decision.refusal };
}
