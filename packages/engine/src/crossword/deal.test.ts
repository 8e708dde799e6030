import { expect, test } from 'vitest';
import { seededRng } from '../../testing/chance.ts';
import { laid, plainGame } from '../../testing/crossword.ts';
import { given } from '../../testing/kit.ts';
import { scrabbleDe } from '../games/scrabble-de/index.ts';
import { scrabbleXlNl } from '../games/scrabble-xl-nl/index.ts';
import { tricksterNl } from '../games/trickster-nl/game.ts';
import { lexiconFrom } from '../kernel/word-list.ts';
import { boardWith } from './board-with.ts';
import type { CrosswordSetup } from './state.ts';

const BOARD_GAMES = [scrabbleXlNl, scrabbleDe, tricksterNl] as const;

test.each(BOARD_GAMES)('B-01 $id is for 2, 3 or 4 players', (game) => {
  for (const players of [2, 3, 4]) expect(game.create(players)).toHaveProperty('state');
  for (const players of [0, 1, 5, 2.5, Number.NaN]) {
    expect(game.create(players)).toEqual({ refusal: { code: 'player-count', rule: 'B-01' } });
  }
});

test.each([2, 3, 4])('B-07 each of %i players draws seven tiles; the rest is in the bag', (players) => {
  for (const game of [scrabbleXlNl, scrabbleDe]) {
    const { state } = given(game, { players });
    expect(state.racks.map((rack) => rack.length)).toEqual(Array(players).fill(7));
    expect(state.bag).toHaveLength(102 - 7 * players);
  }
});

test('B-06 the draw for the starter is public, and the tiles go back before the deal', () => {
  const table = given(scrabbleXlNl, { players: 3 });
  const [dealt] = table.log[0]?.events ?? [];
  if (dealt?.type !== 'dealt') throw new Error('not dealt');
  expect(dealt.draws[0]).toHaveLength(3);
  expect(table.state.turn).toBe(dealt.turn);
  expect([...dealt.racks.flat(), ...dealt.bag]).toHaveLength(102);
});

test('B-06 with starter agreed nobody draws', () => {
  const table = given(scrabbleXlNl, { players: 3, options: { starter: 2 } });
  expect(table.state.turn).toBe(2);
  expect(table.log[0]?.events[0]).toMatchObject({ draws: [] });
});

test('B-06 the bag is shuffled: another seed deals other racks', () => {
  const racks = (seed: number) => given(scrabbleXlNl, { seed }).state.racks;
  expect(racks(1)).not.toEqual(racks(2));
  expect(racks(1)).toEqual(racks(1));
});

function dealing(setup: CrosswordSetup, options = {}) {
  const created = plainGame.create(2, options);
  if ('refusal' in created) throw new Error('not created');
  const context = { now: 0, rng: seededRng(1), lexicon: lexiconFrom({ words: [] }) };
  return plainGame.decide(created.state, { by: 'house', do: 'deal', setup }, context);
}

test.each<{ what: string; setup: CrosswordSetup; refusal: object }>([
  {
    what: '16 rows',
    setup: { board: Array(16).fill('.'.repeat(15)) },
    refusal: { code: 'bad-setup', path: 'setup.board' },
  },
  {
    what: 'a short row',
    setup: { board: [...Array(14).fill('.'.repeat(15)), '.'] },
    refusal: { code: 'bad-setup', path: 'setup.board.14' },
  },
  {
    what: 'a letter the game does not have',
    setup: { board: boardWith('A1 Ä') },
    refusal: { code: 'bad-setup', path: 'setup.board.0' },
  },
  {
    what: 'a small letter that only looks like a blank',
    setup: { board: boardWith('A1 ı') },
    refusal: { code: 'bad-setup' },
  },
  {
    what: 'two Q',
    setup: { racks: [['Q'], ['Q']] },
    refusal: { code: 'too-many-tiles', rule: 'B-04', path: 'setup.racks.1', tiles: ['Q'] },
  },
  {
    what: 'a Q on the board too',
    setup: { board: boardWith('A1 Q'), bag: ['Q'] },
    refusal: { code: 'too-many-tiles', path: 'setup.bag' },
  },
  {
    what: 'three blanks',
    setup: { board: boardWith('A1 aa'), racks: [['?']] },
    refusal: { code: 'too-many-tiles', tiles: ['?'] },
  },
  {
    what: 'an unknown tile',
    setup: { racks: [['@']] },
    refusal: { code: 'unknown-tile', rule: 'B-04', path: 'setup.racks.0' },
  },
  { what: 'no such seat', setup: { turn: 2 }, refusal: { code: 'bad-setup', path: 'setup.turn' } },
  {
    what: 'a lock where nothing lies',
    setup: { locked: [{ at: 'A1', by: 0 }] },
    refusal: { code: 'bad-setup', path: 'setup.locked.0.at' },
  },
  { what: 'three scores for two', setup: { scores: [1, 2, 3] }, refusal: { code: 'bad-setup', path: 'setup.scores' } },
])('B-04 a setup with $what is refused by its path', ({ setup, refusal }) => {
  expect(dealing(setup)).toMatchObject({ refusal });
});

test('B-04 more tiles than the box are allowed when unchecked', () => {
  expect(dealing({ racks: [['Q'], ['Q']], unchecked: true })).toHaveProperty('events');
});

test('B-07 a setup: absent racks are dealt, a bag given is exactly that, in its order', () => {
  const { state } = laid({ racks: ['EN'] });
  expect(state.racks.map((rack) => rack.length)).toEqual([2, 7]);
  expect(state.bag).toHaveLength(102 - 9);
  const exact = laid({ racks: ['EN'], bag: 'XYZ' }).state;
  expect(exact.racks).toEqual([['E', 'N'], []]);
  expect(exact.bag).toEqual(['X', 'Y', 'Z']);
});

test('an unknown rack is a number of tiles, and so is the bag then', () => {
  const { state } = laid({ racks: ['EN', 7] });
  expect(state.racks[1]).toEqual(Array(7).fill('_'));
  expect(state.bag).toEqual(Array(102 - 9).fill('_'));
});

test('before the deal and after the end nothing is played', () => {
  const created = plainGame.create(2);
  if ('refusal' in created) throw new Error('not created');
  const context = { now: 0, rng: seededRng(1), lexicon: lexiconFrom({ words: [] }) };
  expect(plainGame.decide(created.state, { by: 0, do: 'pass' }, context)).toEqual({ refusal: { code: 'not-dealt' } });
  const table = laid();
  expect(table.refused({ by: 'house', do: 'deal' })).toEqual({ code: 'already-dealt' });
  expect(table.refused({ by: 2, do: 'pass' })).toEqual({ code: 'no-such-seat' });
  table.when({ by: 0, do: 'resign' });
  for (const move of [
    { by: 1, do: 'pass' },
    { by: 'house', do: 'timeout' },
    { by: 'house', do: 'resume', away: 1 },
  ] as const) {
    expect(table.refused(move)).toEqual({ code: 'game-over' });
  }
  expect(plainGame.deadlineOf(table.state)).toBeNull();
});
