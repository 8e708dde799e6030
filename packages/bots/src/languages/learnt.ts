/** What bots have learnt about the words of a language by self-play. */
import type { Tile } from '@lettertafel/engine';
import type { Level, LevelId } from '../level.ts';

/** By tiles in the bag: mean and standard deviation of the points that the seat to move gains until the end. */
export interface Gains {
  readonly mean: readonly number[];
  readonly deviation: readonly number[];
}

export interface LeaveModel {
  /** By tile, the values of the first, second and further copies. */
  readonly tiles: Readonly<Record<Tile, readonly number[]>>;
  /** By number of vowels, then of consonants; blanks do not count. */
  readonly balance: readonly (readonly number[])[];
}

export interface Learnt {
  /** For win probabilities (`npm run learn:chances`). */
  readonly gains: Gains;
  /** By game, where the table of all leaves is not loaded. A game without one values all leaves alike. */
  readonly leaves: Readonly<Record<string, LeaveModel>>;
  /** What people of a level do differently in board games of this language. */
  readonly levels: { readonly [level in LevelId]?: Partial<Level> };
}

/** Bags of the largest box, from empty. */
const BAGS = Array.from({ length: 105 }, (_, bag) => bag);

/** For a language whose figures have not been learnt yet: the Dutch and German ones, rounded. */
export const UNLEARNT: Learnt = {
  gains: { mean: BAGS.map((bag) => (bag === 0 ? 12 : 20)), deviation: BAGS.map((bag) => 26 + 8.5 * Math.sqrt(bag)) },
  leaves: {},
  levels: {},
};

/** Values all leaves alike. */
export const NO_MODEL: LeaveModel = { tiles: {}, balance: [] };
