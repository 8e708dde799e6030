import { expect, test } from 'vitest';
import { given, listOf } from '../../../testing/table.ts';
import { SABRA_EXAMPLES } from './examples.ts';
import { rummikubSabra } from './index.ts';

const readings = (table: string) => listOf(table).map((word) => word.slice(word.indexOf('=') + 1));

test.each(SABRA_EXAMPLES)('R-08 RS-02 %s with %s becomes %s: %s scores %i', (before, own, after, word, score) => {
  const table = given(rummikubSabra, {
    table: before,
    racks: `${own} AAA`,
    words: readings(after).join(' '),
  }).arrange(0, after);
  expect(table.refusal).toBeNull();
  expect(table.events).toContainEqual({ type: 'scored', seat: 0, word, score });
  expect(table.table).toBe(after);
  expect(table.scores).toEqual([score, 0]);
});

test('R-05 the booklet prints TIEN for INTRODUCTIEKORTING, which would leave an E over: refused', () => {
  const table = given(rummikubSabra, { table: 'ROOD TIK RUN GIET TIEN', racks: 'C AAA' });
  expect(table.arrange(0, 'INTRODUCTIEKORTING').refusal).toEqual({
    code: 'tiles-left-over',
    rule: 'R-05',
    tiles: ['E'],
  });
});
