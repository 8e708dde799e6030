import { expect, test } from 'vitest';
import { reusedWords } from './reused-words.ts';
import type { Table } from './table.ts';

/** Words in notation: `RIN@=RING`. */
const table = (words: string): Table =>
  words.split(' ').flatMap((word) => {
    const [tiles = '', reading = tiles] = word.split('=');
    return tiles === '' ? [] : { tiles, reading };
  });

test.each([
  ['HUT', 'HUT DEUCE', 'DEUCE', [], false],
  ['HUT', 'HOUTEN', 'HOUTEN', ['HUT'], true],
  ['BEK EN HUT', 'BEKEND HUT', 'BEKEND', ['BEK', 'EN'], true],
  ['VOORBEELD UITVOER', 'BEELD VOER VOORUITGANG', 'VOORUITGANG', ['VOORBEELD', 'UITVOER'], true],
  ['KOKSMAAT', 'KOK MAAT SOP', 'SOP', ['KOKSMAAT'], true],
  ['KORAA@=KORAAL', 'RADIO KA@=KAT', 'RADIO', ['KORAAL'], false],
  // MAN is lengthened beside the word that scores.
  ['TEKENTAFEL MAN', 'TAFEL KETEN MAND', 'KETEN', ['TEKENTAFEL', 'MAN'], false],
  // UITGANG is only split: none of it is in DEUCE.
  ['UITGANG', 'UIT GANG DEUCE', 'DEUCE', ['UITGANG'], false],
  ['ZI@=ZIJ', 'ZI@=ZIT DEUCE', 'DEUCE', ['ZIJ'], false],
])('%s → %s', (before, after, main, words, isInto) => {
  expect(reusedWords(table(before), table(after), main)).toEqual({ words, isInto });
});
