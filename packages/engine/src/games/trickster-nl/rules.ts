/** The board rules of Dutch Scrabble Trickster; its cards wrap them. */
import type { RulesOver } from '../../crossword/rules.ts';
import { CLASSIC_BOARD } from '../../material/classic-board.ts';
import { DUTCH_LETTERS } from '../../material/scrabble-nl.ts';
import { TRICKSTER_OPTIONS } from './options.ts';
import { isRobbedThisTurn, type TricksterState } from './state.ts';

export const tricksterNlRules: RulesOver<TricksterState, typeof TRICKSTER_OPTIONS, 'nl'> = {
  id: 'trickster-nl',
  language: 'nl',
  letters: DUTCH_LETTERS,
  players: [2, 4],
  premiums: CLASSIC_BOARD,
  rackSize: 7,
  rackBonus: { tiles: 7, points: 50 },
  ownOptions: TRICKSTER_OPTIONS,
  // As DE-01: no minimum is printed.
  exchangeNeeds: 0,
  wrongDisputeCosts: 0,
  countsOldTiles: () => true,
  passesToEnd: 2,
  // A card may still allow a play where the rack alone does not (B-27).
  endsWithoutPlay: false,
  // TR-25: a player robbed during their own turn draws at the end of their next turn.
  mayDraw: (state, seat) => !isRobbedThisTurn(state, seat),
  citations: { 'word-locked': 'TR-23' },
};
