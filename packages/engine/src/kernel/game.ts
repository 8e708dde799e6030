/** What a game is: four functions over plain data, and the part of them that is the same for every game. */
import {
  type Clock,
  type ClockDeadline,
  type ClockEvent,
  clockAfter,
  clockDeadline,
  clockEvent,
  clockPostponed,
  newClock,
  OVERTIME_COST,
  type Thinking,
} from './clock.ts';
import { type Course, courseFrom } from './course.ts';
import type { Lexicon } from './lexicon.ts';
import type { CommonOptions, OptionInput, OptionRules, OptionTable } from './options.ts';
import { readOptions } from './options.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Rng } from './rng.ts';
import { type Actor, type Seat, withSeat } from './seats.ts';
import type { Window } from './window.ts';

/** What `decide` needs from outside. */
export interface Context {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly rng: Rng;
  readonly lexicon: Lexicon;
  /** Whether any of these racks has a play on this board: a faster answer than the engine's own search. */
  readonly playExists?: (board: readonly string[], racks: readonly (readonly string[])[]) => boolean;
}

export type Decision<Event> = { readonly events: readonly Event[] } | { readonly refusal: Refusal };

export function isRefused<Event>(decision: Decision<Event>): decision is { readonly refusal: Refusal } {
  return 'refusal' in decision;
}

export type EndReason = 'went-out' | 'all-passed' | 'no-play' | 'resigned' | 'pot' | 'points' | 'all-tiles' | 'gave-up';

export interface Outcome {
  readonly reason: EndReason;
  /** What the tiles left on the racks changed, by seat; already in the scores. */
  readonly adjustments: readonly number[];
  readonly winners: readonly Seat[];
}

/** What every game's state has. */
export interface GameState {
  readonly seats: number;
  readonly options: CommonOptions;
  readonly dealt: boolean;
  readonly turn: Seat;
  /** Counts the turns of the game, from 1. */
  readonly turnNumber: number;
  readonly scores: readonly number[];
  readonly resigned: readonly boolean[];
  readonly clock: Clock | null;
  readonly over: Outcome | null;
}

export interface BaseMove {
  readonly by: Actor;
  readonly do: string;
}

/** Moves of the house. `resume` tells how long no house was open; `timeout` that the next deadline has come. */
export type HouseMove<Setup> =
  | { readonly by: 'house'; readonly do: 'deal'; readonly setup?: Setup }
  | { readonly by: 'house'; readonly do: 'timeout' }
  | { readonly by: 'house'; readonly do: 'resume'; readonly away: number };

export type KernelEvent =
  | ClockEvent
  | { readonly type: 'overtime'; readonly seat: Seat; readonly minute: number }
  | { readonly type: 'resumed'; readonly away: number };

export type Viewer = Seat | 'spectator';

export interface Deadline {
  readonly at: number;
  readonly move: { readonly by: 'house'; readonly do: 'timeout' };
}

/** A game by its rules. State, moves, events and views are plain data. */
export interface Game<
  State extends GameState = GameState,
  Move extends BaseMove = BaseMove,
  Event extends { readonly type: string } = { readonly type: string },
  View = unknown,
  SeenEvent = unknown,
> {
  readonly id: string;
  readonly players: readonly [fewest: number, most: number];
  readonly optionTable: OptionTable;
  /** A table with its options, before the deal. */
  create(players: number, options?: OptionInput): { readonly state: State } | { readonly refusal: Refusal };
  /** What a move leads to, or why it is refused; a refused move changes nothing. */
  decide(state: State, move: Move, context: Context): Decision<Event>;
  /** Total, and needs neither chance nor clock nor words: a log replays by itself. */
  evolve(state: State, event: Event): State;
  /** All that a viewer may see, built field by field. */
  viewFor(state: State, viewer: Viewer): View;
  redact(event: Event, viewer: Viewer): SeenEvent;
  /** The house move that is due next, if any. */
  deadlineOf(state: State): Deadline | null;
  /** The window that closes next: who may still answer what lies on the table, and until when. */
  windowOf(state: State): Window | null;
}

/** What a family of games brings; `assembleGame` adds what is the same for all. */
export interface Mechanics<State extends GameState, Move extends BaseMove, Event extends { type: string }, Setup> {
  readonly optionRules: OptionRules;
  initial(base: GameState): State;
  deal(state: State, setup: Setup | undefined, context: Context): Decision<Event>;
  /** A seat's move, once the game runs and the seat is in it. */
  decide(state: State, move: Move, context: Context): Decision<Event>;
  evolve(state: State, event: Event): State;
  /** The open window that closes next. */
  windowOf(state: State): Window | null;
  closeWindow(course: Course<State, Event>, context: Context): void;
  /** Whose thinking time runs. */
  thinkingOf(state: State): Thinking | null;
  /** The time of the turn is up. */
  timeOut(course: Course<State, Event>, context: Context): void;
  /** A seat leaves, by its own will or because its time is over. */
  resign(course: Course<State, Event>, leaving: { seat: Seat; why: 'resigned' | 'time' }, context: Context): void;
}

type Due = ClockDeadline | { readonly at: number; readonly what: 'window' };

type Seatless<Move extends BaseMove> = Exclude<Move, { by: 'house' }>;

/** Puts a family's mechanics and a game's views together: clocks, deadlines and the house are added here. */
export function assembleGame<
  State extends GameState,
  Move extends BaseMove,
  Event extends { readonly type: string },
  Setup,
  View,
  SeenEvent,
>(
  game: {
    readonly id: string;
    readonly players: readonly [fewest: number, most: number];
    readonly mechanics: Mechanics<State, Seatless<Move>, Event | KernelEvent, Setup>;
  } & Pick<Game<State, Move, Event | KernelEvent, View, SeenEvent>, 'viewFor' | 'redact'>,
): Game<State, Move | HouseMove<Setup>, Event | KernelEvent, View, SeenEvent> {
  const { mechanics } = game;
  type AnyEvent = Event | KernelEvent;

  function evolve(state: State, event: AnyEvent): State {
    const next = mechanics.evolve(state, event);
    return isKernelEvent(event) ? evolveKernel(next, event) : next;
  }

  /** What is due next: a window that closes, or a clock that runs out. */
  function nextDue(state: State): Due | null {
    const until = mechanics.windowOf(state)?.until ?? null;
    const clock = clockDeadline(state.clock, state.options);
    if (until !== null && (clock === null || until <= clock.at)) return { at: until, what: 'window' };
    return clock;
  }

  /** Without any clock the house itself may say that there has been time enough. */
  function atOnce(state: State, { now }: Context): Due {
    return mechanics.windowOf(state) ? { at: now, what: 'window' } : { at: now, what: 'turn', seat: state.turn };
  }

  function timeUp(state: State, context: Context): Decision<AnyEvent> {
    const due = nextDue(state) ?? atOnce(state, context);
    if (due.at > context.now) return refuse('not-yet');
    const course = courseFrom<State, AnyEvent>(state, evolve);
    if (due.what === 'window') mechanics.closeWindow(course, context);
    else if (due.what === 'turn') mechanics.timeOut(course, context);
    else if (due.what === 'overtime-over') mechanics.resign(course, { seat: due.seat, why: 'time' }, context);
    else course.happen({ type: 'overtime', seat: due.seat, minute: due.minute });
    return { events: course.events };
  }

  function decideHouse(state: State, move: HouseMove<Setup>, context: Context): Decision<AnyEvent> {
    if (move.do === 'deal') {
      return state.dealt ? refuse('already-dealt') : mechanics.deal(state, move.setup, context);
    }
    if (!state.dealt) return refuse('not-dealt');
    if (state.over) return refuse('game-over');
    if (move.do === 'resume') return { events: [{ type: 'resumed', away: move.away }] };
    return timeUp(state, context);
  }

  function decideSeat(state: State, move: Seatless<Move>, context: Context): Decision<AnyEvent> {
    const seat = move.by as Seat;
    if (!state.dealt) return refuse('not-dealt');
    if (!(seat in state.scores)) return refuse('no-such-seat');
    if (state.over || state.resigned[seat]) return refuse('game-over');
    if ((nextDue(state)?.at ?? Number.POSITIVE_INFINITY) <= context.now) return refuse('too-late');
    if (move.do === 'resign') {
      const course = courseFrom<State, AnyEvent>(state, evolve);
      mechanics.resign(course, { seat, why: 'resigned' }, context);
      return { events: course.events };
    }
    return mechanics.decide(state, move, context);
  }

  return {
    id: game.id,
    players: game.players,
    optionTable: mechanics.optionRules.table,
    viewFor: game.viewFor,
    redact: game.redact,
    windowOf: mechanics.windowOf,
    evolve,
    create(players, asked = {}) {
      const [fewest, most] = game.players;
      if (!Number.isInteger(players) || players < fewest || players > most) return refuse('player-count');
      const read = readOptions(mechanics.optionRules, asked, players);
      if ('refusal' in read) return read;
      return { state: mechanics.initial(emptyTable(players, read.options)) };
    },
    decide(state, move, context) {
      const decision =
        move.by === 'house'
          ? decideHouse(state, move as HouseMove<Setup>, context)
          : decideSeat(state, move as Seatless<Move>, context);
      if (isRefused(decision) || !state.clock) return decision;
      const after = decision.events.reduce(evolve, state);
      const ticking = clockEvent(after.clock, after.over ? null : mechanics.thinkingOf(after), context.now);
      return ticking ? { events: [...decision.events, ticking] } : decision;
    },
    deadlineOf(state) {
      if (!state.dealt || state.over) return null;
      const due = nextDue(state);
      return due && { at: due.at, move: { by: 'house', do: 'timeout' } };
    },
  };
}

function emptyTable(seats: number, options: CommonOptions): GameState {
  return {
    seats,
    options,
    dealt: false,
    turn: 0,
    turnNumber: 0,
    scores: Array<number>(seats).fill(0),
    resigned: Array<boolean>(seats).fill(false),
    clock: newClock(options, seats),
    over: null,
  };
}

function isKernelEvent(event: { readonly type: string }): event is KernelEvent {
  return event.type === 'clock' || event.type === 'overtime' || event.type === 'resumed';
}

function evolveKernel<State extends GameState>(state: State, event: KernelEvent): State {
  const { clock } = state;
  if (!clock) return state;
  switch (event.type) {
    case 'clock':
      return { ...state, clock: clockAfter(clock, event, state.options) };
    case 'resumed':
      return { ...state, clock: clockPostponed(clock, event.away) };
    case 'overtime': {
      const { seat, minute } = event;
      return {
        ...state,
        clock: { ...clock, overtime: withSeat(clock.overtime, seat, minute) },
        scores: withSeat(state.scores, seat, (state.scores[seat] as number) - OVERTIME_COST),
      };
    }
  }
}
