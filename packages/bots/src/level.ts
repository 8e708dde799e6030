/**
 * The six levels: what a player of each knows, sees and considers. Five model people (docs/levels.md says how they are
 * measured), the last plays as well as it can. Names and sentences are in the apps.
 */

export const LEVEL_IDS = ['child', 'beginner', 'casual', 'club', 'master', 'unbeatable'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

export function isLevelId(id: string): id is LevelId {
  return LEVEL_IDS.some((known) => known === id);
}

/**
 * What a simulation maximises: points gained, or the win probability. `inference` maximises the latter, and infers the
 * opponent's leave from its last play.
 */
export type Simulation = 'points' | 'chances' | 'inference';

export function simulates(ahead: Level['ahead']): ahead is Simulation {
  return ahead !== 'nothing' && ahead !== 'endgame';
}

export interface Level {
  /** The tier of the list that it knows completely. */
  readonly tier: 'child' | 'common';
  /** Percentage of the other words that it knows; which ones differs by player. */
  readonly rareWords: number;
  /** It knows all rare words up to this length: they are learnt by playing. */
  readonly shortWords: number;
  /** The longest word it considers. */
  readonly longest: number;
  /** Percentage of the board's areas that it looks at in a turn. */
  readonly sight: number;
  /** How many percentage points fewer plays it notices for each tile beyond the second. */
  readonly effort: number;
  /** How many cross words of a play it can check; 0: it only crosses or lengthens words. */
  readonly crossWords: number;
  /** What it maximises: the score, or the score plus the leave value (in Woord-Rummikub it decides between equal scores). */
  readonly values: 'score' | 'equity';
  /** How far it looks ahead; the last three simulate. */
  readonly ahead: 'nothing' | 'endgame' | Simulation;
  /** Percentage of unknown words that it disputes; a player who knows the whole list disputes only invalid ones. */
  readonly doubt: number;
  /** How it plays trick cards: never, as soon as they score, when they are worth it, or at their best moment. */
  readonly cards: 'never' | 'at-once' | 'weighed' | 'timed';
  /** How many table words it looks at in a turn, to build on one of them. */
  readonly looksAt: number;
  /** How many of them it breaks together to make new ones; 1: it mixes a single one, 0: it only lengthens one. */
  readonly rearranges: number;
  /** Percentage of turns in which it considers breaking several together. */
  readonly regroups: number;
}

/** The last three values of each are for Woord-Rummikub Sabra. */
export const LEVELS: Readonly<Record<LevelId, Level>> = {
  /** A child of eight: reads well, knows everyday words, and finds one way to lay a short word. */
  child: {
    tier: 'child',
    rareWords: 0,
    shortWords: 0,
    longest: 6,
    sight: 48,
    effort: 9,
    crossWords: 0,
    values: 'score',
    ahead: 'nothing',
    doubt: 0,
    cards: 'at-once',
    looksAt: 100,
    rearranges: 0,
    regroups: 0,
  },
  /** A player who knows the rules and has played a few times. */
  beginner: {
    tier: 'common',
    rareWords: 0,
    shortWords: 0,
    longest: 7,
    sight: 38,
    effort: 12,
    crossWords: 1,
    values: 'score',
    ahead: 'nothing',
    doubt: 5,
    cards: 'at-once',
    looksAt: 2,
    rearranges: 1,
    regroups: 0,
  },
  /** Plays at home now and then: everyday words, premiums, rarely a bingo. */
  casual: {
    tier: 'common',
    rareWords: 0,
    shortWords: 0,
    longest: 8,
    sight: 80,
    effort: 8,
    crossWords: 2,
    values: 'score',
    ahead: 'nothing',
    doubt: 10,
    cards: 'weighed',
    looksAt: 2,
    rearranges: 1,
    regroups: 0,
  },
  /** A club player: knows the short words by heart, sees hooks, keeps a balanced rack. */
  club: {
    tier: 'common',
    rareWords: 35,
    shortWords: 3,
    longest: 10,
    sight: 88,
    effort: 10,
    crossWords: 3,
    values: 'equity',
    ahead: 'endgame',
    doubt: 15,
    cards: 'weighed',
    looksAt: 3,
    rearranges: 1,
    regroups: 0,
  },
  /** A champion: nearly the whole list, nearly every play, no simulation. */
  master: {
    tier: 'common',
    rareWords: 95,
    shortWords: 5,
    longest: 15,
    sight: 99,
    effort: 1,
    crossWords: 8,
    values: 'equity',
    ahead: 'endgame',
    doubt: 25,
    cards: 'weighed',
    looksAt: 3,
    rearranges: 2,
    regroups: 4,
  },
  /** No limits. */
  unbeatable: {
    tier: 'common',
    rareWords: 100,
    shortWords: 15,
    longest: 25,
    sight: 100,
    effort: 0,
    crossWords: 8,
    values: 'equity',
    ahead: 'inference',
    doubt: 0,
    cards: 'timed',
    looksAt: 100,
    rearranges: 100,
    regroups: 100,
  },
};
