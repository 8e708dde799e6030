/** Random word sets that stress a graph: one letter apart, prefixes of each other, 25 letters, umlauts. */

import * as fc from 'fast-check';
import { alphabetOf } from '../alphabet.ts';

const letters = [...alphabetOf('de').letters];
const text = (from: readonly string[], minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...from), { minLength, maxLength }).map((parts) => parts.join(''));

const anyWord = fc.oneof(
  text(letters, 1, 25),
  text(['A', 'B'], 1, 6),
  text(['Ä', 'Ö', 'Ü'], 1, 4),
  text(['E', 'N'], 25, 25),
);

/** A word with its neighbours: cut short, lengthened, one letter changed. */
const family = fc.tuple(anyWord, fc.constantFrom(...letters), fc.nat()).map(([word, letter, n]) => {
  const at = n % word.length;
  const changed = word.slice(0, at) + letter + word.slice(at + 1);
  return [word, word.slice(0, at + 1), (word + letter).slice(0, 25), changed, changed.slice(0, -1) || letter];
});

export const anyWords: fc.Arbitrary<string[]> = fc.array(anyWord, { maxLength: 8 });

export const anyWordSet: fc.Arbitrary<string[]> = fc
  .array(family, { maxLength: 12 })
  .map((families) => [...new Set(families.flat())]);
