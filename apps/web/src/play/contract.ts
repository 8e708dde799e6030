/** What the screen of a table and the games on it agree on: what a game is given, and what it may ask for. */
import type { CrosswordView, Refusal, Seat, TableView, TricksterView } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import type { Sent } from '../connection/outbox.ts';
import type { GameView, OwnMove, TableStore } from '../connection/table-store.ts';

/** What a game does when a move of its draft is refused. */
export interface Attempt {
  /** The words that were tried, the main one first. */
  readonly words?: readonly string[];
  /** Marks what the refusal is about; the answer says what the marks mean. */
  readonly note?: (refusal: Refusal) => string;
  /** Puts the draft back on the rack, if the player wants that. Absent: the sheet does not offer it. */
  readonly takeBack?: () => void;
  /** Takes the focus when the sheet is closed: to the first marked square. */
  readonly focus?: () => void;
}

/** What the screen of a table gives to a game. The game draws the whole `main` with the pieces of `play/pieces`. */
export interface GameTableProps<View> {
  readonly table: TableStore;
  readonly info: TableInfo;
  readonly view: View;
  /** The seat that is shown and may be played; null: somebody watches. */
  readonly seat: Seat | null;
  /** How everybody is called, by seat; "Ik" never stands here. */
  readonly names: readonly string[];
  /**
   * Sends a move of the shown seat. A refusal is shown in a sheet by the screen, and also answered, so that the game
   * can mark squares and words; when the sheet closes `attempt.focus` is called. `by` is another own seat.
   */
  readonly act: (doing: OwnMove, attempt?: Attempt, by?: Seat) => Promise<Sent>;
  /** Shows a refusal that the game found out by itself, without the server. */
  readonly refuse: (refusal: Refusal, attempt?: Attempt) => void;
}

export type BoardTableProps = GameTableProps<CrosswordView | TricksterView>;
export type WordTableProps = GameTableProps<TableView>;

/** What the end of a game is given. */
export interface EndProps {
  readonly table: TableStore;
  readonly info: TableInfo;
  readonly view: GameView;
  /** Back to the table as it lies. */
  readonly onLook: () => void;
}
