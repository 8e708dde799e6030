/** Adjustments of the levels per game. */
import { GAMES, type GameId, isBoardGame, type TableGameId } from '@lettertafel/engine';
import { LEARNT } from '../languages/index.ts';
import type { Learnt } from '../languages/learnt.ts';
import { LEVELS, type Level, type LevelId } from '../level.ts';

/** What people of a level do differently in each game with a word table; in board games the language decides. */
const AT_TABLE: Readonly<Record<TableGameId, Learnt['levels']>> = {
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
  if (typeof level !== 'string') return level;
  const own = isBoardGame(game) ? LEARNT[GAMES[game].rules.language].levels : AT_TABLE[game];
  return { ...LEVELS[level], ...own[level] };
}

/** Whether a level values its leave, so that a leave table makes it stronger. */
export function usesLeaves(level: LevelId | Level, game: GameId): boolean {
  return isBoardGame(game) && levelOf(level, game).values === 'equity';
}
