import { alphabetOf, buildGraph } from '@lettertafel/words';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LETTER_KEYS } from './anagram-filter.ts';
import { derivePlayGraph } from './play-graph.ts';
import { LONGEST_IN_ROWS } from './word-rows.ts';

const { letters } = alphabetOf('de');
const anyWord = fc
  .array(fc.constantFrom('A', 'B', 'E', 'N', 'Z', 'Ü'), { minLength: 2, maxLength: 12 })
  .map((parts) => parts.join(''));

/** A word of the rows, and how many copies of each letter its bits tell of. */
function wordsIn(rows: Uint32Array, length: number) {
  const [count = 0, at = 0] = rows.subarray(2 * length);
  const bitsSize = 2 * Math.ceil(count / 64);
  const rowSize = bitsSize + 2 * Math.ceil(Math.ceil(count / 64) / 64);
  const isSet = (from: number, bit: number) => ((rows[from + (bit >>> 5)]! >>> (bit & 31)) & 1) === 1;
  return Array.from({ length: count }, (_, place) => {
    const packed = BigInt(rows[at + 2 * place]!) | (BigInt(rows[at + 2 * place + 1]!) << 32n);
    const codes = Array.from({ length }, (_, i) => Number((packed >> BigInt(5 * i)) & 31n));
    const copies = [...letters].map(
      (_, letter) =>
        [0, 1].filter((row) => {
          const from = at + 2 * count + (2 * letter + row) * rowSize;
          const found = isSet(from, place);
          if (found) expect(isSet(from + bitsSize, place >>> 6), 'the summary').toBe(true);
          return found;
        }).length,
    );
    return { word: codes.map((code) => letters[code - 1]).join(''), copies };
  });
}

test('rows have every word of up to ten letters once, and tell whether it has one or two of a letter', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyWord, { maxLength: 200 }), (words) => {
      const { wordRows } = derivePlayGraph(buildGraph(alphabetOf('de'), [...words].sort()));
      const found = Array.from({ length: LONGEST_IN_ROWS }, (_, i) => wordsIn(wordRows, i + 1)).flat();
      expect(found.map(({ word }) => word).sort()).toEqual(
        words.filter((word) => word.length <= LONGEST_IN_ROWS).sort(),
      );
      for (const { word, copies } of found) {
        expect(copies).toEqual([...letters].map((letter) => Math.min(2, word.split(letter).length - 1)));
      }
    }),
  );
});

test('words with the same common letters stand together, so that summaries rule out blocks', () => {
  const ends = [...'BDFGKLMNPRST'];
  const words = ends.flatMap((one) => ends.flatMap((other) => [`${one}A${other}`, `${one}E${other}`])).sort();
  const rows = derivePlayGraph(buildGraph(alphabetOf('de'), words)).wordRows;
  const withA = wordsIn(rows, 3).map(({ word }) => word.includes('A'));
  expect(withA.filter((has, place) => place > 0 && has !== withA[place - 1]).length).toBe(1);
});

test('no two sets of up to three letters have the same key: the generator tells old tiles apart by it', () => {
  const keys: number[] = [];
  const add = (from: number, key: number, left: number) => {
    keys.push(key >>> 0);
    if (left > 0) for (let code = from; code < 31; code++) add(code, (key + LETTER_KEYS[code]!) | 0, left - 1);
  };
  add(1, 0, 3);
  expect(new Set(keys).size).toBe(keys.length);
});
