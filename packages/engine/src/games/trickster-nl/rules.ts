/** Dutch Scrabble Trickster as a board game; its cards are told apart, around it. */
import type { RulesOver } from '../../crossword/rules.ts';
import { CLASSIC_BOARD } from '../../material/classic-board.ts';
import { DUTCH_LETTERS } from '../../material/scrabble-nl.ts';
import { isRobbedThisTurn, type TricksterState } from './state.ts';

export const tricksterNlRules: RulesOver<TricksterState> = {
  id: 'trickster-nl',
  language: 'nl',
  letters: DUTCH_LETTERS,
  players: [2, 4],
  premiums: CLASSIC_BOARD,
  rackSize: 7,
  rackBonus: { tiles: 7, points: 50 },
  ownOptions: {
    reactionSeconds: { kind: 'number', from: 3, to: 120, standard: 15, nullable: true },
  },
  // As DE-01: no minimum is printed.
  exchangeNeeds: 0,
  wrongDisputeCosts: 0,
  countsOldTiles: () => true,
  passesToEnd: 2,
  // A card may still allow a play where the rack alone does not (B-27).
  endsWithoutPlay: false,
  // TR-25: who is robbed in the own turn draws at the end of the one after it.
  mayDraw: (state, seat) => !isRobbedThisTurn(state, seat),
  citations: { 'word-locked': 'TR-23' },
};
