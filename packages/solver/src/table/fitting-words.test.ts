import { rummikubInternationalRules } from '@lettertafel/engine';
import { loadLexicon } from '@lettertafel/words/node';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsAround } from './blocks.ts';
import { fittingWords } from './fitting-words.ts';
import { startPatience } from './patience.ts';
import { addTiles, fits, makeStock } from './stock.ts';
import { liesAt } from './table-word.ts';
import { openWordBook } from './word-book.ts';

const book = openWordBook(loadLexicon('nl'), rummikubInternationalRules.letters, { shortest: 3, advised: null });
const patience = startPatience({ milliseconds: 60_000, now: () => 0 });

const tile = fc.constantFrom(...'AAEEEIIOUBDGKLMNNPRRSSTTVWXYZ@');

function wordsOf(length: number): number[] {
  return Array.from({ length: book.starts[length - 1]! - book.starts[length]! }, (_, i) => book.starts[length]! + i);
}

test('no word that fits is left out with its group', () => {
  const rack = fc.array(tile, { minLength: 3, maxLength: 40 });
  fc.assert(
    fc.property(rack, fc.integer({ min: 3, max: 25 }), (tiles, length) => {
      const stock = makeStock(book);
      addTiles(book, stock, tiles);
      expect(fittingWords(book, stock, length)).toEqual(wordsOf(length).filter((word) => fits(book, stock, word)));
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
        const text = book.textOf(word);
        for (let at = 0; at + block.length <= length; at++) {
          if (liesAt(text.slice(at, at + block.length), block, 0)) return true;
        }
        return false;
      });
      expect(wordsAround(book, block, patience)(length)).toEqual(expected.reverse());
    }),
    { numRuns: 60 },
  );
});
