import { JOKER, rummikubInternationalRules } from '@lettertafel/engine';
import { loadLexicon } from '@lettertafel/words/node';
import { expect, test } from 'vitest';
import { breaksOf, restTiles } from './breaks.ts';
import { startDeadline } from './deadline.ts';
import { wordIndexOf } from './word-index.ts';

const wordIndex = wordIndexOf(loadLexicon('nl'), rummikubInternationalRules.letters, { shortest: 3, advised: null });

test.each(['KANTOOR', 'KANT@OR', '@A@IOTUIN', 'VOORBEELD'])('RI-02 every rest of %s, and what it frees', (tiles) => {
  const { all, restWords, leaving } = breaksOf(wordIndex, tiles, startDeadline({ milliseconds: 60_000, now: () => 0 }));
  const expected: number[] = [];
  for (let word = wordIndex.starts[tiles.length - 1]!; word < wordIndex.count; word++) {
    if (lies(wordIndex.textOf(word), tiles)) expected.push(word);
  }
  expect([...restWords].sort((one, other) => one - other)).toEqual(expected);
  for (const { freed, jokers, rests } of all) {
    for (const rest of rests) {
      const letters = [...freed].map((code) => wordIndex.letters[code]!).join('') + JOKER.repeat(jokers);
      expect([...restTiles(wordIndex, rest), ...letters].sort()).toEqual([...tiles].sort());
      expect(leaving(rest.word).map((left) => left.rest)).toContainEqual(rest);
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
