/** How the levels differ from game to game. */
import type { GameId } from '@lettertafel/engine';
import { LEVELS, type Level, type LevelId } from '../level.ts';

/** Where a game needs something else of a level to be as far from its neighbours. */
const IN_GAME: Readonly<Record<GameId, { readonly [level in LevelId]?: Partial<Level> }>> = {
  // The levels are measured in this game.
  'scrabble-xl-nl': {},
  // The German list is half as long again, and has fewer common words: who knows no others must look the better.
  'scrabble-de': {
    child: { sight: 84, effort: 4 },
    beginner: { rareWords: 17 },
    casual: { rareWords: 35 },
    club: { rareWords: 51 },
  },
  // Cards multiply what a word is worth, and so what it is worth to know more words: the steps are smaller.
  'trickster-nl': {
    beginner: { rareWords: 18 },
    casual: { rareWords: 34 },
    club: { rareWords: 46 },
  },
  // Every word of the table may be mixed with the rack, so that more depends on what is known and noticed.
  'rummikub-sabra': {
    child: { effort: 2 },
    beginner: { effort: 9 },
    casual: { rareWords: 29, effort: 7 },
    club: { rareWords: 42, effort: 7 },
    master: { effort: 9 },
  },
  // A word's letters may not change places (RI-02): it is by taking apart several words that players differ.
  'rummikub-international': {
    child: { rearranges: 2, regroups: 100 },
    beginner: { rareWords: 28, looksAt: 3, rearranges: 2, regroups: 100 },
    casual: { rareWords: 51, looksAt: 3, rearranges: 3, regroups: 100 },
    club: { rareWords: 74, looksAt: 3, rearranges: 3, regroups: 100 },
    master: { looksAt: 100, rearranges: 4, regroups: 100 },
  },
};

/** A level by its id, as it plays this game; or one of a host's own making. */
export function levelOf(level: LevelId | Level, game: GameId): Level {
  return typeof level === 'string' ? { ...LEVELS[level], ...IN_GAME[game][level] } : level;
}
