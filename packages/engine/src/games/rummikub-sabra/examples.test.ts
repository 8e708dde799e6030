import { expect, test } from 'vitest';
import { given, listOf } from '../../table/testing-kit.ts';
import { rummikubSabra } from './index.ts';

const readings = (table: string) => listOf(table).map((word) => word.slice(word.indexOf('=') + 1));

/** The worked examples of the rules, with exactly their figures. */
test.each([
  ['HUT', 'OEN', 'HOUTEN', 'HOUTEN', 6],
  ['POES LEER', 'E', 'EER SOEPEL', 'SOEPEL', 6],
  ['DOOR', 'KLEE', 'OOR KLEED', 'KLEED', 5],
  ['MENEER MAAR', 'LEN', 'EN AR MEERMALEN', 'MEERMALEN', 9],
  ['ROOD TIK RUN GIET TIN', 'C', 'INTRODUCTIEKORTING', 'INTRODUCTIEKORTING', 18],
  ['LUCHT WARM VIN TEER', 'HGE', 'HETELUCHTVERWARMING', 'HETELUCHTVERWARMING', 19],
  ['BEK EN', 'D', 'BEKEND', 'BEKEND', 6],
  ['STER SCHOEN VETE', 'P', 'STEP SCHOENVETER', 'SCHOENVETER', 11],
  ['ZON', '@', '@ZON=OZON', 'OZON', 4],
  ['RIN@=RING', 'EL', 'RELIN@=RELING', 'RELING', 6],
  ['KORAA@=KORAAL', 'DI', 'RADIO KA@=KAT', 'RADIO', 5],
  ['RINGSLA@G=RINGSLANG OP', 'T', 'RING SLAG @TOP=STOP', 'SLAG', 4],
  ['PIA@O=PIANO TIN', 'T', 'PATIOT@IN=PATIOTUIN', 'PATIOTUIN', 9],
  ['KOFFER DEE@=DEEG', 'OI', '@OEDERKOFFIE=POEDERKOFFIE', 'POEDERKOFFIE', 12],
  ['TEKENTAFEL MAN', 'D', 'TAFEL KETEN MAND', 'KETEN', 5],
  ['KOKSMAAT', 'OP', 'KOK MAAT SOP', 'SOP', 3],
])('R-08 RS-02 %s with %s becomes %s: %s scores %i', (before, own, after, word, score) => {
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
