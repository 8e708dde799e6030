/** The state of a table game, the events that change it, and the moves that ask for them. */
import type { StarterDraw, TileSetup } from '../kernel/deal.ts';
import type { Disputable } from '../kernel/dispute.ts';
import type { Writable } from '../kernel/evolve.ts';
import type { CourseEvent, GameState } from '../kernel/game.ts';
import type { Tile } from '../kernel/letters.ts';
import type { Rack } from '../kernel/rack.ts';
import type { Seat } from '../kernel/seats.ts';
import type { Window } from '../kernel/window.ts';
import type { Pot, Taken } from './pot.ts';
import type { TableEnd, TableOptions } from './rules.ts';
import type { Table } from './table.ts';

/** The word of a turn that scores, and what it scores; only one does, if any. */
export interface Scoring {
  readonly word: string | null;
  readonly score: number;
}

/** A turn that is laid out on the table. */
export interface ArrangedPlay extends Scoring {
  readonly seat: Seat;
  readonly table: Table;
  /** The tiles that came from the rack. */
  readonly laid: readonly Tile[];
  /** The words that did not lie there whole before: these may be disputed. */
  readonly words: readonly string[];
  /** Where the refill is to come from, with an open pot. */
  readonly piles: readonly number[];
}

/** A turn that may still be disputed. */
export interface OpenPlay extends ArrangedPlay, Disputable {
  readonly words: readonly string[];
  /** The table that comes back if the play is lost. */
  readonly before: Table;
}

/** The end has begun: the game ends after the current round and this many more. */
export interface Ending {
  readonly reason: TableEnd;
  readonly rounds: number;
}

export interface TableState extends GameState {
  readonly options: TableOptions;
  readonly table: Table;
  readonly racks: readonly Rack[];
  readonly pot: Pot;
  /** Who begins a round. */
  readonly starter: Seat;
  readonly round: number;
  /** Who has laid a begin word, by seat. */
  readonly opened: readonly boolean[];
  /** Every word that lay on the table at the end of a turn, by its reading. */
  readonly formed: readonly string[];
  /** The longest word each seat has scored with: alone, the record to beat. */
  readonly longest: readonly (string | null)[];
  readonly open: OpenPlay | null;
  readonly ending: Ending | null;
}

/** A copy for an event to write into. */
export function copyTable(state: TableState): Writable<TableState> {
  return {
    seats: state.seats,
    options: state.options,
    dealt: state.dealt,
    turn: state.turn,
    turnNumber: state.turnNumber,
    scores: state.scores,
    resigned: state.resigned,
    ruled: state.ruled,
    clock: state.clock,
    over: state.over,
    table: state.table,
    racks: state.racks,
    pot: state.pot,
    starter: state.starter,
    round: state.round,
    opened: state.opened,
    formed: state.formed,
    longest: state.longest,
    open: state.open,
    ending: state.ending,
  };
}

/** A position set up by hand instead of dealt. */
export interface TableSetup extends TileSetup {
  /** Words in notation: `HOUTEN`, `RIN@=RING`. */
  readonly table?: readonly string[];
  readonly scores?: readonly number[];
  readonly turn?: Seat;
  readonly starter?: Seat;
  /** By seat; absent: everybody has once words lie there. */
  readonly opened?: readonly boolean[];
  readonly formed?: readonly string[];
}

export type TableMove =
  | {
      readonly by: Seat;
      readonly do: 'arrange';
      readonly table: readonly string[];
      readonly piles?: readonly number[];
    }
  | { readonly by: Seat; readonly do: 'draw'; readonly pile?: number }
  | { readonly by: Seat; readonly do: 'dispute'; readonly words?: readonly string[] }
  | { readonly by: Seat; readonly do: 'pass' | 'accept' | 'agree' | 'disagree' | 'resign' | 'give-up' };

export type TurnMove = Exclude<TableMove, { do: 'dispute' | 'accept' | 'agree' | 'disagree' | 'resign' }>;

export interface DealtEvent extends Pick<TableState, 'racks' | 'pot' | 'turn' | 'starter'> {
  readonly type: 'dealt';
  /** The tiles drawn to choose the starter; empty if it was set as an option. */
  readonly draws: readonly StarterDraw[];
  /** A position that was set up. */
  readonly position?: Pick<TableState, 'table' | 'scores' | 'opened' | 'formed'>;
}

/** Tiles from the pot: instead of laying, after laying, when time ran out, or for a lost dispute. */
export interface DrewEvent extends Taken {
  readonly type: 'drew';
  readonly seat: Seat;
  readonly why: 'chosen' | 'refill' | 'time' | 'lost';
  /** Whether they lay face up in the pot, so that everybody saw them. */
  readonly shown: boolean;
}

export type TableEvent =
  | DealtEvent
  | DrewEvent
  | (ArrangedPlay & {
      readonly type: 'arranged';
      /** Absent: the turn stands at once. */
      readonly window?: Window;
    })
  | {
      readonly type: 'disputed';
      readonly seat: Seat;
      readonly words: readonly string[];
      readonly bad: readonly string[];
    }
  | { readonly type: 'play-lost'; readonly seat: Seat }
  | ({ readonly type: 'scored'; readonly seat: Seat } & Scoring)
  | { readonly type: 'passed'; readonly seat: Seat; readonly why: 'chosen' | 'time' | 'out-of-tiles' }
  | ({ readonly type: 'ending-began' } & Ending)
  | { readonly type: 'round-began'; readonly round: number }
  | CourseEvent;
