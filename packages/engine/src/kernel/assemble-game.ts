/** The mechanics of a family of games, and how they become a game. */
import { type ClockDeadline, clockDeadline, clockEvent, newClock, type Thinking } from './clock.ts';
import type { CommonOptions } from './common-options.ts';
import { type Course, courseFrom } from './course.ts';
import type {
  BaseMove,
  Context,
  Game,
  GameState,
  HouseMove,
  JudgedWord,
  KernelEvent,
  Outcome,
  Refused,
  Settlement,
} from './game.ts';
import type { Tile } from './letters.ts';
import { type OptionTable, readOptions } from './options.ts';
import { refuse } from './refusal.ts';
import type { Seat } from './seats.ts';
import type { Window } from './window.ts';

/** What a family of games defines; `assembleGame` adds what is the same for all. */
export interface Mechanics<State extends GameState, Move extends BaseMove, Event extends { type: string }, Setup> {
  initial(base: GameState & Pick<State, 'options'>): State;
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
  /** Whose thinking time is running. */
  thinkingOf(state: State): Thinking | null;
  /** The time of the turn is up. */
  timeOut(course: Course<State, Event>, context: Context): void;
  /** A seat leaves: it resigns, or its time is up. */
  resign(course: Course<State, Event>, leaving: { seat: Seat; why: 'resigned' | 'time' }, context: Context): void;
}

type Due = ClockDeadline | { readonly at: number; readonly what: 'window' };

type Seatless<Move extends BaseMove> = Exclude<Move, { by: 'house' }>;

/** Makes a game of a family's mechanics and a game's views; adds clocks, deadlines and the moves of the house. */
export function assembleGame<
  State extends GameState,
  Move extends BaseMove,
  Event extends { readonly type: string },
  Setup,
  View,
  SeenEvent,
  Offer extends { readonly do: string },
  Table extends OptionTable,
>(
  game: {
    readonly id: string;
    readonly players: readonly [fewest: number, most: number];
    readonly optionTable: Table;
    readonly mechanics: Mechanics<State, Seatless<Move>, Event | KernelEvent, Setup>;
  } & Pick<
    Game<State, Move, Event | KernelEvent, View, SeenEvent, Offer>,
    'viewFor' | 'redact' | 'unseenFor' | 'offersFor' | 'waitsIn' | 'seatToMove'
  >,
): Game<State, Move | HouseMove<Setup>, Event | KernelEvent, View, SeenEvent, Offer, Table> {
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
    optionTable: game.optionTable,
    viewFor: game.viewFor,
    redact: game.redact,
    unseenFor: game.unseenFor,
    offersFor: game.offersFor,
    waitsIn: game.waitsIn,
    seatToMove: game.seatToMove,
    windowOf: mechanics.windowOf,
    isGoodWord: mechanics.isGoodWord,
    lyingTiles: mechanics.lyingTiles,
    settle: mechanics.settle,
    evolve: mechanics.evolve,
    create(players, asked) {
      const [fewest, most] = game.players;
      if (!Number.isInteger(players) || players < fewest || players > most) return refuse('player-count');
      const read = readOptions<State['options']>(game.optionTable, asked ?? {}, players);
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

function emptyTable<Options extends CommonOptions>(seats: number, options: Options) {
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
