/** A turn as the page shows it, and the grouping of turns into rounds. */
import type { Seat, SeenCrosswordEvent, Square, TableView } from '@lettertafel/engine';
import type { ReusedWords } from './reused-words.ts';
import type { Dispute } from './story-event.ts';

export type LaidEvent = Extract<SeenCrosswordEvent, { type: 'laid' }>;

/** The position: on a board, or words on a table. */
export interface Ground {
  readonly board: readonly string[];
  readonly table: TableView['table'];
  readonly last: readonly Square[];
}

export interface Turn {
  readonly seat: Seat;
  readonly what: 'laid' | 'arranged' | 'exchanged' | 'drew' | 'passed' | 'skipped' | 'resigned' | 'took-score';
  /** The main word of the turn; null: no word was made. */
  readonly word: string | null;
  readonly score: number;
  /** Whether a play may still be disputed, is final, or was lost. */
  readonly stands: 'open' | 'yes' | 'lost';
  /** Time ran out. */
  readonly late: boolean;
  /** How many tiles were exchanged or drawn. */
  readonly tiles: number;
  readonly disputes: readonly Dispute[];
  /** Whose points were taken, or who skipped this turn. */
  readonly other: Seat | null;
  /** The scores of all seats afterwards. */
  readonly scores: readonly number[];
  readonly before: Ground;
  readonly after: Ground;
  /** The play of a board game, for its explanation. */
  readonly laid: LaidEvent | null;
  /** The words of a table game that this turn made or changed. */
  readonly changed: readonly string[];
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
