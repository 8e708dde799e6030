/** The lines of a score sheet: only what was visible at the table. */
import type { CardChoice, Seat, Verdicts } from '@lettertafel/engine';

/** An opponent's `cancel-card` against a card of this line. */
export interface Answer {
  readonly by: Seat;
  readonly cancels: string;
}

/** A word on the board; `laid` are the squares that were covered with new tiles when the line was written. */
export interface LayDeed {
  readonly do: 'lay';
  readonly at: string;
  readonly word: string;
  readonly laid?: readonly string[];
  readonly cards?: readonly CardChoice[];
  readonly more?: readonly { readonly at: string; readonly word: string }[];
  readonly answers?: readonly Answer[];
}

/** The whole table of Woord-Rummikub after the turn, in notation. */
export interface ArrangeDeed {
  readonly do: 'arrange';
  readonly table: readonly string[];
  /** With an open pot: the piles that the refill came from, in order. */
  readonly piles?: readonly number[];
}

/** Woord-Rummikub, without following the table: only the word that scores. */
export interface WordDeed {
  readonly do: 'word';
  readonly word: string;
}

export interface DrawDeed {
  readonly do: 'draw';
  /** With an open pot: the pile that the tile came from. */
  readonly pile?: number;
}

export interface CardDeed {
  readonly do: 'card';
  readonly card: string;
  readonly target?: Seat;
  /** How many tiles were exchanged with it. */
  readonly count?: number;
  readonly answers?: readonly Answer[];
}

/** A dispute of the line before: the verdicts of the list, and the words that the players allowed anyway. */
export interface DisputeDeed {
  readonly do: 'dispute';
  readonly words?: readonly string[];
  readonly verdicts: Verdicts;
  readonly ruled?: readonly string[];
}

/** The tiles that were left, by seat. */
export interface EndDeed {
  readonly do: 'end';
  readonly racks: readonly string[];
  /** Who laid the last tile, if the sheet does not show it. */
  readonly wentOut?: Seat;
}

export type Deed =
  | LayDeed
  | ArrangeDeed
  | WordDeed
  | DrawDeed
  | CardDeed
  | DisputeDeed
  | EndDeed
  /** `tiles` are those that went back, if somebody noted them. */
  | { readonly do: 'exchange'; readonly count?: number; readonly tiles?: string }
  | { readonly do: 'take'; readonly count: number }
  | { readonly do: 'look' | 'discard'; readonly card: string }
  /** A turn of Woord-Rummikub of which only the points were written down; they are in `byHand`. */
  | { readonly do: 'number' }
  /** `points` is a score outside the rules; it is in `byHand`. */
  | { readonly do: 'pass' | 'resign' | 'time-up' | 'give-up' | 'points' };

export type Line = Deed & {
  readonly by: Seat;
  /** The score when the line was written; it still counts when the line no longer fits. */
  readonly written?: number;
  /** A score that the players wrote themselves, whatever the rules say. */
  readonly byHand?: number;
  /** The rack before the turn, if the players want to review the game later. */
  readonly rack?: string;
};
