import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldWord } from './fold.ts';

describe('folding a word to its tiles', () => {
  test.each([
    ['nl', 'trein', 'TREIN'],
    ['nl', 'ĳs', 'IJS'],
    ['nl', 'Ĳsland', 'IJSLAND'],
    ['nl', 'één', 'EEN'],
    ['nl', 'e\u0301e\u0301n', 'EEN'],
    ['nl', 'geïmiteerd', 'GEIMITEERD'],
    ['nl', 'façade', 'FACADE'],
    ['nl', 'œuvre', 'OEUVRE'],
    ['nl', 'Köln', 'KOLN'],
    ['nl', "foto's", "FOTO'S"],
    ['de', 'Gründe', 'GRÜNDE'],
    ['de', 'Gru\u0308nde', 'GRÜNDE'],
    ['de', 'Straße', 'STRASSE'],
    ['de', 'GROẞ', 'GROSS'],
    ['de', 'Café', 'CAFE'],
    ['de', 'Größe', 'GRÖSSE'],
    ['de', 'Señor', 'SENOR'],
    ['de', 'Führer-schein', 'FÜHRER-SCHEIN'],
  ] as const)('%s %s is %s', (language, written, tiles) => {
    expect(foldWord(language, written)).toBe(tiles);
  });

  test('is done once: folding again changes nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom('nl' as const, 'de' as const), fc.string({ unit: 'grapheme' }), (language, text) => {
        const once = foldWord(language, text);
        expect(foldWord(language, once)).toBe(once);
      }),
    );
  });
});
