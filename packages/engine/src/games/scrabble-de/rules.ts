/** German Scrabble: what its booklet says beyond the shared rules of the board games. */
import type { CrosswordRules } from '../../crossword/rules.ts';
import type { OptionTable } from '../../kernel/options.ts';
import { CLASSIC_BOARD } from '../../material/classic-board.ts';
import { GERMAN_LETTERS } from '../../material/scrabble-de.ts';
import { IN_TILE } from './gendern.ts';

const OWN_OPTIONS = {
  gendern: { kind: 'flag', standard: false, booklet: [false], rule: 'DE-06', decides: 'plays' },
} as const satisfies OptionTable;

export const scrabbleDeRules: CrosswordRules<typeof OWN_OPTIONS, 'de'> = {
  id: 'scrabble-de',
  language: 'de',
  letters: GERMAN_LETTERS,
  players: [2, 4],
  premiums: CLASSIC_BOARD,
  rackSize: 7,
  rackBonus: { tiles: 7, points: 50 },
  ownOptions: OWN_OPTIONS,
  // DE-01: as many as the bag holds.
  exchangeNeeds: 0,
  // DE-02: once for a dispute, however many words it named.
  wrongDisputeCosts: 10,
  countsOldTiles: () => true,
  suffixTile: ({ gendern }) => (gendern ? IN_TILE : null),
  passesToEnd: 2,
  endsWithoutPlay: true,
  citations: { 'suffix-misplaced': 'DE-08', 'crosses-suffix': 'DE-08' },
};
