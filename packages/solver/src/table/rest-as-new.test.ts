import { lexiconFrom, rummikubSabraRules } from '@lettertafel/engine';
import { expect, test } from 'vitest';
import { startPatience } from './patience.ts';
import { acrossWords } from './rest-as-new.ts';
import { openWordBook } from './word-book.ts';

const patience = startPatience({ milliseconds: 60_000, now: () => 0 });

/** The words that may lie across a rest of the only word on the table. */
function across(rest: string, { word, rack, words }: { word: string; rack: string; words: string }): string[] {
  const lexicon = lexiconFrom({ words: words.split(' ') });
  const book = openWordBook(lexicon, rummikubSabraRules.letters, { shortest: 2, advised: null });
  const table = [{ tiles: word, reading: word }];
  return [...acrossWords({ book, table, rack: [...rack], patience }, rest, table)].map(book.textOf).sort();
}

test('R-09 a word across a rest counts where it leaves as many letters lying', () => {
  const words = 'DED DEN DE EN';
  expect(across('DED', { word: 'DEDEN', rack: 'DE', words })).toEqual(['DEN']);
});

test('R-09 or where it does so with others', () => {
  const words = 'TAFEL STA FELS AF';
  expect(across('TAFEL', { word: 'STAFELS', rack: 'STAFEL', words })).toEqual(['FELS', 'STA']);
});

test('R-05 and where the tiles are enough for them all', () => {
  const words = 'TAFEL STA FELS AF';
  expect(across('TAFEL', { word: 'STAFELS', rack: 'STAF', words })).toEqual([]);
  expect(across('TAFEL', { word: 'STAFELS', rack: 'STAF@@', words })).toEqual(['FELS', 'STA']);
});
