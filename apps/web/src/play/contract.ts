/** The interface between the play screen and the game families: what a game is given, and what it can request. */
import type { CrosswordView, Doing, Refusal, Seat, TableView, TricksterView } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import type { ComponentChildren } from 'preact';
import type { Sent } from '../connection/outbox.ts';
import type { GameView, TableStore } from '../connection/table-store.ts';

/** How a game responds when its move is refused. */
export interface Attempt {
  /** The words that were tried, the main one first. */
  readonly words?: readonly string[];
  /** Marks the squares of the refusal; returns what the marks mean. */
  readonly note?: (refusal: Refusal) => string;
  /** Takes the draft back to the rack. Absent: the sheet does not offer it. */
  readonly takeBack?: () => void;
  /** Focuses the first marked square when the sheet closes. */
  readonly focus?: () => void;
}

/** The moves that every game has. */
export type CommonDoing = Exclude<Doing<'board'>, { readonly do: 'lay' | 'exchange' }>;

/** What a lesson shows instead of seats, last move, hint and score pad. */
export interface LessonParts {
  readonly steps: ComponentChildren;
  readonly head: ComponentChildren;
  readonly note: ComponentChildren;
  /** Below the note, in place of the rack when there is nothing to play. */
  readonly more: ComponentChildren;
}

/** The props of a game family's component, which renders the whole `main` with the parts from `play/pieces`. */
export interface GameTableProps<View, Move = CommonDoing> {
  readonly table: TableStore;
  readonly info: TableInfo;
  readonly view: View;
  /** The seat that is shown and played; null for a spectator. */
  readonly seat: Seat | null;
  /** Names by seat; never "me". */
  readonly names: readonly string[];
  /**
   * Sends a move of the shown seat. The screen shows a refusal in a sheet and also returns it, so that the game can
   * mark squares and words; `attempt.focus` is called when the sheet closes. `by` is another own seat.
   */
  readonly act: (doing: Move, attempt?: Attempt, by?: Seat) => Promise<Sent>;
  /** Shows a refusal that the page found without the server. */
  readonly refuse: (refusal: Refusal, attempt?: Attempt) => void;
  readonly lesson?: LessonParts;
}

export type BoardTableProps = GameTableProps<CrosswordView | TricksterView, Doing<'board' | 'board-with-cards'>>;
export type WordTableProps = GameTableProps<TableView, Doing<'table'>>;

/** The props of the end screen. */
export interface EndProps {
  readonly table: TableStore;
  readonly info: TableInfo;
  readonly view: GameView;
  /** Back to the final position. */
  readonly onLook: () => void;
}
