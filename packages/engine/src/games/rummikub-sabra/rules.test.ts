import { expect, test } from 'vitest';
import { given } from '../../../testing/table.ts';
import { rummikubSabra } from './index.ts';

test('RS-01 words have two letters or more, the begin word three', () => {
  const table = given(rummikubSabra, { table: 'HUT', racks: 'ENA B' });
  expect(table.arrange(0, 'HUT EN').refusal).toBeNull();
  expect(table.arrange(0, 'HUT E').refusal).toEqual({ code: 'too-short', rule: 'RS-01', words: ['E'] });
  const begin = given(rummikubSabra, { racks: 'ENAREN B' });
  expect(begin.arrange(0, 'EN').refusal).toEqual({ code: 'no-begin-word', rule: 'R-03', words: ['EN'] });
  expect(begin.arrange(0, 'ARE EN').refusal).toBeNull();
});

test('RS-02 words may be dissolved altogether, with at least one tile of the rack', () => {
  const table = given(rummikubSabra, { table: 'VER TON', racks: 'E B' });
  expect(table.arrange(0, 'NOTEREVE').refusal).toMatchObject({ code: 'not-on-rack' });
  expect(table.arrange(0, 'NOTERVE').scores).toEqual([7, 0]);
  expect(table.arrange(0, 'TONVER').refusal).toMatchObject({ code: 'nothing-laid', rule: 'R-04' });
});

test('RS-03 after laying the rack is filled up to 7 again', () => {
  const table = given(rummikubSabra, { table: 'HUT', racks: 'OENABCD F', pot: 'GHIJK' }).arrange(0, 'HOUTEN');
  expect(table.rack(0)).toBe('ABCDGHI');
});

test('RS-03 a rack above 7 stays as it is', () => {
  const table = given(rummikubSabra, { table: 'HUT', racks: 'SOENABCD F', pot: 'GHIJK' }).arrange(0, 'HUTS');
  expect(table.rack(0)).toBe('OENABCD');
  const larger = given(rummikubSabra, { table: 'HUT', racks: 'SOENABCDI F', pot: 'GHIJK' }).arrange(0, 'HUTS');
  expect(larger.rack(0)).toBe('OENABCDI');
});

test('RS-04 by default the pot ends the game; then leftover tiles cost points', () => {
  const table = given(rummikubSabra, { table: 'HUT', racks: 'S AB', pot: '', scores: [60, 0] }).arrange(0, 'HUTS');
  expect(table.state.options.end).toBe('pot');
  const over = table.does(1, 'pass').does(1, 'pass');
  expect(over.state.over).toEqual({ reason: 'pot', adjustments: [0, -2], winners: [0] });
});

test('RS-04 with `points` nothing is deducted: whoever has most when the round is finished wins', () => {
  const options = { end: 'points', target: 10 };
  const table = given(rummikubSabra, { options, table: 'HUT', racks: 'OEN AB', scores: [5, 10], pot: '@ZZ' });
  expect(table.arrange(0, 'HOUTEN').does(1, 'pass').state.over).toEqual({
    reason: 'points',
    adjustments: [0, 0],
    winners: [0],
  });
});

test('RS-04 R-18 the pot runs out before the target is reached: leftover tiles cost points', () => {
  const options = { end: 'points', target: 50 };
  const table = given(rummikubSabra, { options, table: 'HUT', racks: 'OENAB AB', scores: [5, 0], pot: '@Z' });
  const over = table.arrange(0, 'HOUTEN').does(1, 'pass').does(0, 'pass').does(1, 'pass');
  expect(over.state.over).toEqual({ reason: 'pot', adjustments: [-13, -2], winners: [0, 1] });
});
