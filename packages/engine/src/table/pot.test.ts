import { expect, test } from 'vitest';
import { given, plainTable } from '../../testing/table.ts';
import { makePot, potSize, takeTiles } from './pot.ts';

const game = plainTable();
const options = { openPot: true };

test('R-14 an open pot is dealt onto four piles in turn, the last dealt on top', () => {
  expect(makePot([...'ABCDEFGHI'], true).piles.map((pile) => pile.join(''))).toEqual(['AEI', 'BF', 'CG', 'DH']);
});

test('R-14 tiles are chosen among the tops, one after the other; what is not chosen comes from the tallest pile', () => {
  const pot = makePot([...'ABCDEFGHI'], true);
  expect(takeTiles(pot, 3, [1, 1])).toEqual({ tiles: ['F', 'B', 'I'], piles: [1, 1, 0] });
  expect(takeTiles(pot, 3, [])).toEqual({ tiles: ['I', 'E', 'F'], piles: [0, 0, 1] });
  expect(takeTiles(pot, 3, [1, 1, 1])).toBeNull();
  expect(takeTiles(pot, 20, [])?.tiles).toHaveLength(9);
});

test('R-14 the first racks are drawn blind, then everybody sees the tops', () => {
  const { state, view } = given(game, { options });
  expect(potSize(state.pot)).toBe(112 - 14);
  expect(view('spectator').pot).toEqual({
    count: 98,
    piles: state.pot.piles.map((pile) => ({ top: pile.at(-1), height: pile.length })),
  });
});

test('R-14 a player who takes a tile chooses a pile', () => {
  const table = given(game, { options, table: 'HUT', racks: 'A B', pot: 'ABCDEFGHI' });
  expect(table.draw(0, 2).rack(0)).toBe('AG');
  expect(table.draw(0).rack(0)).toBe('AI');
  for (const pile of [-1, 4, 0.5, Number.NaN, 1e9]) {
    expect(table.draw(0, pile).refusal).toEqual({ code: 'no-such-pile', rule: 'R-14' });
  }
});

test('R-14 the refill comes from the chosen piles in order', () => {
  const table = given(game, { options, table: 'HUT', racks: 'OENAA B', pot: 'ABCDEFGHI' });
  expect(table.arrange(0, 'HOUTEN', [3, 3, 0]).rack(0)).toBe('AAHDIEF');
  expect(table.arrange(0, 'HOUTEN', [3, 3, 3]).refusal).toEqual({ code: 'no-such-pile', rule: 'R-14' });
});

test('R-14 a pile may be named only with an open pot', () => {
  const table = given(game, { table: 'HUT', racks: 'OEN B', pot: 'ABC' });
  expect(table.draw(0, 0).refusal).toEqual({ code: 'pot-closed', rule: 'R-14' });
  expect(table.arrange(0, 'HOUTEN', [0]).refusal).toEqual({ code: 'pot-closed', rule: 'R-14' });
});

test('R-14 when time runs out the tile comes from the tallest pile, among equals the first', () => {
  const table = given(game, { options: { ...options, turnSeconds: 20 }, table: 'HUT', racks: 'A B', pot: 'ABCDEF' });
  expect(table.wait(20).rack(0)).toBe('AE');
  expect(table.draw(0, 0).wait(20).rack(1)).toBe('BF');
});
