import { expect, test } from 'vitest';
import { given, listOf } from '../../table/testing-kit.ts';
import { rummikubInternational } from './index.ts';

const readings = (table: string) => listOf(table).map((word) => word.slice(word.indexOf('=') + 1));

const position = (before: string, own: string, after: string) =>
  given(rummikubInternational, { table: before, racks: `${own} AAA`, words: readings(after).join(' ') });

/** The worked examples of the rules, with exactly their figures; the last are Sabra's. */
test.each([
  ['BEST', 'AND', 'BESTAND', 'BESTAND', 7],
  ['ROOD', 'B', 'BROOD', 'BROOD', 5],
  ['KANTOOR', 'DM', 'KANT DROOM', 'DROOM', 5],
  ['PELOTON', 'S', 'LOT SNOEP', 'SNOEP', 5],
  ['KOETS HEN', 'G', 'KOE HENGST', 'HENGST', 6],
  ['VOORBEELD UITVOER', 'GANG', 'BEELD VOER VOORUITGANG', 'VOORUITGANG', 11],
  ['LIEVELING', 'RTN', 'VEL LERING TIN', 'LERING', 6],
  ['OPENBAAR', 'T', 'OPEN RABAT', 'RABAT', 5],
  ['SOEP', 'EL', 'SOEPEL', 'SOEPEL', 6],
  ['OOR', '@', 'OOR@=OORD', 'OORD', 4],
  ['', 'KEER@UNT', 'KEER@UNT=KEERPUNT', 'KEERPUNT', 8],
  ['PA@=PAN', 'NAL', 'PAN @AL=DAL', 'DAL', 3],
  ['GANG UIT RAM', 'P', 'UITGANG RAMP', 'UITGANG', 7],
  ['@A@IO=RADIO TUIN RAM', 'P', '@A@IOTUIN=PATIOTUIN RAMP', 'PATIOTUIN', 9],
  ['VEL@=VELD ARBEID OVEREENKOMST', 'G', 'VELG ARBEID@OVEREENKOMST=ARBEIDSOVEREENKOMST', 'ARBEIDSOVEREENKOMST', 19],
  ['TA@ELKLEED=TAFELKLEED', 'KUND', 'KLEED TA@LKUNDE=TAALKUNDE', 'TAALKUNDE', 9],
  ['PLAAT@=PLAATS', 'OP', 'PLAAT @OP=SOP', 'SOP', 3],
  ['', 'BUITEN', 'BUITEN', 'BUITEN', 6],
  ['DOOR', 'KLEE', 'OOR KLEED', 'KLEED', 5],
  ['ZON', '@', '@ZON=OZON', 'OZON', 4],
  ['KORAA@=KORAAL', 'DI', 'RADIO KA@=KAT', 'RADIO', 5],
  ['RINGSLA@G=RINGSLANG OP', 'T', 'RING SLAG @TOP=STOP', 'SLAG', 4],
  ['TEKENTAFEL MAN', 'D', 'TAFEL KETEN MAND', 'KETEN', 5],
  ['KOKSMAAT', 'OP', 'KOK MAAT SOP', 'SOP', 3],
])('R-08 RI-02 "%s" with %s becomes %s: %s scores %i', (before, own, after, word, score) => {
  const table = position(before, own, after).arrange(0, after);
  expect(table.refusal).toBeNull();
  expect(table.events).toContainEqual({ type: 'scored', seat: 0, word, score });
  expect(table.table).toBe(after);
  expect(table.scores).toEqual([score, 0]);
});

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
])('RI-02 %s with %s may not become %s: %s %s', (before, own, after, code, words) => {
  const table = position(before, own, after);
  const { refusal, state } = table.arrange(0, after);
  expect(refusal).toMatchObject({ code, words: listOf(words), rule: code === 'too-short' ? 'RI-01' : 'RI-02' });
  expect(state).toBe(table.state);
});
