import { expect, test } from 'vitest';
import { given, plainTable } from '../../testing/table.ts';

const game = plainTable();

test('R-15 a single player is always on turn', () => {
  const table = given(game, { players: 1, racks: 'HUTOENA', pot: 'ABC' }).arrange(0, 'HUT').draw(0);
  expect(table.refusal).toMatchObject({ code: 'pot-empty' });
  expect(table.state).toMatchObject({ turn: 0, turnNumber: 2, over: null });
});

test('R-15 the game is over when all tiles are used, without penalty or target', () => {
  const table = given(game, { players: 1, racks: 'HUT', pot: 'OEN', scores: [100] }).arrange(0, 'HUT');
  expect(table.state.over).toBeNull();
  const over = table.arrange(0, 'HOUTEN');
  expect(over.state.over).toEqual({ reason: 'all-tiles', adjustments: [0], winners: [0] });
  expect(over.scores).toEqual([109]);
});

test('R-15 or when the player gives up; the longest word is the record', () => {
  const table = given(game, { players: 1, table: 'HUT', racks: 'OENDAGE', pot: 'AB' })
    .arrange(0, 'HOUTEN')
    .arrange(0, 'HOUTEN DAG');
  const over = table.does(0, 'give-up');
  expect(over.state.over).toEqual({ reason: 'gave-up', adjustments: [0], winners: [0] });
  expect(over.view(0).seats[0]?.longest).toBe('HOUTEN');
  expect(over.scores).toEqual([9]);
});

test('R-15 an empty pot does not end the game', () => {
  const table = given(game, { players: 1, table: 'HUT', racks: 'AB', pot: '' })
    .does(0, 'pass')
    .does(0, 'pass')
    .does(0, 'pass');
  expect(table.state.over).toBeNull();
});

test('R-15 only a single player may give up', () => {
  expect(given(game, { table: 'HUT' }).does(0, 'give-up').refusal).toEqual({ code: 'not-alone', rule: 'R-15' });
});

test('R-15 resigning alone ends the game without a winner', () => {
  const table = given(game, { players: 1, table: 'HUT', racks: 'AB' }).does(0, 'resign');
  expect(table.state.over).toEqual({ reason: 'resigned', adjustments: [0], winners: [] });
});

test('R-15 a position without any tile is over at once', () => {
  expect(given(game, { players: 1, table: 'HUT', racks: '-', pot: '' }).state.over?.reason).toBe('all-tiles');
});
