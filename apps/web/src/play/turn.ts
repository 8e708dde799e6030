/** One turn of a game as the page tells it, and turns in rounds. */
import type { Seat, SeenCrosswordEvent, Square, TableView } from '@lettertafel/engine';
import type { Dispute } from './story-event.ts';

export type LaidEvent = Extract<SeenCrosswordEvent, { type: 'laid' }>;

/** What lies there: on a board, or on the table. */
export interface Ground {
  readonly board: readonly string[];
  readonly table: TableView['table'];
  readonly last: readonly Square[];
}

export interface Turn {
  readonly seat: Seat;
  readonly what: 'laid' | 'arranged' | 'exchanged' | 'drew' | 'passed' | 'skipped' | 'resigned' | 'took-score';
  /** The word that names the turn; null: none was made. */
  readonly word: string | null;
  readonly score: number;
  /** A play in pencil, in ink, or taken back. */
  readonly stands: 'open' | 'yes' | 'lost';
  /** Time ran out. */
  readonly late: boolean;
  /** How many tiles were exchanged or drawn. */
  readonly tiles: number;
  readonly disputes: readonly Dispute[];
  /** Whose points were taken, or who skipped this turn. */
  readonly other: Seat | null;
  /** Scores of all seats after it. */
  readonly scores: readonly number[];
  readonly before: Ground;
  readonly after: Ground;
  /** The play of a board game, to be read again. */
  readonly laid: LaidEvent | null;
  readonly at: number;
  /** The turn of the game it belongs to: a card played by itself leaves the turn. */
  readonly number: number;
}

/** The turns in rows: a row ends when one of its seats comes round again. Points taken stand with the turn they belong to. */
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
