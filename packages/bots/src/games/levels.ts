/** Adjustments of the levels per game. */
import { type GameId, isBoardGame } from '@lettertafel/engine';
import { LEVELS, type Level, type LevelId } from '../level.ts';

/** What people of a level do differently in each game. */
const IN_GAME: Readonly<Record<GameId, { readonly [level in LevelId]?: Partial<Level> }>> = {
  // The levels are measured in this game.
  'scrabble-xl-nl': {},
  // German words are longer and fit less often: a player who knows only common ones must see more places.
  // One who knows nearly all of them scores more than people do.
  'scrabble-de': {
    child: { sight: 62 },
    beginner: { sight: 56 },
    casual: { sight: 100, effort: 2 },
    master: { rareWords: 80 },
  },
  'trickster-nl': {},
  // Every table word may be mixed with the rack, so that players differ in how many they look at and combine.
  'rummikub-sabra': {
    child: { longest: 7, effort: 2 },
    beginner: { longest: 8, effort: 9 },
    casual: { longest: 10, effort: 5, looksAt: 100 },
    club: { longest: 15, effort: 7, looksAt: 5, rearranges: 2, regroups: 15 },
    master: { rareWords: 100, longest: 25, effort: 4, looksAt: 100, rearranges: 2, regroups: 100 },
  },
  // A word's letters may not change places (RI-02): players differ in breaking several words.
  'rummikub-international': {
    child: { longest: 7, rearranges: 2, regroups: 100 },
    beginner: { longest: 8, effort: 10, looksAt: 3, rearranges: 2, regroups: 100 },
    casual: { longest: 10, effort: 3, looksAt: 100, rearranges: 6, regroups: 100 },
    club: { values: 'score', longest: 15, effort: 3, looksAt: 100, rearranges: 8, regroups: 100 },
    master: { rareWords: 100, longest: 25, effort: 0, looksAt: 100, rearranges: 4, regroups: 100 },
  },
};

/** A level by its id, adjusted for this game; or a custom level. */
export function levelOf(level: LevelId | Level, game: GameId): Level {
  return typeof level === 'string' ? { ...LEVELS[level], ...IN_GAME[game][level] } : level;
}

/** Whether a level values its leave, so that a leave table makes it stronger. */
export function usesLeaves(level: LevelId | Level, game: GameId): boolean {
  return isBoardGame(game) && levelOf(level, game).values === 'equity';
}
