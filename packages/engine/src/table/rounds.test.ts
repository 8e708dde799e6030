import { expect, test } from 'vitest';
import { given, plainTable } from '../../testing/table.ts';

const game = plainTable();
const points = { end: 'points', target: 10 };

test('R-11 each tile left costs 1 point and a joker 10; totals may be below zero; the highest total wins', () => {
  const table = given(game, { table: 'HUT', racks: 'AB C@', pot: '', scores: [5, 8] })
    .does(0, 'pass')
    .does(1, 'pass')
    .does(0, 'pass')
    .does(1, 'pass');
  expect(table.state.over).toEqual({ reason: 'pot', adjustments: [-2, -11], winners: [0] });
  expect(table.scores).toEqual([3, -3]);
});

test('R-11 equal totals share the win', () => {
  const table = given(game, {
    players: 3,
    table: 'HUT',
    racks: 'A B C',
    pot: '',
    scores: [5, 5, 2],
    turn: 2,
    starter: 0,
  });
  const over = [2, 0, 1, 2].reduce((playing, seat) => playing.does(seat, 'pass'), table);
  expect(over.state.over).toEqual({ reason: 'pot', adjustments: [-1, -1, -1], winners: [0, 1] });
});

test('R-12 everybody has equally many turns: the round of the starter is finished', () => {
  const table = given(game, {
    players: 3,
    options: points,
    table: 'HUT',
    racks: 'OEN AB CD',
    scores: [4, 0, 0],
    starter: 0,
  });
  const reached = table.arrange(0, 'HOUTEN');
  expect(reached.scores[0]).toBe(10);
  expect(reached.state.over).toBeNull();
  const over = reached.draw(1).draw(2);
  expect(over.state.over?.reason).toBe('points');
});

test('R-12 when the starter has resigned a round runs from the next remaining seat', () => {
  const table = given(game, {
    players: 3,
    options: points,
    table: 'HUT',
    racks: 'AB OEN CD',
    scores: [0, 4, 0],
    starter: 0,
  });
  const reached = table.does(0, 'resign').arrange(1, 'HOUTEN');
  expect(reached.state.over).toBeNull();
  expect(reached.draw(2).state.over?.reason).toBe('points');
});

test('R-12 the round is also over when its last seat resigns in its turn', () => {
  const pot = 'E'.repeat(12);
  const table = given(game, { players: 3, options: points, table: 'HUT', racks: 'OEN AB CD', pot, scores: [4, 0, 0] });
  const over = table.arrange(0, 'HOUTEN').draw(1).does(2, 'resign');
  expect(over.state.over).toMatchObject({ reason: 'points', winners: [0] });
});

test('R-18 `points`: if the last seat of a round reaches them, the game is over at once', () => {
  const table = given(game, {
    options: points,
    table: 'HUT',
    racks: 'AB OEN',
    scores: [0, 4],
    turn: 1,
    starter: 0,
    pot: 'Z',
  });
  const over = table.arrange(1, 'HOUTEN');
  expect(over.state.over).toEqual({ reason: 'points', adjustments: [-2, -1], winners: [1] });
});

test('R-18 the target is tested before leftover tiles are deducted', () => {
  const table = given(game, { options: points, table: 'HUT', racks: 'A OENXYZQ', scores: [0, 4], turn: 1, starter: 0 });
  const over = table.arrange(1, 'HOUTEN');
  expect(over.state.over?.reason).toBe('points');
  expect(over.scores).toEqual([-1, 3]);
});

test('R-18 `pot`: after the last tile is taken, the round is finished and one more follows', () => {
  const table = given(game, { table: 'HUT', racks: 'AB CD', pot: 'Z', starter: 0 });
  const taken = table.draw(0);
  expect(taken.events).toContainEqual({ type: 'ending-began', reason: 'pot', rounds: 1 });
  const last = taken.does(1, 'pass').does(0, 'pass');
  expect(last.state.over).toBeNull();
  expect(last.does(1, 'pass').state.over).toMatchObject({ reason: 'pot', adjustments: [-3, -2] });
});

test('R-18 `pot`: also in the middle of a refill', () => {
  const table = given(game, { table: 'HUT', racks: 'OEN AB', pot: 'XY' }).arrange(0, 'HOUTEN');
  expect(table.rack(0)).toBe('XY');
  expect(table.state.ending).toEqual({ reason: 'pot', rounds: 1 });
});

test('R-18 `pot`: taken by the last seat of a round, just one more round follows', () => {
  const table = given(game, { table: 'HUT', racks: 'AB CD', pot: 'Z', turn: 1, starter: 0 }).draw(1);
  expect(table.state.over).toBeNull();
  expect(table.does(0, 'pass').does(1, 'pass').state.over?.reason).toBe('pot');
});

test('R-18 with `points` an empty pot starts the `pot` ending too', () => {
  const table = given(game, { options: points, table: 'HUT', racks: 'AB CD', pot: 'Z' }).draw(0);
  const over = table.does(1, 'pass').does(0, 'pass').does(1, 'pass');
  expect(over.state.over?.reason).toBe('pot');
});

test('R-18 whichever ending comes first decides', () => {
  const table = given(game, { options: points, table: 'HUT', racks: 'AB OEN', pot: 'Z', scores: [0, 4] }).draw(0);
  expect(table.state.ending?.reason).toBe('pot');
  expect(table.arrange(1, 'HOUTEN').state.over?.reason).toBe('points');
});

test('R-18 with `pot` no number of points ends the game', () => {
  const table = given(game, { table: 'HUT', racks: 'OEN AB', scores: [499, 0] }).arrange(0, 'HOUTEN');
  expect(table.draw(1).state.over).toBeNull();
});

test('R-18 a position whose pot is empty is in its last but one round', () => {
  const table = given(game, { table: 'HUT', racks: 'AB CD', pot: '', turn: 1, starter: 0 });
  expect(table.state.ending).toEqual({ reason: 'pot', rounds: 1 });
  expect(table.does(1, 'pass').does(0, 'pass').does(1, 'pass').state.over?.reason).toBe('pot');
});

test('R-04 R-18 when nobody has a tile left the last rounds pass by themselves', () => {
  const table = given(game, { table: 'HUT', racks: 'S -', pot: '' }).arrange(0, 'HUTS');
  expect(table.state.over).toEqual({ reason: 'pot', adjustments: [0, 0], winners: [0] });
});
