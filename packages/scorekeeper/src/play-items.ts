/** What a line comes to: the items of its play, and the result of its dispute. */
import type { ItemisedWord, Tile } from '@lettertafel/engine';
import type { Decided } from './engine-game.ts';

/** What a play consists of. */
export interface PlayItems {
  /** The words of a play on a board with the parts of their scores; empty if the line does not fit. */
  readonly words: readonly ItemisedWord[];
  /** The new words of a turn of Woord-Rummikub, without rests of earlier ones, and the one that scores. */
  readonly made: readonly string[];
  readonly scoring: string | null;
  /** The tiles that must have come from the rack, and their squares. */
  readonly laid: readonly Tile[];
  readonly squares: readonly string[];
  readonly bonus: number;
  readonly extra: number;
}

/** The items of a line that is not a play. */
export const NO_PLAY: PlayItems = { words: [], made: [], scoring: null, laid: [], squares: [], bonus: 0, extra: 0 };

/** The result of a dispute. */
export interface DisputeReading {
  readonly words: readonly string[];
  readonly bad: readonly string[];
  /** The play before was lost. */
  readonly isLost: boolean;
}

/** The position after the move of a line, and the events that led to it. */
export interface MadeLine extends Decided {
  readonly items: PlayItems;
  readonly dispute?: DisputeReading;
}
