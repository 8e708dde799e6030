import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RUMMIKUB_LETTERS } from '../material/rummikub-nl.ts';
import { formatTableWord, parseTableWord } from './table.ts';

const parse = (text: string) => parseTableWord(RUMMIKUB_LETTERS, text);

test.each([
  ['HOUTEN', { tiles: 'HOUTEN', reading: 'HOUTEN' }],
  ['RIN@=RING', { tiles: 'RIN@', reading: 'RING' }],
  ['@A@IO=RADIO', { tiles: '@A@IO', reading: 'RADIO' }],
  ['RIN@', { tiles: 'RIN@', reading: null }],
])('R-07 %s is a word in notation', (text, word) => {
  expect(parse(text)).toEqual(word);
});

test.each([
  ['', 'nothing'],
  ['=', 'no tiles'],
  ['HOUTEN=HOUTEN', 'a reading where nothing is to be read'],
  ['RIN@=RIN', 'a reading too short'],
  ['RIN@=RONG', 'a reading unlike the tiles'],
  ['RIN@=RIN@', 'a joker that reads a joker'],
  ['RIN@=RING=RING', 'two readings'],
  ['houten', 'small letters'],
  ['R NG', 'a gap'],
  ['R_NG', 'a tile nobody has seen'],
  ['🀄', 'no letter'],
  ['__proto__', 'no letters'],
])('R-07 "%s" is not valid notation: %s', (text) => {
  expect(parse(text)).toBeNull();
});

test('R-07 formatted words parse again', () => {
  const place = fc.oneof(
    fc.constantFrom('A', 'E', 'Z').map((letter) => [letter, letter] as const),
    fc.constantFrom('A', 'E', 'Z').map((letter) => ['@', letter] as const),
  );
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
      const word = { tiles: places.map(([tile]) => tile).join(''), reading: places.map(([, reads]) => reads).join('') };
      expect(parse(formatTableWord(word))).toEqual(word);
    }),
  );
});

test('R-07 no text makes the parser throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('A', '@', '=', ' ', 'é', '🀄') }), (text) => {
      const word = parse(text);
      if (word?.reading) expect(formatTableWord({ ...word, reading: word.reading })).toBe(text);
    }),
  );
});
