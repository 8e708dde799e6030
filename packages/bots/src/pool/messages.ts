/** What is asked of a pool, and what it and its threads tell each other. */
import type { GameId } from '@lettertafel/engine';
import type { WasmModule } from '@lettertafel/solver';
import type { DiscriminatingWords, WordList } from '@lettertafel/words';
import type { BotMove, BotView } from '../choose-move.ts';
import type { Level, LevelId } from '../level.ts';

export interface PoolRequest {
  readonly game: GameId;
  /** `viewFor` the bot's own seat. */
  readonly view: BotView;
  readonly level: LevelId | Level;
  /** How long to think; in a crowd less, so that nobody waits long for a thread. */
  readonly milliseconds: number;
  /** Fixes the bot's own chance; never the seed of the game. */
  readonly seed: string;
  /** The word list of the table, by an id that `listFor` knows. */
  readonly list: string;
}

export interface PoolList {
  readonly list: WordList;
  readonly discriminating?: DiscriminatingWords;
}

export interface WorkerStart {
  readonly module: WasmModule;
  readonly cacheFolder: string | null;
  /** Where the tables of leaves lie. */
  readonly leavesFolder: string;
}

/** One at a time for each thread. */
export interface Question extends PoolRequest {
  /** Comes with the first request that names its list. */
  readonly words?: PoolList;
  /** Lists that make room for it. */
  readonly forget?: readonly string[];
}

export interface Answer {
  readonly move: BotMove | null;
}
