/** Board game positions for tests: a plain game with the shared rules only, and shorthand for words and racks. */
import { boardWith } from '../src/crossword/board-with.ts';
import { type CrosswordGame, crosswordGame } from '../src/crossword/game.ts';
import type { CrosswordRules } from '../src/crossword/rules.ts';
import type { CrosswordMove, CrosswordSetup } from '../src/crossword/state.ts';
import type { Lexicon } from '../src/kernel/lexicon.ts';
import type { OptionInput } from '../src/kernel/options.ts';
import type { Seat } from '../src/kernel/seats.ts';
import { CLASSIC_BOARD } from '../src/material/classic-board.ts';
import { DUTCH_LETTERS } from '../src/material/scrabble-nl.ts';
import { given } from './kit.ts';

export const PLAIN_RULES: CrosswordRules = {
  id: 'plain',
  language: 'nl',
  letters: DUTCH_LETTERS,
  players: [2, 4],
  premiums: CLASSIC_BOARD,
  rackSize: 7,
  rackBonus: { tiles: 7, points: 50 },
  ownOptions: {},
  exchangeNeeds: 0,
  wrongDisputeCosts: 0,
  countsOldTiles: () => true,
  passesToEnd: 2,
  endsWithoutPlay: true,
  citations: {},
};

export const plainGame = crosswordGame(PLAIN_RULES);

export interface Laid extends Pick<CrosswordSetup, 'scores' | 'turn' | 'passes' | 'locked'> {
  readonly game?: CrosswordGame;
  readonly players?: number;
  readonly options?: OptionInput;
  readonly board?: readonly string[];
  readonly racks?: readonly (string | number)[];
  /** Absent: all remaining tiles. */
  readonly bag?: string;
  readonly words?: readonly string[];
  readonly names?: readonly string[];
  /** Instead of words and names. */
  readonly lexicon?: Lexicon;
}

export function laid({ game = plainGame, players = 2, options, words, names, lexicon, ...laidOut }: Laid = {}) {
  const { board, racks, bag, ...position } = laidOut;
  const setup: CrosswordSetup = {
    ...position,
    unchecked: true,
    ...(board ? { board: boardWith(...board) } : {}),
    ...(racks ? { racks: racks.map((rack) => (typeof rack === 'number' ? rack : [...rack])) } : {}),
    ...(bag === undefined ? {} : { bag: [...bag] }),
  };
  return given(game, {
    players,
    setup,
    options: options ?? {},
    words: words ?? [],
    names: names ?? [],
    ...(lexicon && { lexicon }),
  });
}

export type LaidTable = ReturnType<typeof laid>;

/** `lay(0, 'H5 TREIN')`. */
export function lay(by: Seat, play: string): Extract<CrosswordMove, { do: 'lay' }> {
  const [at = '', word = ''] = play.split(' ');
  return { by, do: 'lay', at, word };
}
