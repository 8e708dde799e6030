/** Adjustments of the levels per game. */
import { type GameId, isBoardGame } from '@lettertafel/engine';
import { LEVELS, type Level, type LevelId } from '../level.ts';

/** Changes that keep neighbouring levels equally far apart in each game. */
const IN_GAME: Readonly<Record<GameId, { readonly [level in LevelId]?: Partial<Level> }>> = {
  // The levels are measured in this game.
  'scrabble-xl-nl': {},
  // German words are longer and fit less often: a player who knows only common ones must see more places.
  'scrabble-de': { child: { sight: 62 }, beginner: { sight: 56 }, casual: { rareWords: 8, sight: 90, effort: 6 } },
  'trickster-nl': {},
  // Every table word may be mixed with the rack, so that vocabulary and attention matter more.
  'rummikub-sabra': {
    child: { longest: 7, effort: 2 },
    beginner: { rareWords: 13, shortWords: 2, longest: 8, effort: 9 },
    casual: { rareWords: 29, shortWords: 2, longest: 10, effort: 7 },
    club: { rareWords: 42, longest: 15, effort: 7 },
    master: { rareWords: 100, effort: 9 },
  },
  // A word's letters may not change places (RI-02): players differ in breaking several words.
  'rummikub-international': {
    child: { longest: 7, effort: 9, rearranges: 2, regroups: 100 },
    beginner: { longest: 8, shortWords: 2, effort: 10, rareWords: 28, looksAt: 3, rearranges: 2, regroups: 100 },
    casual: { longest: 10, shortWords: 2, effort: 6, rareWords: 51, looksAt: 3, rearranges: 3, regroups: 100 },
    club: { longest: 15, effort: 4, rareWords: 74, looksAt: 3, rearranges: 3, regroups: 100 },
    master: { rareWords: 100, effort: 0, looksAt: 100, rearranges: 4, regroups: 100 },
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
