import { expect, test } from 'vitest';
import { laid, lay, PLAIN_RULES } from '../../testing/crossword.ts';
import { crosswordGame } from './game.ts';

const sorted = (tiles: readonly string[] | undefined) => tiles?.toSorted().join('');

test('B-13 after the turn the player draws back up to seven', () => {
  const table = laid({ racks: ['TREINXX', 'E'], bag: 'ABCDEFGH' });
  table.when(lay(0, 'H5 TREIN'));
  table.when({ by: 1, do: 'accept' });
  expect(sorted(table.state.racks[0])).toBe('ABCDEXX');
  expect(table.state.bag).toEqual(['F', 'G', 'H']);
});

test('B-13 as long as the bag lasts', () => {
  const table = laid({ racks: ['TREINXX', 'E'], bag: 'AB' });
  table.when(lay(0, 'H5 TREIN'));
  table.when({ by: 1, do: 'accept' });
  expect(sorted(table.state.racks[0])).toBe('ABXX');
  expect(table.state.bag).toEqual([]);
});

test('B-14 exchange: draw as many first, then return the old ones; it ends the turn', () => {
  const table = laid({ racks: ['XYZ', 'E'], bag: 'ABC' });
  table.when({ by: 0, do: 'exchange', tiles: 'XY' });
  expect(sorted(table.state.racks[0])).toBe('ABZ');
  expect(sorted(table.state.bag)).toBe('CXY');
  expect(table.state.turn).toBe(1);
});

test('after an exchange the play before it is no longer shown as the last one', () => {
  const table = laid({ racks: ['TREIN', 'XYZ'], bag: 'ABCDEFGHIJKL' });
  table.when(lay(0, 'H5 TREIN'));
  table.when({ by: 1, do: 'accept' });
  expect(table.state.lastLaid).toHaveLength(5);
  table.when({ by: 1, do: 'exchange', tiles: 'X' });
  expect(table.state.lastLaid).toEqual([]);
});

test('B-14 a blank is exchanged as ?', () => {
  const table = laid({ racks: ['?Y', 'E'], bag: 'ABC' });
  table.when({ by: 0, do: 'exchange', tiles: '?' });
  expect(sorted(table.state.bag)).toBe('?BC');
});

test.each([
  { what: 'no tiles', tiles: '', refusal: { code: 'nothing-to-exchange', rule: 'B-14' } },
  { what: 'a tile that is not there', tiles: 'A', refusal: { code: 'not-on-rack', rule: 'B-07', tiles: ['A'] } },
  { what: 'a tile twice', tiles: 'XX', refusal: { code: 'not-on-rack', rule: 'B-07', tiles: ['X'] } },
  { what: 'more than the bag holds', tiles: 'XYZ', refusal: { code: 'bag-too-small', rule: 'B-14' } },
])('B-14 refused with $what', ({ tiles, refusal }) => {
  expect(laid({ racks: ['XYZ', 'E'], bag: 'AB' }).refused({ by: 0, do: 'exchange', tiles })).toMatchObject(refusal);
});

test('B-14 as many as the bag holds', () => {
  const table = laid({ racks: ['XYZ', 'E'], bag: 'AB' });
  table.when({ by: 0, do: 'exchange', tiles: 'XY' });
  expect(sorted(table.state.racks[0])).toBe('ABZ');
});

test('XL-01 a game may require more tiles in the bag', () => {
  const game = crosswordGame({ ...PLAIN_RULES, exchangeNeeds: 7, citations: { 'bag-too-small': 'XL-01' } });
  const six = laid({ game, racks: ['XYZ', 'E'], bag: 'ABCDEF' });
  expect(six.refused({ by: 0, do: 'exchange', tiles: 'X' })).toMatchObject({ code: 'bag-too-small', rule: 'XL-01' });
  const seven = laid({ game, racks: ['XYZ', 'E'], bag: 'ABCDEFG' });
  seven.when({ by: 0, do: 'exchange', tiles: 'X' });
  expect(seven.state.turn).toBe(1);
});

test('B-15 a pass is always allowed', () => {
  const table = laid({ racks: ['TREIN', 'E'], words: ['TREIN'], options: { checking: 'automatic' } });
  table.when({ by: 0, do: 'pass' });
  expect(table.state).toMatchObject({ turn: 1, passes: [1, 0] });
});

test.each([{ by: 0, do: 'pass' }, { by: 0, do: 'exchange', tiles: 'E' }, lay(0, 'H8 EN')] as const)(
  'B-01 out of turn nothing is done: $do',
  (move) => {
    const table = laid({ racks: ['EN', 'EN'], turn: 1 });
    expect(table.refused(move)).toEqual({ code: 'not-your-turn' });
  },
);

test('B-01 seats go clockwise and skip resigned players', () => {
  const table = laid({ players: 4 });
  const turns = [0, 1, 2, 3].map((by) => {
    table.when({ by, do: 'pass' });
    return table.state.turn;
  });
  expect(turns).toEqual([1, 2, 3, 0]);
  table.when({ by: 1, do: 'resign' });
  table.when({ by: 0, do: 'pass' });
  expect(table.state.turn).toBe(2);
});

test('B-09 a confirmed play cannot be laid again or taken back', () => {
  const table = laid({ racks: ['ENS', 'E'] });
  table.when(lay(0, 'H8 EN'));
  expect(table.refused(lay(0, 'H8 ENS'))).toMatchObject({ code: 'dispute-open' });
});

test('an unknown rack lays and exchanges any tiles, and its size decreases', () => {
  const table = laid({ racks: [7, 'E'], words: [] });
  table.when(lay(0, 'H8 EN'));
  expect(table.state.racks[0]).toEqual(['_', '_', '_', '_', '_']);
  table.when({ by: 1, do: 'accept' });
  expect(table.state.racks[0]).toHaveLength(7);
  table.when({ by: 1, do: 'pass' });
  table.when({ by: 0, do: 'exchange', tiles: '__' });
  expect(table.state.racks[0]).toHaveLength(7);
});

test('B-04 an unknown rack exchanges only tiles the game has', () => {
  const table = laid({ racks: [7, 'E'] });
  expect(table.refused({ by: 0, do: 'exchange', tiles: 'Ω' })).toMatchObject({ code: 'unknown-tile', rule: 'B-04' });
  expect(table.refused({ by: 0, do: 'exchange', tiles: 'e' })).toMatchObject({ code: 'unknown-tile' });
});

test('an unknown rack cannot lay more tiles than it has', () => {
  const table = laid({ racks: [2, 'E'] });
  expect(table.refused(lay(0, 'H7 EEN'))).toMatchObject({ code: 'not-on-rack' });
});
