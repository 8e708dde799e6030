/** A game: functions over plain data, and the part of them that all games share. */
import {
  type Clock,
  type ClockDeadline,
  type ClockEvent,
  clockDeadline,
  clockEvent,
  newClock,
  type Thinking,
} from './clock.ts';
import { type Course, courseFrom } from './course.ts';
import type { Tile } from './letters.ts';
import type { Lexicon } from './lexicon.ts';
import type { CommonOptions, OptionInput, OptionRules, OptionTable } from './options.ts';
import { readOptions } from './options.ts';
import type { Rack } from './rack.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Rng } from './rng.ts';
import type { Actor, Seat } from './seats.ts';
import type { Window } from './window.ts';

/** External inputs of `decide`. */
export interface Context {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly rng: Rng;
  readonly lexicon: Lexicon;
  /** Whether any of these racks has a play on this board: a faster answer than the engine's own search. */
  readonly playExists?: (board: readonly string[], racks: readonly (readonly string[])[]) => boolean;
}

export type Refused = { readonly refusal: Refusal };

/** What a move leads to: the events, and the state they end in; or why it is refused. */
export type Decision<State, Event> = { readonly events: readonly Event[]; readonly state: State } | Refused;

export function isRefused(decision: object): decision is Refused {
  return 'refusal' in decision;
}

export type EndReason = 'went-out' | 'all-passed' | 'no-play' | 'resigned' | 'pot' | 'points' | 'all-tiles' | 'gave-up';

export interface Outcome {
  readonly reason: EndReason;
  /** What the tiles left on the racks changed, by seat; already in the scores. */
  readonly adjustments: readonly number[];
  readonly winners: readonly Seat[];
}

/** How a game ended beside a real box, where only the players know what was left. */
export interface Settlement {
  /** The tiles left, by seat. */
  readonly racks: readonly Rack[];
  readonly reason: EndReason;
  /** Who laid the last tile. */
  readonly wentOut?: Seat;
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
  /** Words that the table has let stand against the list, as they are judged (B-30). */
  readonly ruled: readonly string[];
  readonly clock: Clock | null;
  readonly over: Outcome | null;
}

export interface BaseMove {
  readonly by: Actor;
  readonly do: string;
}

/** Moves of the house. `resume` gives downtime back; `timeout` runs the next deadline. */
export type HouseMove<Setup> =
  | { readonly by: 'house'; readonly do: 'deal'; readonly setup?: Setup }
  | { readonly by: 'house'; readonly do: 'timeout' }
  | { readonly by: 'house'; readonly do: 'resume'; readonly away: number };

/** Events of the kernel's own that come in every game. */
export type KernelEvent =
  | ClockEvent
  | { readonly type: 'overtime'; readonly seat: Seat; readonly minute: number }
  | { readonly type: 'resumed'; readonly away: number };

/** What a table that rules on a word tells (B-30). */
export type RulingEvent =
  | { readonly type: 'ruling-asked'; readonly words: readonly string[]; readonly window: Window }
  | { readonly type: 'agreed'; readonly seat: Seat }
  /** All remaining players have agreed: the words are good for the rest of the game. */
  | { readonly type: 'ruled'; readonly words: readonly string[]; readonly seats: readonly Seat[] }
  /** The verdict takes effect; null: because the time is up. */
  | { readonly type: 'ruling-denied'; readonly seat: Seat | null };

/** Events of the rules that mean the same in every family. */
export type CourseEvent =
  | { readonly type: 'accepted'; readonly seat: Seat }
  | { readonly type: 'turn-began'; readonly seat: Seat }
  | { readonly type: 'resigned'; readonly seat: Seat; readonly why: 'resigned' | 'time' }
  | RulingEvent
  | ({ readonly type: 'ended' } & Outcome);

export type Viewer = Seat | 'spectator';

export interface Deadline {
  readonly at: number;
  readonly move: { readonly by: 'house'; readonly do: 'timeout' };
}

/** Games of one family share their moves, events and views. */
export type Family = 'board' | 'board-with-cards' | 'table';

/** A game by its rules. State, moves, events and views are plain data. */
export interface Game<
  State extends GameState = GameState,
  Move extends BaseMove = BaseMove,
  Event extends { readonly type: string } = { readonly type: string },
  View = unknown,
  SeenEvent = unknown,
  Offer extends { readonly do: string } = { readonly do: string },
> {
  readonly id: string;
  readonly players: readonly [fewest: number, most: number];
  readonly optionTable: OptionTable;
  /** A table with its options, before the deal. */
  create(players: number, options?: OptionInput): { readonly state: State } | { readonly refusal: Refusal };
  /** What a move leads to, or why it is refused; a refused move changes nothing. */
  decide(state: State, move: Move, context: Context): Decision<State, Event>;
  /** Total; needs neither randomness nor clock nor words, so that a log replays by itself. */
  evolve(state: State, event: Event): State;
  /** All that a viewer may see, built field by field. */
  viewFor(state: State, viewer: Viewer): View;
  redact(event: Event, viewer: Viewer): SeenEvent;
  /** The tiles of the box that the viewer cannot see, from its view alone: not drawn yet, on other racks, or face down. */
  unseenFor(view: View): readonly Tile[];
  /** What the viewer may do now, from its view alone: `decide` accepts no other kind of move. */
  offersFor(view: View): readonly Offer[];
  /** The house move that is due next, if any. */
  deadlineOf(state: State): Deadline | null;
  /** The window that closes next: who may still answer what lies on the table, and until when. */
  windowOf(state: State): Window | null;
  /** Whether a word would stand at this table by the list and the table's options. */
  isGoodWord(state: State, judged: JudgedWord): boolean;
  /** The tiles that lie face up on the table, each as the tile it is. */
  lyingTiles(state: State): readonly Tile[];
  /** The adjustments and winners for racks that the engine has not seen (scorekeeper). */
  settle(state: State, settlement: Settlement): Outcome;
}

export interface JudgedWord {
  readonly word: string;
  readonly lexicon: Lexicon;
}

/** What a family of games brings; `assembleGame` adds what is the same for all. */
export interface Mechanics<State extends GameState, Move extends BaseMove, Event extends { type: string }, Setup> {
  readonly optionRules: OptionRules;
  initial(base: GameState): State;
  deal(course: Course<State, Event>, setup: Setup | undefined, context: Context): Refused | undefined;
  /** A seat's move in a running game. The events of a refused course are discarded. */
  decide(course: Course<State, Event>, move: Move, context: Context): Refused | undefined;
  evolve(state: State, event: Event): State;
  /** The open window that closes next. */
  windowOf(state: State): Window | null;
  isGoodWord(state: State, judged: JudgedWord): boolean;
  lyingTiles(state: State): readonly Tile[];
  settle(state: State, settlement: Settlement): Outcome;
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
  Offer extends { readonly do: string },
>(
  game: {
    readonly id: string;
    readonly players: readonly [fewest: number, most: number];
    readonly mechanics: Mechanics<State, Seatless<Move>, Event | KernelEvent, Setup>;
  } & Pick<
    Game<State, Move, Event | KernelEvent, View, SeenEvent, Offer>,
    'viewFor' | 'redact' | 'unseenFor' | 'offersFor'
  >,
): Game<State, Move | HouseMove<Setup>, Event | KernelEvent, View, SeenEvent, Offer> {
  const { mechanics } = game;
  type AnyEvent = Event | KernelEvent;
  type AnyCourse = Course<State, AnyEvent>;

  /** What is due next: a window that closes, or a clock that runs out. */
  function nextDue(state: State): Due | null {
    const until = mechanics.windowOf(state)?.until ?? null;
    const clock = clockDeadline(state.clock, state.options);
    if (until !== null && (clock === null || until <= clock.at)) return { at: until, what: 'window' };
    return clock;
  }

  /** Without any clock the house may time out at any moment. */
  function atOnce(state: State, { now }: Context): Due {
    return mechanics.windowOf(state) ? { at: now, what: 'window' } : { at: now, what: 'turn', seat: state.turn };
  }

  function timeUp(course: AnyCourse, context: Context): Refused | undefined {
    const due = nextDue(course.state) ?? atOnce(course.state, context);
    if (due.at > context.now) return refuse('not-yet');
    if (due.what === 'window') mechanics.closeWindow(course, context);
    else if (due.what === 'turn') mechanics.timeOut(course, context);
    else if (due.what === 'overtime-over') mechanics.resign(course, { seat: due.seat, why: 'time' }, context);
    else course.happen({ type: 'overtime', seat: due.seat, minute: due.minute });
    return undefined;
  }

  function moveHouse(course: AnyCourse, move: HouseMove<Setup>, context: Context): Refused | undefined {
    const { dealt, over } = course.state;
    if (move.do === 'deal') return dealt ? refuse('already-dealt') : mechanics.deal(course, move.setup, context);
    if (!dealt) return refuse('not-dealt');
    if (over) return refuse('game-over');
    if (move.do === 'timeout') return timeUp(course, context);
    course.happen({ type: 'resumed', away: move.away });
    return undefined;
  }

  function moveSeat(course: AnyCourse, move: Seatless<Move>, context: Context): Refused | undefined {
    const { state } = course;
    const seat = move.by as Seat;
    if (!state.dealt) return refuse('not-dealt');
    if (!(seat in state.scores)) return refuse('no-such-seat');
    if (state.over || state.resigned[seat]) return refuse('game-over');
    if ((nextDue(state)?.at ?? Number.POSITIVE_INFINITY) <= context.now) return refuse('too-late');
    if (move.do !== 'resign') return mechanics.decide(course, move, context);
    mechanics.resign(course, { seat, why: 'resigned' }, context);
    return undefined;
  }

  return {
    id: game.id,
    players: game.players,
    optionTable: mechanics.optionRules.table,
    viewFor: game.viewFor,
    redact: game.redact,
    unseenFor: game.unseenFor,
    offersFor: game.offersFor,
    windowOf: mechanics.windowOf,
    isGoodWord: mechanics.isGoodWord,
    lyingTiles: mechanics.lyingTiles,
    settle: mechanics.settle,
    evolve: mechanics.evolve,
    create(players, asked = {}) {
      const [fewest, most] = game.players;
      if (!Number.isInteger(players) || players < fewest || players > most) return refuse('player-count');
      const read = readOptions(mechanics.optionRules, asked, players);
      if ('refusal' in read) return read;
      return { state: mechanics.initial(emptyTable(players, read.options)) };
    },
    decide(state, move, context) {
      const course: AnyCourse = courseFrom(state, mechanics.evolve);
      const refused =
        move.by === 'house'
          ? moveHouse(course, move as HouseMove<Setup>, context)
          : moveSeat(course, move as Seatless<Move>, context);
      if (refused) return refused;
      const thinking = course.state.over ? null : mechanics.thinkingOf(course.state);
      const ticking = clockEvent(course.state.clock, thinking, context.now);
      if (ticking) course.happen(ticking);
      return { events: course.events, state: course.state };
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
    ruled: [],
    clock: newClock(options, seats),
    over: null,
  };
}
