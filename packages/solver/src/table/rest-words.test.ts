import { lexiconFrom, rummikubSabraRules } from '@lettertafel/engine';
import { expect, test } from 'vitest';
import { startDeadline } from './deadline.ts';
import { overlappingWords } from './rest-words.ts';
import { wordIndexOf } from './word-index.ts';

const deadline = startDeadline({ milliseconds: 60_000, now: () => 0 });

/** The words that may overlap a rest of the only word on the table. */
function overlapping(rest: string, { word, rack, words }: { word: string; rack: string; words: string }): string[] {
  const lexicon = lexiconFrom({ words: words.split(' ') });
  const wordIndex = wordIndexOf(lexicon, rummikubSabraRules.letters, { shortest: 2, advised: null });
  const table = [{ tiles: word, reading: word }];
  return [...overlappingWords({ wordIndex, table, rack: [...rack], deadline }, rest, table)]
    .map(wordIndex.textOf)
    .sort();
}

test('R-09 a word that overlaps a rest counts if it leaves as many letters in place', () => {
  const words = 'DED DEN DE EN';
  expect(overlapping('DED', { word: 'DEDEN', rack: 'DE', words })).toEqual(['DEN']);
});

test('R-09 or if it does so together with others', () => {
  const words = 'TAFEL STA FELS AF';
  expect(overlapping('TAFEL', { word: 'STAFELS', rack: 'STAFEL', words })).toEqual(['FELS', 'STA']);
});

test('R-05 and if there are enough tiles for all of them', () => {
  const words = 'TAFEL STA FELS AF';
  expect(overlapping('TAFEL', { word: 'STAFELS', rack: 'STAF', words })).toEqual([]);
  expect(overlapping('TAFEL', { word: 'STAFELS', rack: 'STAF@@', words })).toEqual(['FELS', 'STA']);
});
