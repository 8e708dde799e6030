/** Dutch Scrabble XL: what its booklet says beyond the shared rules of the board games. */
import type { CrosswordRules } from '../../crossword/rules.ts';
import type { OptionTable } from '../../kernel/options.ts';
import { CLASSIC_BOARD } from '../../material/classic-board.ts';
import { DUTCH_LETTERS } from '../../material/scrabble-nl.ts';

const OWN_OPTIONS = {
  lengthening: {
    kind: 'choice',
    values: ['new-tiles', 'whole-word'],
    standard: 'new-tiles',
    booklet: ['new-tiles'],
    rule: 'XL-02',
    decides: 'plays',
  },
  // The booklet allows two kinds of lists, and they differ in this.
  joined: { kind: 'flag', standard: false, booklet: [], rule: 'XL-05', decides: 'plays' },
} as const satisfies OptionTable;

export const scrabbleXlNlRules: CrosswordRules<typeof OWN_OPTIONS, 'nl'> = {
  id: 'scrabble-xl-nl',
  language: 'nl',
  letters: DUTCH_LETTERS,
  players: [2, 4],
  premiums: CLASSIC_BOARD,
  rackSize: 7,
  rackBonus: { tiles: 7, points: 50 },
  ownOptions: OWN_OPTIONS,
  // XL-01: only this booklet requires a full rack of tiles in the bag.
  exchangeNeeds: 7,
  // XL-03: a failed dispute is free.
  wrongDisputeCosts: 0,
  // XL-02: all worked examples of the booklet come out when only new tiles and lone old ones count.
  countsOldTiles: ({ lengthening }) => lengthening === 'whole-word',
  // XL-05: the publisher's list joins them.
  allowsJoined: ({ joined }) => joined,
  passesToEnd: 2,
  endsWithoutPlay: true,
  citations: { 'bag-too-small': 'XL-01' },
};
