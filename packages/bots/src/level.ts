/**
 * The six levels: what a player of each knows, sees and thinks of. Five are people (docs/levels.md says what they are
 * measured by), the last plays as well as we can. Names and sentences live in the apps.
 */

export const LEVEL_IDS = ['child', 'beginner', 'casual', 'club', 'master', 'unbeatable'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

export function isLevelId(id: string): id is LevelId {
  return LEVEL_IDS.some((known) => known === id);
}

export interface Level {
  /** The part of the list that it knows whole. */
  readonly tier: 'child' | 'common';
  /** Of a hundred words that are not common, how many it knows; every player knows other ones. */
  readonly rareWords: number;
  /** Rare words up to this length it knows all: they are learnt by playing. */
  readonly shortWords: number;
  /** The longest word it thinks of. */
  readonly longest: number;
  /** Of a hundred places on the board, how many it looks at in a turn. */
  readonly sight: number;
  /** Of a hundred plays, how many fewer it notices for each tile beyond the second. */
  readonly effort: number;
  /** How many words besides its own one it minds in a play: who minds none only lays what crosses or lengthens a word. */
  readonly crossWords: number;
  /** What it goes by: the score, or the score and what stays on the rack. */
  readonly values: 'score' | 'equity';
  /** How far it thinks ahead: with `points` and `chances` by simulation, for points gained or for the chance of winning. */
  readonly ahead: 'nothing' | 'endgame' | 'points' | 'chances';
  /** Of a hundred words it does not know, how many it disputes; who knows the whole list disputes only bad ones. */
  readonly doubt: number;
  /** How it plays trick cards: never, as soon as they bring points, or when they are worth it. */
  readonly cards: 'never' | 'at-once' | 'weighed';
  /** How many words of a table it looks at in a turn, to build on one of them. */
  readonly looksAt: number;
  /** How many of them it takes apart together to make new ones; 1: it mixes a single one, 0: it only lengthens it. */
  readonly rearranges: number;
  /** Of a hundred turns, in how many it thinks of taking several apart together. */
  readonly regroups: number;
}

/** The last three lines of each are how it plays the Sabra way. */
export const LEVELS: Readonly<Record<LevelId, Level>> = {
  /** A child of eight: reads well, knows everyday words, and sees one way to lay a short one. */
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
  /** Somebody who knows the rules and has played a few times. */
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
  /** Who plays at home, now and then: everyday words, premiums, and rarely all tiles at once. */
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
  /** A club player: short words learnt by heart, a good eye for hooks, minds the rack. */
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
  /** A champion: nearly the whole list, nearly every place, no look into the future. */
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
  /** Everything we have. */
  unbeatable: {
    tier: 'common',
    rareWords: 100,
    shortWords: 15,
    longest: 15,
    sight: 100,
    effort: 0,
    crossWords: 8,
    values: 'equity',
    ahead: 'chances',
    doubt: 0,
    cards: 'weighed',
    looksAt: 100,
    rearranges: 100,
    regroups: 100,
  },
};
