/** The five levels: what a player of each knows, sees and thinks of. Names and sentences live in the apps. */

export const LEVEL_IDS = ['child', 'beginner', 'casual', 'club', 'master'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

export interface Level {
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
  /** What it goes by: the letters it lays, the score, or the score and what stays on the rack. */
  readonly values: 'letters' | 'score' | 'equity';
  /** How far it thinks ahead. */
  readonly ahead: 'nothing' | 'endgame' | 'simulation';
  /** Of a hundred words it does not know, how many it disputes; who knows the whole list disputes only bad ones. */
  readonly doubt: number;
  /** How it plays trick cards: never, as soon as they bring points, or when they are worth it. */
  readonly cards: 'never' | 'at-once' | 'weighed';
  /** How many words of a table it looks at in a turn, to build on one of them. */
  readonly looksAt: number;
  /** How many of them it takes apart together to make new ones; 1: it mixes a single one, 0: it only lengthens it. */
  readonly rearranges: number;
}

export const LEVELS: Readonly<Record<LevelId, Level>> = {
  child: {
    rareWords: 0,
    shortWords: 2,
    longest: 7,
    sight: 100,
    effort: 9,
    values: 'letters',
    ahead: 'nothing',
    doubt: 0,
    cards: 'at-once',
    looksAt: 1,
    rearranges: 0,
  },
  beginner: {
    rareWords: 4,
    shortWords: 2,
    longest: 8,
    sight: 62,
    effort: 12,
    values: 'score',
    ahead: 'nothing',
    doubt: 5,
    cards: 'at-once',
    looksAt: 3,
    rearranges: 0,
  },
  casual: {
    rareWords: 16,
    shortWords: 2,
    longest: 10,
    sight: 86,
    effort: 7,
    values: 'score',
    ahead: 'nothing',
    doubt: 10,
    cards: 'weighed',
    looksAt: 3,
    rearranges: 1,
  },
  club: {
    rareWords: 42,
    shortWords: 3,
    longest: 15,
    sight: 95,
    effort: 5,
    values: 'equity',
    ahead: 'endgame',
    doubt: 15,
    cards: 'weighed',
    looksAt: 6,
    rearranges: 2,
  },
  master: {
    rareWords: 100,
    shortWords: 15,
    longest: 15,
    sight: 100,
    effort: 0,
    values: 'equity',
    ahead: 'simulation',
    doubt: 0,
    cards: 'weighed',
    looksAt: 100,
    rearranges: 30,
  },
};

/** A level by its id, or one of a host's own making. */
export function levelOf(level: LevelId | Level): Level {
  return typeof level === 'string' ? LEVELS[level] : level;
}
