import { lexiconFrom } from '@lettertafel/engine';
import { loadLexicon } from '@lettertafel/words/node';
import { describe, expect, test } from 'vitest';
import { bruteForce, type SmallPosition, scoreOf } from './brute-force.testing.ts';
import { solveTable } from './solve-table.ts';

const dutch = loadLexicon('nl');

const listOf = (text: string) => text.split(' ').filter((word) => word !== '');
const readingOf = (written: string) => written.slice(written.indexOf('=') + 1);

/** The worked examples of the rules: before, own tiles, after, score. */
const SABRA = [
  ['HUT', 'OEN', 'HOUTEN', 6],
  ['POES LEER', 'E', 'EER SOEPEL', 6],
  ['DOOR', 'KLEE', 'OOR KLEED', 5],
  ['MENEER MAAR', 'LEN', 'EN AR MEERMALEN', 9],
  ['ROOD TIK RUN GIET TIN', 'C', 'INTRODUCTIEKORTING', 18],
  ['LUCHT WARM VIN TEER', 'HGE', 'HETELUCHTVERWARMING', 19],
  ['BEK EN', 'D', 'BEKEND', 6],
  ['STER SCHOEN VETE', 'P', 'STEP SCHOENVETER', 11],
  ['ZON', '@', '@ZON=OZON', 4],
  ['RIN@=RING', 'EL', 'RELIN@=RELING', 6],
  ['KORAA@=KORAAL', 'DI', 'RADIO KA@=KAT', 5],
  ['RINGSLA@G=RINGSLANG OP', 'T', 'RING SLAG @TOP=STOP', 4],
  ['PIA@O=PIANO TIN', 'T', 'PATIOT@IN=PATIOTUIN', 9],
  ['KOFFER DEE@=DEEG', 'OI', '@OEDERKOFFIE=POEDERKOFFIE', 12],
  ['TEKENTAFEL MAN', 'D', 'TAFEL KETEN MAND', 5],
  ['KOKSMAAT', 'OP', 'KOK MAAT SOP', 3],
] as const;

const INTERNATIONAL = [
  ['BEST', 'AND', 'BESTAND', 7],
  ['ROOD', 'B', 'BROOD', 5],
  ['KANTOOR', 'DM', 'KANT DROOM', 5],
  ['PELOTON', 'S', 'LOT SNOEP', 5],
  ['KOETS HEN', 'G', 'KOE HENGST', 6],
  ['VOORBEELD UITVOER', 'GANG', 'BEELD VOER VOORUITGANG', 11],
  ['LIEVELING', 'RTN', 'VEL LERING TIN', 6],
  ['OPENBAAR', 'T', 'OPEN RABAT', 5],
  ['SOEP', 'EL', 'SOEPEL', 6],
  ['OOR', '@', 'OOR@=OORD', 4],
  ['', 'KEER@UNT', 'KEER@UNT=KEERPUNT', 8],
  ['PA@=PAN', 'NAL', 'PAN @AL=DAL', 3],
  ['GANG UIT RAM', 'P', 'UITGANG RAMP', 7],
  ['@A@IO=RADIO TUIN RAM', 'P', '@A@IOTUIN=PATIOTUIN RAMP', 9],
  ['VEL@=VELD ARBEID OVEREENKOMST', 'G', 'VELG ARBEID@OVEREENKOMST=ARBEIDSOVEREENKOMST', 19],
  ['TA@ELKLEED=TAFELKLEED', 'KUND', 'KLEED TA@LKUNDE=TAALKUNDE', 9],
  ['PLAAT@=PLAATS', 'OP', 'PLAAT @OP=SOP', 3],
  ['', 'BUITEN', 'BUITEN', 6],
  ['DOOR', 'KLEE', 'OOR KLEED', 5],
  ['ZON', '@', '@ZON=OZON', 4],
  ['KORAA@=KORAAL', 'DI', 'RADIO KA@=KAT', 5],
  ['RINGSLA@G=RINGSLANG OP', 'T', 'RING SLAG @TOP=STOP', 4],
  ['TEKENTAFEL MAN', 'D', 'TAFEL KETEN MAND', 5],
  ['KOKSMAAT', 'OP', 'KOK MAAT SOP', 3],
] as const;

const ALL = [
  ...SABRA.map((example) => ['rummikub-sabra', ...example] as const),
  ...INTERNATIONAL.map((example) => ['rummikub-international', ...example] as const),
];

const position = (game: SmallPosition['game'], before: string, own: string): SmallPosition => ({
  game,
  table: listOf(before),
  rack: [...own],
  opened: before !== '',
  formed: [],
  options: {},
});

describe('the worked examples of the rules', () => {
  test.each(ALL)('%s: %s with %s, when only the words of %s are good: %i', (game, before, own, after, score) => {
    const small = position(game, before, own);
    const words = [...new Set([...listOf(before), ...listOf(after)].map(readingOf))];
    const lexicon = lexiconFrom({ words });
    const { plays, optimal } = solveTable({ ...small, lexicon, budget: { milliseconds: 1000, now: () => 0 } });
    expect(plays[0]?.score).toBe(bruteForce(small, words, lexicon));
    expect(plays[0]?.score).toBeGreaterThanOrEqual(score);
    expect(scoreOf(small, lexicon)(plays[0]?.table ?? [])).toEqual({ score: plays[0]?.score, word: plays[0]?.scores });
    expect(optimal).toBe(true);
  });

  test.each(ALL)(
    '%s: %s with %s, with the Dutch list at least as much as %s: %i',
    (game, before, own, after, score) => {
      const small = position(game, before, own);
      const budget = { milliseconds: 10_000, now: () => performance.now() };
      const { plays, optimal } = solveTable({ ...small, lexicon: dutch, budget });
      const isKnown = listOf(after).every((word) => dutch.has(readingOf(word)));
      if (isKnown) expect(plays[0]?.score).toBeGreaterThanOrEqual(score);
      if (plays[0]) {
        expect(scoreOf(small, dutch)(plays[0].table)).toEqual({ score: plays[0].score, word: plays[0].scores });
      }
      expect(optimal).toBe(true);
    },
  );
});
