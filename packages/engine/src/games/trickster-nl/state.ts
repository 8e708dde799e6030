/** Trickster's additions to the board state: hands, deck, announced cards and windows. */
import type { CrosswordEvent, CrosswordMove, CrosswordSetup, CrosswordState } from '../../crossword/state.ts';
import type { Course } from '../../kernel/course.ts';
import type { Writable } from '../../kernel/evolve.ts';
import type { KernelEvent } from '../../kernel/game.ts';
import type { Tile } from '../../kernel/letters.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Window } from '../../kernel/window.ts';
import type { Card, TurnCards } from './cards.ts';
import type { TricksterOptions } from './options.ts';

/** A card announced with a play, and the choice it leaves to the player. */
export interface CardChoice {
  readonly card: string;
  /** The chosen word, with its place if it was made twice; or the place of one of several words. */
  readonly word?: string;
  readonly at?: string;
  readonly square?: string;
  readonly tile?: Tile;
}

export type LayMove = Extract<CrosswordMove, { do: 'lay' }> & {
  readonly cards?: readonly CardChoice[];
  readonly more?: readonly { readonly at: string; readonly word: string }[];
};

export interface CardMove {
  readonly by: Seat;
  readonly do: 'card';
  readonly card: string;
  readonly target?: Seat;
  readonly tiles?: string;
  /** The card to cancel. */
  readonly cancels?: string;
}

export type TricksterMove =
  | Exclude<CrosswordMove, { do: 'lay' }>
  | LayMove
  | CardMove
  | { readonly by: Seat; readonly do: 'take'; readonly count?: number }
  | { readonly by: Seat; readonly do: 'discard' | 'look'; readonly card: string };

export interface PlayedCard {
  readonly card: Card;
  readonly by: Seat;
  /** The number of the card in the same announcement that it makes void. */
  readonly voids?: number;
}

/** Announced cards whose effect waits for reactions. */
export interface Announcement {
  readonly by: Seat;
  /** The cards announced, then those that answered them. */
  readonly cards: readonly PlayedCard[];
  readonly move: LayMove | CardMove;
  readonly window: Window;
}

/** After the points: cards to be taken, then cards just taken that may be played at once or must be discarded. */
export interface CardPhase {
  readonly seat: Seat;
  readonly due: number;
  readonly taken: readonly Card[];
  readonly window: Window;
}

export interface TricksterState extends CrosswordState {
  readonly options: TricksterOptions;
  readonly deck: readonly Card[];
  readonly hands: readonly (readonly Card[])[];
  /** Cards everybody has seen used or discarded. */
  readonly seen: readonly Card[];
  readonly announced: readonly Announcement[];
  /** While it is open, others may still skip the turn, and the player's first move is held back. */
  readonly opening: Window | null;
  readonly held: TricksterMove | null;
  readonly phase: CardPhase | null;
  /** By seat: who skips that seat's next turn. */
  readonly skippedBy: readonly (Seat | null)[];
  /** By seat: the number of the turn in which it was robbed, until it may draw again (TR-25). */
  readonly robbed: readonly (number | null)[];
  /** By seat: what the latest finished turn scored. */
  readonly lastScores: readonly number[];
  /** Valid peeks at racks. */
  readonly peeks: readonly { readonly by: Seat; readonly seat: Seat }[];
  readonly thisTurn: TurnCards & {
    readonly hasActed: boolean;
    /** The two-letter words, for a player who has traded a card for them. */
    readonly twoLetterWords: readonly string[] | null;
  };
}

export function isRobbedThisTurn({ robbed, turnNumber }: TricksterState, seat: Seat): boolean {
  return robbed[seat] === turnNumber;
}

/** A copy for an event to write into. */
export function copyTrickster(state: TricksterState): Writable<TricksterState> {
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
    deck: state.deck,
    hands: state.hands,
    seen: state.seen,
    announced: state.announced,
    opening: state.opening,
    held: state.held,
    phase: state.phase,
    skippedBy: state.skippedBy,
    robbed: state.robbed,
    lastScores: state.lastScores,
    peeks: state.peeks,
    thisTurn: state.thisTurn,
  };
}

export type TricksterCourse = Course<TricksterState, TricksterEvent>;

export interface TricksterSetup extends CrosswordSetup {
  readonly cards?: readonly (readonly string[] | null)[];
  /** From the top; a number is a deck of which only the size is known. */
  readonly deck?: readonly string[] | number;
  readonly lastScores?: readonly number[];
}

export type TricksterEvent =
  | CrosswordEvent
  | KernelEvent
  | {
      readonly type: 'cards-dealt';
      readonly deck: readonly Card[];
      readonly hands: readonly (readonly Card[])[];
      readonly lastScores: readonly number[];
    }
  | { readonly type: 'announced'; readonly announcement: Announcement }
  | {
      readonly type: 'cancelled';
      readonly announcement: number;
      readonly card: PlayedCard;
      readonly cancels: Card;
      /** The play depends on the cancelled card: unless the cancel is cancelled, its tiles go back. */
      readonly takenBack: boolean;
      readonly window: Window;
    }
  /** The window has closed. `returned` cards go back to the hand with the tiles of a play taken back. */
  | {
      readonly type: 'announcement-closed';
      readonly announcement: number;
      readonly voided: readonly Card[];
      readonly takenBack: boolean;
      readonly returned: readonly Card[];
      /** Fresh time for the card phase the card was played in. */
      readonly phaseWindow?: Window;
    }
  | { readonly type: 'let-stand'; readonly announcement: number; readonly seat: Seat }
  | { readonly type: 'turn-opened'; readonly window: Window }
  | { readonly type: 'told-to-go-on'; readonly seat: Seat }
  | { readonly type: 'opening-closed' }
  | { readonly type: 'move-held'; readonly seat: Seat; readonly move: TricksterMove }
  | { readonly type: 'skip-set'; readonly by: Seat; readonly target: Seat }
  | { readonly type: 'skipped'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'peeked'; readonly by: Seat; readonly target: Seat }
  | { readonly type: 'stole'; readonly by: Seat; readonly target: Seat; readonly tile: Tile }
  | {
      readonly type: 'swapped';
      readonly by: Seat;
      readonly target: Seat;
      readonly gave: readonly Tile[];
      readonly got: readonly Tile[];
    }
  | { readonly type: 'took-last-score'; readonly seat: Seat; readonly target: Seat; readonly points: number }
  | { readonly type: 'cards-due'; readonly seat: Seat; readonly count: number; readonly window: Window }
  | { readonly type: 'took-cards'; readonly seat: Seat; readonly cards: readonly Card[]; readonly window: Window }
  | { readonly type: 'put-away'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'looked'; readonly seat: Seat; readonly card: Card; readonly words: readonly string[] }
  | { readonly type: 'phase-closed' }
  | { readonly type: 'robbery-over'; readonly seat: Seat };
