/** A turn as the story tells it, and turns in rounds. */
import type { Board, PlacedCell, Square } from '../crossword/board.ts';
import type { Laying } from '../crossword/placement.ts';
import type { PlayedWord } from '../crossword/state.ts';
import type { CardChoice } from '../games/trickster-nl/state.ts';
import type { Tile } from '../kernel/letters.ts';
import type { Rack } from '../kernel/rack.ts';
import type { Seat } from '../kernel/seats.ts';
import type { ChangedWord } from '../table/changed-words.ts';
import type { ReusedWords } from '../table/reused-words.ts';
import type { Table } from '../table/table.ts';

/** What lies on board or table, and the racks as far as they are known. */
export interface StoryPosition {
  /** Empty where the game has no board. */
  readonly board: Board;
  readonly table: Table;
  /** The squares of the last play. */
  readonly last: readonly Square[];
  /** By seat; null: unknown. */
  readonly racks: readonly (Rack | null)[];
}

export interface Dispute {
  readonly by: Seat;
  readonly words: readonly string[];
  readonly bad: readonly string[];
  readonly penalty: number;
}

/** A card announced with a play. Which tile was turned is known to its player alone. */
export interface LaidCard {
  readonly choice: CardChoice;
  /** Who made it void (TR-12); null: it has its effect. A void cancel-card cancels nothing. */
  readonly voidedBy: Seat | null;
}

/** A play on a board. */
export interface BoardPlay {
  readonly layings: readonly Laying[];
  readonly laid: readonly PlacedCell[];
  readonly words: readonly PlayedWord[];
  readonly bonus: number;
  readonly extra: number;
  readonly score: number;
}

export interface Turn {
  readonly seat: Seat;
  readonly what: 'laid' | 'arranged' | 'exchanged' | 'drew' | 'passed' | 'skipped' | 'resigned' | 'took-score';
  /** The main word of the turn as it reads; null: no word was made. */
  readonly word: string | null;
  readonly score: number;
  /** Whether a play may still be disputed, is final, or was lost. */
  readonly stands: 'open' | 'yes' | 'lost';
  /** Time ran out. */
  readonly late: boolean;
  /** How many tiles were exchanged or drawn. */
  readonly tiles: number;
  /** The tiles that a play took from the rack; null: unknown, or no play. */
  readonly fromRack: readonly Tile[] | null;
  readonly disputes: readonly Dispute[];
  /** Whose points were taken, or who skipped this turn. */
  readonly other: Seat | null;
  /** The scores of all seats afterwards. */
  readonly scores: readonly number[];
  readonly before: StoryPosition;
  readonly after: StoryPosition;
  /** The play of a board game. */
  readonly laid: BoardPlay | null;
  readonly cards: readonly LaidCard[];
  /** The words of a table game that this turn made or changed. */
  readonly changed: readonly ChangedWord[];
  /** The earlier words of a table that this turn took up or changed. */
  readonly reused: ReusedWords;
  readonly at: number;
  /** The number of the game turn: a card played by itself does not end the turn. */
  readonly number: number;
}

/**
 * Turns in rounds: a round ends before a seat's next turn. Points taken by a card belong to the turn they were taken
 * in.
 */
export function roundsOf(turns: readonly Turn[]): readonly (readonly Turn[])[] {
  const rounds: Turn[][] = [];
  for (const turn of turns) {
    const round = rounds.at(-1);
    const isNew = !round || round.some(({ seat, number }) => seat === turn.seat && number !== turn.number);
    if (isNew) rounds.push([turn]);
    else round.push(turn);
  }
  return rounds;
}
