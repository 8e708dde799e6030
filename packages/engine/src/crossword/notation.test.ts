import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPlace, formatSquare, parsePlace, parseSquare } from './standard-board.ts';

const square = fc.integer({ min: 0, max: 224 });
const direction = fc.constantFrom('across' as const, 'down' as const);

test.each([
  { text: 'A1', place: { square: 0, direction: 'across' } },
  { text: '1A', place: { square: 0, direction: 'down' } },
  { text: 'H8', place: { square: 112, direction: 'across' } },
  { text: '15O', place: { square: 224, direction: 'down' } },
  { text: 'O15', place: { square: 224, direction: 'across' } },
  { text: 'B10', place: { square: 24, direction: 'across' } },
])('B-02 $text: letter first is horizontal, number first vertical', ({ text, place }) => {
  expect(parsePlace(text)).toEqual(place);
  expect(formatPlace(place as never)).toBe(text);
});

test.each([
  '',
  'A',
  '1',
  'A0',
  'A16',
  'P1',
  '0A',
  '16A',
  '1P',
  'a1',
  'A01',
  '01A',
  '001A',
  'A1 ',
  ' A1',
  'A1A',
  '1A1',
  'AA',
  'A-1',
  'A1.0',
  'Ä1',
  'A١',
])('B-02 %j is not a place', (text) => {
  expect(parsePlace(text)).toBeNull();
});

test('B-02 every square and place survives formatting and parsing', () => {
  fc.assert(
    fc.property(square, direction, (at, way) => {
      expect(parseSquare(formatSquare(at))).toBe(at);
      expect(parsePlace(formatPlace({ square: at, direction: way }))).toEqual({ square: at, direction: way });
    }),
  );
});

test('B-02 every text that parses as a place formats to the same text', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 5 }),
    fc.string({ unit: fc.constantFrom(...'AHOP0123456789'), maxLength: 5 }),
  );
  fc.assert(
    fc.property(text, (written) => {
      const place = parsePlace(written);
      if (place) expect(formatPlace(place)).toBe(written);
      const at = parseSquare(written);
      if (at !== null) expect(formatSquare(at)).toBe(written);
    }),
    { numRuns: 1000 },
  );
});
