/** The state of a board game, the events that change it, and the moves that ask for them. */
import type { StarterDraw, TileSetup } from '../kernel/deal.ts';
import type { Disputable } from '../kernel/dispute.ts';
import type { Writable } from '../kernel/evolve.ts';
import type { CourseEvent, GameState } from '../kernel/game.ts';
import type { Tile } from '../kernel/letters.ts';
import type { Rack } from '../kernel/rack.ts';
import type { Seat } from '../kernel/seats.ts';
import type { Window } from '../kernel/window.ts';
import type { Board, PlacedCell, Square } from './board.ts';
import type { Laying } from './placement.ts';
import type { CrosswordOptions } from './rules.ts';
import type { LockedWord, MadeWord } from './words-made.ts';

/** A letter tile laid face down as a blank, with its real letter. */
export interface TurnedTile {
  readonly square: Square;
  readonly tile: Tile;
}

/** A word of a play, as everybody sees it. */
export interface PlayedWord extends Pick<MadeWord, 'at' | 'word' | 'reads' | 'mayBeName'> {
  readonly score: number;
}

/** A play that lies on the board. */
export interface LaidPlay {
  readonly seat: Seat;
  readonly layings: readonly Laying[];
  readonly laid: readonly PlacedCell[];
  readonly tiles: readonly Tile[];
  readonly words: readonly PlayedWord[];
  /** For laying a whole rack. */
  readonly bonus: number;
  /** For the play as a whole, apart from its words. */
  readonly extra: number;
  readonly score: number;
}

/** A play that may still be disputed. */
export interface OpenPlay extends LaidPlay, Disputable {
  readonly words: readonly PlayedWord[];
  /** It uses the last tile of its player's rack. */
  readonly emptiesRack: boolean;
  /** What is restored if the play is lost. */
  readonly lockedBefore: readonly LockedWord[];
}

/** The words of a play, as they are named in a dispute. */
export function textsOf({ words }: Pick<LaidPlay, 'words'>): readonly string[] {
  return words.map(({ word }) => word);
}

export interface CrosswordState extends GameState {
  readonly options: CrosswordOptions;
  readonly board: Board;
  readonly turned: readonly TurnedTile[];
  readonly locked: readonly LockedWord[];
  readonly bag: readonly Tile[];
  readonly racks: readonly Rack[];
  /** Consecutive passes by seat; any other act resets all of them. */
  readonly passes: readonly number[];
  readonly open: OpenPlay | null;
  /** The squares of the last play, unless tiles have been exchanged since. */
  readonly lastLaid: readonly Square[];
}

/** A copy for an event to write into. */
export function copyCrossword(state: CrosswordState): Writable<CrosswordState> {
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
    board: state.board,
    turned: state.turned,
    locked: state.locked,
    bag: state.bag,
    racks: state.racks,
    passes: state.passes,
    open: state.open,
    lastLaid: state.lastLaid,
  };
}

/** A position set up by hand instead of dealt. */
export interface CrosswordSetup extends TileSetup {
  readonly board?: Board;
  readonly scores?: readonly number[];
  readonly turn?: Seat;
  readonly starter?: Seat;
  readonly passes?: readonly number[];
  readonly locked?: readonly { readonly at: string; readonly by: Seat }[];
}

export type CrosswordMove =
  | { readonly by: Seat; readonly do: 'lay'; readonly at: string; readonly word: string }
  | { readonly by: Seat; readonly do: 'exchange'; readonly tiles: string }
  | { readonly by: Seat; readonly do: 'dispute'; readonly words?: readonly string[] }
  | { readonly by: Seat; readonly do: 'pass' | 'accept' | 'agree' | 'disagree' | 'resign' };

export interface DealtEvent {
  readonly type: 'dealt';
  /** The tiles drawn to choose the starter; empty if it was set as an option. */
  readonly draws: readonly StarterDraw[];
  readonly turn: Seat;
  readonly racks: readonly Rack[];
  readonly bag: readonly Tile[];
  /** A position that was set up. */
  readonly position?: Pick<CrosswordState, 'board' | 'locked' | 'scores' | 'passes'>;
}

export type CrosswordEvent =
  | DealtEvent
  | (LaidPlay & {
      readonly type: 'laid';
      readonly locked: readonly LockedWord[];
      readonly turned: TurnedTile | null;
      /** Null: the play stands at once. */
      readonly window: Window | null;
    })
  | {
      readonly type: 'disputed';
      readonly seat: Seat;
      readonly words: readonly string[];
      readonly bad: readonly string[];
      readonly penalty: number;
    }
  | { readonly type: 'play-lost'; readonly seat: Seat }
  | { readonly type: 'scored'; readonly seat: Seat; readonly score: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | {
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly tiles: readonly Tile[];
      readonly drawn: readonly Tile[];
      readonly bag: readonly Tile[];
    }
  | { readonly type: 'passed'; readonly seat: Seat; readonly why: 'chosen' | 'time' }
  | CourseEvent;
