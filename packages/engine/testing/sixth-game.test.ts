import { describe, expect, test } from 'vitest';
import { centreOf } from '../src/crossword/board.ts';
import { crosswordGame } from '../src/crossword/game.ts';
import { formatSquare } from '../src/crossword/notation.ts';
import { readPlay } from '../src/crossword/play.ts';
import type { CrosswordRules } from '../src/crossword/rules.ts';
import { letterSet } from '../src/kernel/letters.ts';
import { lexiconFrom } from '../src/kernel/word-list.ts';
import { playUnderContract } from './contract.ts';
import { onBoard } from './contract-games.ts';
import { given } from './kit.ts';
import { childrensGame } from './sixth-game.ts';

/** The upper left quarter of the large board with its middle lines; the rest mirrors it. */
const QUARTER = [
  'W..l...W..l',
  '.w..L...w..',
  '..w...l..w.',
  'l..W...l..l',
  '.L..w...L..',
  '.....w.....',
  '..l...w..l.',
  'W..l...l..l',
  '.w..L...L..',
  '..w...l..l.',
  'l..l...l..w',
];

function mirrored(quarter: readonly string[]): readonly string[] {
  const rows = quarter.map((row) => row + [...row.slice(0, -1)].reverse().join(''));
  return [...rows, ...rows.slice(0, -1).reverse()];
}

/** Twice the tiles on a board of 21 rows, for up to six players with nine tiles each. */
const largeGame: CrosswordRules = {
  id: 'large-game',
  language: 'nl',
  letters: letterSet(
    { tile: '?', count: 4 },
    {
      1: 'A12 D10 E36 I8 N20 O12 R10 S10 T10',
      2: 'G6 K6 L6 B4',
      3: 'H4 M6 P4 U6 V4 W4 Z4',
      5: 'J4 F4',
      8: 'C4 X2 Y2',
      10: 'Q2',
    },
  ),
  players: [2, 6],
  premiums: mirrored(QUARTER),
  rackSize: 9,
  rackBonus: { tiles: 8, points: 40 },
  ownOptions: {},
  exchangeNeeds: 9,
  wrongDisputeCosts: 5,
  countsOldTiles: () => true,
  passesToEnd: 3,
  endsWithoutPlay: false,
  citations: {},
};

describe.each([childrensGame, largeGame])('a sixth game is one record: $id', (rules) => {
  const game = crosswordGame(rules);
  const [fewest, most] = rules.players;

  test('it keeps the contract to the end of random games', { timeout: 600_000 }, () => {
    for (let number = 0; number < 4; number++) {
      const { state } = playUnderContract(onBoard(game), `${rules.id} ${number}`);
      expect(state.board.map(({ length }) => length)).toEqual(rules.premiums.map(() => rules.premiums.length));
    }
  });

  test('it has its own number of players', () => {
    expect(game.players).toEqual([fewest, most]);
    expect(game.create(most + 1)).toMatchObject({ refusal: { code: 'player-count' } });
  });

  test('racks are dealt and filled up to their own size', () => {
    const playing = given(game, { players: fewest, words: ['EN'], options: { starter: 0 } });
    expect(playing.state.racks.map(({ length }) => length)).toEqual([rules.rackSize, rules.rackSize]);
  });

  test('it ends after its own number of passes', () => {
    const playing = given(game, { players: 2, options: { starter: 0 } });
    for (let pass = 0; pass < 2 * rules.passesToEnd; pass++) {
      expect(playing.state.over).toBeNull();
      playing.when({ by: pass % 2, do: 'pass' });
    }
    expect(playing.state.over?.reason).toBe('all-passed');
  });
});

function bonusFor(rules: CrosswordRules, word: string): number | null {
  const board = rules.premiums.map((row) => '.'.repeat(row.length));
  const created = crosswordGame(rules).create(2);
  if ('refusal' in created) throw new Error('not created');
  const { options } = created.state;
  const at = formatSquare(board, centreOf(board));
  const read = readPlay(rules, { board, options, locked: [] }, { by: 0, play: { layings: [{ at, word }] } });
  return 'refusal' in read ? null : read.bonus;
}

test.each([
  { rules: childrensGame, word: 'TREI', bonus: 0 },
  { rules: childrensGame, word: 'TREIN', bonus: 10 },
  { rules: largeGame, word: 'TREINEN', bonus: 0 },
  { rules: largeGame, word: 'TREINENE', bonus: 40 },
])('B-21 in $rules.id $word earns $bonus for its tiles', ({ rules, word, bonus }) => {
  expect(bonusFor(rules, word)).toBe(bonus);
});

test('B-02 a board of 21 rows has places beyond O15', () => {
  const playing = given(crosswordGame(largeGame), {
    options: { checking: 'automatic', starter: 0 },
    setup: { racks: [[...'TREINENAA'], null] },
    lexicon: lexiconFrom({ words: ['TREINEN', 'EN', 'NA'] }),
  });
  expect(playing.refused({ by: 0, do: 'lay', at: 'H8', word: 'TREINEN' }).code).toBe('not-on-centre');
  playing.when({ by: 0, do: 'lay', at: 'K11', word: 'TREINEN' });
  expect(playing.state.board[10]).toBe('..........TREINEN....');
  expect(playing.state.lastLaid).toContain(10 * 21 + 16);
});
