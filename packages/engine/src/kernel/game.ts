/** A game as functions over plain data: its types, and the states, moves and events that all games share. */
import type { Clock, ClockEvent } from './clock.ts';
import type { CommonOptions } from './common-options.ts';
import type { Tile } from './letters.ts';
import type { Lexicon } from './lexicon.ts';
import type { AskedOptions, OptionTable } from './options.ts';
import type { Rack } from './rack.ts';
import type { Refusal } from './refusal.ts';
import type { Rng } from './rng.ts';
import type { Actor, Seat } from './seats.ts';
import type { Wait, Window } from './window.ts';

/**
 * The form of all views and redacted events. Pages keep hashes of what they have shown: incremented, together with
 * `PROTOCOL_VERSION`, when the same state gives another view (`fixtures/views.json`).
 */
export const VIEW_VERSION = 1;

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

/** The result of a move: its events and the state after them, or why it is refused. */
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
  /** Words that the players have let stand against the list, as they are judged (B-30). */
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

/** Events that the kernel itself adds to every game. */
export type KernelEvent =
  | ClockEvent
  | { readonly type: 'overtime'; readonly seat: Seat; readonly minute: number }
  | { readonly type: 'resumed'; readonly away: number };

/** The players decide about words that are not in the list (B-30). */
export type RulingEvent =
  | { readonly type: 'ruling-asked'; readonly words: readonly string[]; readonly window: Window }
  | { readonly type: 'agreed'; readonly seat: Seat }
  /** All remaining players have agreed: the words are valid for the rest of the game. */
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
  Table extends OptionTable = OptionTable,
> {
  readonly id: string;
  readonly players: readonly [fewest: number, most: number];
  /** Its options as records. */
  readonly optionTable: Table;
  /** The state before the deal, with its options. */
  create(players: number, options?: AskedOptions<Table>): { readonly state: State } | { readonly refusal: Refusal };
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
  /** What the game waits for, from a view alone, the most urgent first; nothing once it is over. */
  waitsIn(view: View): readonly Wait[];
  /** The seat to move, now or once the open play is settled. */
  seatToMove(view: View): Seat;
  /** The house move that is due next, if any. */
  deadlineOf(state: State): Deadline | null;
  /** The window that closes next: who may still answer a play or a card, and until when. */
  windowOf(state: State): Window | null;
  /** Whether a word is valid in this game, by the list and the game's options. */
  isGoodWord(state: State, judged: JudgedWord): boolean;
  /** The tiles that lie face up on the table, blanks as blanks. */
  lyingTiles(state: State): readonly Tile[];
  /** The adjustments and winners for racks that the engine has not seen (scorekeeper). */
  settle(state: State, settlement: Settlement): Outcome;
}

export interface JudgedWord {
  readonly word: string;
  readonly lexicon: Lexicon;
}
