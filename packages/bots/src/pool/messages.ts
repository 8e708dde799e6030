/** Messages between a pool, its callers and its threads. */
import type { GameId } from '@lettertafel/engine';
import type { WasmModule } from '@lettertafel/solver';
import type { DiscriminatingWords, WordList } from '@lettertafel/words';
import type { BotMove, BotView } from '../choose-move.ts';
import type { Help } from '../crossword/simulate.ts';
import type { Level, LevelId } from '../level.ts';

export interface PoolRequest {
  readonly game: GameId;
  /** `viewFor` the bot's own seat. */
  readonly view: BotView;
  readonly level: LevelId | Level;
  /** Thinking time; reduced while many requests wait. */
  readonly milliseconds: number;
  /** Seeds the bot's own randomness; never the seed of the game. */
  readonly seed: string;
  /** The word list of the game, by an id that `listFor` knows. */
  readonly list: string;
}

export interface PoolList {
  readonly list: WordList;
  readonly discriminating?: DiscriminatingWords;
}

export interface WorkerStart {
  readonly module: WasmModule;
  readonly cacheFolder: string | null;
  /** The folder of the leave tables. */
  readonly leavesFolder: string;
}

/** One at a time for each thread. */
export interface Question extends PoolRequest {
  /** Sent with the first request that uses the list. */
  readonly words?: PoolList;
  /** Lists to evict. */
  readonly forget?: readonly string[];
}

/** Warms the thread up for these games; asks for no move. */
export interface Readying {
  readonly ready: readonly GameId[];
  readonly list: string;
  readonly words?: PoolList;
}

/** To an idle thread: rounds to play for the simulation of another. The answer has no move. */
export interface Helping {
  readonly help: Help;
  /** The number of this helper. */
  readonly helper: number;
  readonly question: Question;
}

export interface Answer {
  readonly move: BotMove | null;
}

/** Before its answer, from a thread that simulates. */
export interface HelpWanted {
  readonly help: Help;
}
