import { rummikubInternationalRules } from '@lettertafel/engine';
import { loadLexicon } from '@lettertafel/words/node';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsContaining } from './containing-words.ts';
import { startDeadline } from './deadline.ts';
import { addTiles, emptyBag, fits, fittingWords } from './letter-bag.ts';
import { matchesAt } from './table-word.ts';
import { wordIndexOf } from './word-index.ts';

const wordIndex = wordIndexOf(loadLexicon('nl'), rummikubInternationalRules.letters, { shortest: 3, advised: null });
const deadline = startDeadline({ milliseconds: 60_000, now: () => 0 });

const tile = fc.constantFrom(...'AAEEEIIOUBDGKLMNNPRRSSTTVWXYZ@');

function wordsOf(length: number): number[] {
  return Array.from(
    { length: wordIndex.starts[length - 1]! - wordIndex.starts[length]! },
    (_, i) => wordIndex.starts[length]! + i,
  );
}

test('no fitting word is pruned with its group', () => {
  const rack = fc.array(tile, { minLength: 3, maxLength: 40 });
  fc.assert(
    fc.property(rack, fc.integer({ min: 3, max: 25 }), (tiles, length) => {
      const bag = emptyBag(wordIndex);
      addTiles(wordIndex, bag, tiles);
      expect(fittingWords(wordIndex, bag, length)).toEqual(
        wordsOf(length).filter((word) => fits(wordIndex, bag, word)),
      );
    }),
    { numRuns: 60 },
  );
});

test('RI-02 all words around tiles, jokers in any place of them', () => {
  const tiles = fc.array(tile, { minLength: 3, maxLength: 5 }).map((letters) => letters.join(''));
  const around = fc.tuple(tiles, fc.integer({ min: 6, max: 9 }));
  fc.assert(
    fc.property(around, ([block, length]) => {
      const expected = wordsOf(length).filter((word) => {
        const text = wordIndex.textOf(word);
        for (let at = 0; at + block.length <= length; at++) {
          if (matchesAt(text.slice(at, at + block.length), block, 0)) return true;
        }
        return false;
      });
      expect(wordsContaining(wordIndex, block, deadline)(length)).toEqual(expected.reverse());
    }),
    { numRuns: 60 },
  );
});
