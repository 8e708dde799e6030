import { expect, test } from 'vitest';
import { given, listOf } from '../../../testing/table.ts';
import { isSabraOnly } from '../../../testing/table-examples.ts';
import { SABRA_EXAMPLES } from '../rummikub-sabra/examples.ts';
import { INTERNATIONAL_EXAMPLES } from './examples.ts';
import { rummikubInternational } from './index.ts';

const readings = (table: string) => listOf(table).map((word) => word.slice(word.indexOf('=') + 1));

/** Words a turn goes through without leaving them there (RI-02 e). */
const STEPS = ['VELD', 'VELG'];

const position = (before: string, own: string, after: string) =>
  given(rummikubInternational, { table: before, racks: `${own} AAA`, words: [...readings(after), ...STEPS].join(' ') });

test.each([...INTERNATIONAL_EXAMPLES, ...SABRA_EXAMPLES.filter((example) => !isSabraOnly(example))])(
  'R-08 RI-02 "%s" with %s becomes %s: %s scores %i',
  (before, own, after, word, score) => {
    const table = position(before, own, after).arrange(0, after);
    expect(table.refusal).toBeNull();
    expect(table.events).toContainEqual({ type: 'scored', seat: 0, word, score });
    expect(table.table).toBe(after);
    expect(table.scores).toEqual([score, 0]);
  },
);

test.each([
  ['VER', 'E', 'VEER', 'word-dissolved', 'VER'],
  ['HUT', 'OEN', 'HOUTEN', 'word-dissolved', 'HUT'],
  ['POES LEER', 'E', 'EER SOEPEL', 'word-dissolved', 'POES'],
  ['MENEER MAAR', 'LEN', 'EN AR MEERMALEN', 'too-short', 'EN AR'],
  ['ROOD TIK RUN GIET TIN', 'C', 'INTRODUCTIEKORTING', 'word-dissolved', 'ROOD TIK RUN GIET'],
  ['LUCHT WARM VIN TEER', 'HGE', 'HETELUCHTVERWARMING', 'word-dissolved', 'VIN TEER'],
  ['STER SCHOEN VETE', 'P', 'STEP SCHOENVETER', 'word-dissolved', 'STER'],
  ['RIN@=RING', 'EL', 'RELIN@=RELING', 'word-dissolved', 'RING'],
  ['PIA@O=PIANO TIN', 'T', 'PATIOT@IN=PATIOTUIN', 'word-dissolved', 'PIANO TIN'],
  ['KOFFER DEE@=DEEG', 'OI', '@OEDERKOFFIE=POEDERKOFFIE', 'word-dissolved', 'KOFFER DEEG'],
  ['VEL@=VELD', 'DENAT', 'VEDELN @AT=KAT', 'word-dissolved', 'VELD'],
  ['VEL@=VELD', 'SENAT', 'VELSEN @AT=KAT', 'word-dissolved', 'VELD'],
])('RI-02 %s with %s may not become %s: %s %s', (before, own, after, code, words) => {
  const table = position(before, own, after);
  const { refusal, state } = table.arrange(0, after);
  expect(refusal).toMatchObject({ code, words: listOf(words), rule: code === 'too-short' ? 'RI-01' : 'RI-02' });
  expect(state).toBe(table.state);
});
