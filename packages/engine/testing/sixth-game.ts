/** A made-up board game: five tiles, a small bonus, three players. Shows what adding a game takes. */
import type { CrosswordRules } from '../src/crossword/rules.ts';
import { EMPTY_BOARD } from '../src/crossword/standard-board.ts';
import { letterSet } from '../src/kernel/letters.ts';

export const childrensGame: CrosswordRules = {
  id: 'childrens-game',
  language: 'nl',
  letters: letterSet(
    { tile: '?', count: 4 },
    { 1: 'A8 E14 I6 N8 O6 R6 S6 T6', 2: 'D4 K4 L4 M4 P4 U4', 3: 'B3 G3 H3 V3 Z3' },
  ),
  players: [2, 3],
  premiums: EMPTY_BOARD,
  rackSize: 5,
  rackBonus: { tiles: 5, points: 10 },
  ownOptions: {
    checking: {
      kind: 'choice',
      values: ['automatic'],
      standard: 'automatic',
      booklet: [],
      rule: null,
      decides: 'course',
    },
  },
  exchangeNeeds: 0,
  wrongDisputeCosts: 0,
  countsOldTiles: () => true,
  passesToEnd: 1,
  endsWithoutPlay: true,
  citations: {},
};
