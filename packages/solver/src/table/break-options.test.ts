import { JOKER, rummikubInternationalRules } from '@lettertafel/engine';
import { loadLexicon } from '@lettertafel/words/node';
import { expect, test } from 'vitest';
import { breaksOf } from './break-options.ts';
import { startPatience } from './patience.ts';
import { openWordBook } from './word-book.ts';

const book = openWordBook(loadLexicon('nl'), rummikubInternationalRules.letters, { shortest: 3, advised: null });

test.each(['KANTOOR', 'KANT@OR', '@A@IOTUIN', 'VOORBEELD'])('RI-02 every rest of %s, and what it frees', (tiles) => {
  const { ways, words, leaving } = breaksOf(book, tiles, startPatience({ milliseconds: 60_000, now: () => 0 }));
  const expected: number[] = [];
  for (let word = book.starts[tiles.length - 1]!; word < book.count; word++) {
    if (lies(book.textOf(word), tiles)) expected.push(word);
  }
  expect([...words].sort((one, other) => one - other)).toEqual(expected);
  for (const { freed, jokers, rests } of ways) {
    for (const rest of rests) {
      const letters = [...freed].map((code) => book.letters[code]!).join('') + JOKER.repeat(jokers);
      expect([...rest.tiles, ...letters].sort()).toEqual([...tiles].sort());
      expect(leaving(rest.word).map((left) => left.tiles)).toContain(rest.tiles);
    }
  }
});

/** Letter by letter, each in its own place or for a joker. */
function lies(word: string, tiles: string): boolean {
  if (word === '') return true;
  if (tiles === '') return false;
  const isRight = tiles[0] === word[0] || tiles[0] === JOKER;
  return (isRight && lies(word.slice(1), tiles.slice(1))) || lies(word, tiles.slice(1));
}
