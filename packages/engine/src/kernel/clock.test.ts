import { expect, test } from 'vitest';
import { laid, lay, plainGame } from '../../testing/crossword.ts';
import { START } from '../../testing/kit.ts';

const leftOf = ({ state }: ReturnType<typeof laid>) => state.clock?.left?.map((left) => left / 1000);

test('turnSeconds: the turn is passed when they have run out; a play in the draft is not laid', () => {
  const table = laid({ options: { turnSeconds: 60 } });
  table.wait(59);
  expect(table.state.turn).toBe(0);
  table.wait(1);
  expect(table.state).toMatchObject({ turn: 1, passes: [1, 0], scores: [0, 0] });
  expect(table.log.at(-1)?.events[0]).toEqual({ type: 'passed', seat: 0, why: 'time' });
});

test('turnSeconds: every turn has its own time', () => {
  const table = laid({ options: { turnSeconds: 60 } });
  table.wait(50);
  table.when({ by: 0, do: 'pass' });
  table.wait(59);
  expect(table.state.turn).toBe(1);
  table.wait(1);
  expect(table.state.turn).toBe(0);
});

test('turnSeconds: a move after the deadline is too late, even before the house has timed it out', () => {
  const table = laid({ options: { turnSeconds: 60 } });
  const context = { now: START + 60_000, rng: { below: () => 0 }, lexicon: {} as never };
  expect(plainGame.decide(table.state, { by: 0, do: 'pass' }, context)).toEqual({ refusal: { code: 'too-late' } });
  expect(plainGame.deadlineOf(table.state)).toEqual({ at: START + 60_000, move: { by: 'house', do: 'timeout' } });
});

test('turnSeconds: two turns of the same seat in a row are two turns', () => {
  const table = laid({ options: { turnSeconds: 60 }, players: 2 });
  table.wait(60);
  table.wait(60);
  table.wait(30);
  expect(table.state).toMatchObject({ turn: 0, turnNumber: 3 });
});

test('without a clock nothing is due', () => {
  const table = laid();
  expect(plainGame.deadlineOf(table.state)).toBeNull();
  expect(table.state.clock).toBeNull();
});

test('without a clock the house may still play `timeout`', () => {
  const table = laid({ racks: ['EN', 'EN'] });
  table.when({ by: 'house', do: 'timeout' });
  expect(table.state).toMatchObject({ turn: 1, passes: [1, 0] });
  const open = laid({ racks: ['EN', 'EN'], options: { disputeSeconds: null } });
  open.when(lay(0, 'H8 EN'));
  open.when({ by: 'house', do: 'timeout' });
  expect(open.state).toMatchObject({ turn: 1, scores: [4, 0], open: null });
});

test('gameSeconds: each player has a clock for the whole game that runs only in their own turns', () => {
  const table = laid({ options: { gameSeconds: 100 } });
  table.wait(30);
  table.when({ by: 0, do: 'pass' });
  table.wait(20);
  table.when({ by: 1, do: 'exchange', tiles: table.state.racks[1]?.[0] ?? '' });
  expect(leftOf(table)).toEqual([70, 80]);
  table.wait(10);
  table.when({ by: 0, do: 'pass' });
  expect(leftOf(table)).toEqual([60, 80]);
});

test('gameSeconds: incrementSeconds are added after each turn of the player', () => {
  const table = laid({ options: { gameSeconds: 100, incrementSeconds: 5 } });
  table.wait(30);
  table.when({ by: 0, do: 'pass' });
  expect(leftOf(table)).toEqual([75, 100]);
  table.wait(1);
  table.when({ by: 1, do: 'pass' });
  expect(leftOf(table)).toEqual([75, 104]);
});

test('gameSeconds: the increment is added once per turn, even with a dispute in between', () => {
  const table = laid({ racks: ['ENEN', 'EN'], options: { gameSeconds: 100, incrementSeconds: 5 } });
  table.wait(10);
  table.when(lay(0, 'H8 EN'));
  table.wait(20);
  table.when({ by: 1, do: 'accept' });
  expect(leftOf(table)).toEqual([95, 100]);
});

test('gameSeconds: each minute of overtime begun costs 10 points', () => {
  const table = laid({ options: { gameSeconds: 60 }, scores: [50, 50] });
  table.wait(59);
  expect(table.state.scores).toEqual([50, 50]);
  table.wait(1);
  expect(table.state.scores).toEqual([40, 50]);
  table.wait(59);
  expect(table.state.scores).toEqual([40, 50]);
  table.wait(1);
  expect(table.state.scores).toEqual([30, 50]);
  expect(table.state.turn).toBe(0);
});

test('gameSeconds: a minute of overtime begun in one turn is used up in the next', () => {
  const table = laid({ options: { gameSeconds: 60 }, scores: [50, 50] });
  table.wait(70);
  table.when({ by: 0, do: 'pass' });
  table.when({ by: 1, do: 'pass' });
  table.wait(49);
  expect(table.state.scores[0]).toBe(40);
  table.wait(1);
  expect(table.state.scores[0]).toBe(30);
});

test('gameSeconds: after the last minute of overtime the player is out, as after resigning', () => {
  const table = laid({ players: 3, options: { gameSeconds: 60, overtimeMinutes: 2 } });
  table.wait(60 + 119);
  expect(table.state).toMatchObject({ turn: 0, scores: [-20, 0, 0] });
  table.wait(1);
  expect(table.state).toMatchObject({ turn: 1, scores: [-20, 0, 0], resigned: [true, false, false] });
  expect(table.log.at(-1)?.events[0]).toEqual({ type: 'resigned', seat: 0, why: 'time' });
});

test('gameSeconds: ten minutes of overtime by default; none with 0', () => {
  const ten = laid({ options: { gameSeconds: 60 } });
  ten.wait(60 + 599);
  expect(ten.state).toMatchObject({ over: null, scores: [-100, 0] });
  ten.wait(1);
  expect(ten.state.over).toEqual({ reason: 'resigned', adjustments: [0, 0], winners: [1] });
  const none = laid({ options: { gameSeconds: 60, overtimeMinutes: 0 } });
  none.wait(60);
  expect(none.state).toMatchObject({ scores: [0, 0], over: { reason: 'resigned', winners: [1] } });
});

test('gameSeconds: no time runs while a dispute window is open', () => {
  const table = laid({ racks: ['ENEN', 'EN'], options: { gameSeconds: 60 } });
  table.wait(10);
  table.when(lay(0, 'H8 EN'));
  table.wait(29);
  table.when({ by: 1, do: 'accept' });
  expect(leftOf(table)).toEqual([50, 60]);
});

test("gameSeconds: with disputeSeconds null the next player's clock runs once, from the play on", () => {
  const table = laid({ racks: ['ENEN', 'EN'], options: { gameSeconds: 60, disputeSeconds: null } });
  table.when(lay(0, 'H8 EN'));
  table.wait(20);
  table.when({ by: 1, do: 'accept' });
  table.wait(10);
  table.when({ by: 1, do: 'pass' });
  expect(leftOf(table)).toEqual([60, 30]);
});

test('a pause of the house stops the clocks', () => {
  const turn = laid({ options: { turnSeconds: 60 } });
  turn.wait(30);
  turn.away(1000);
  turn.wait(29);
  expect(turn.state.turn).toBe(0);
  turn.wait(1);
  expect(turn.state.turn).toBe(1);

  const game = laid({ options: { gameSeconds: 60 } });
  game.wait(30);
  game.away(1000);
  game.wait(10);
  game.when({ by: 0, do: 'pass' });
  expect(leftOf(game)).toEqual([20, 60]);
});

test('a pause while no clock runs changes nothing', () => {
  const table = laid({ racks: ['ENEN', 'EN'], options: { gameSeconds: 60 } });
  table.when(lay(0, 'H8 EN'));
  table.away(1000);
  table.when({ by: 1, do: 'accept' });
  expect(leftOf(table)).toEqual([60, 60]);
});

test("B-29 a resignation stops the player's clock and starts the next player's", () => {
  const table = laid({ players: 3, options: { gameSeconds: 60 } });
  table.wait(10);
  table.when({ by: 0, do: 'resign' });
  table.wait(5);
  table.when({ by: 1, do: 'pass' });
  expect(leftOf(table)).toEqual([50, 55, 60]);
});
