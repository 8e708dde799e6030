import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBoard } from './board.ts';
import { formatPlace, formatSquare, parsePlace, parseSquare } from './notation.ts';

const standard = emptyBoard(15);
const large = emptyBoard(21);
const board = fc.constantFrom(standard, large);
const direction = fc.constantFrom('across' as const, 'down' as const);

test.each([
  { on: standard, text: 'A1', place: { square: 0, direction: 'across' } as const },
  { on: standard, text: '1A', place: { square: 0, direction: 'down' } as const },
  { on: standard, text: 'H8', place: { square: 112, direction: 'across' } as const },
  { on: standard, text: '15O', place: { square: 224, direction: 'down' } as const },
  { on: standard, text: 'O15', place: { square: 224, direction: 'across' } as const },
  { on: standard, text: 'B10', place: { square: 24, direction: 'across' } as const },
  { on: large, text: 'B10', place: { square: 30, direction: 'across' } as const },
  { on: large, text: 'P1', place: { square: 315, direction: 'across' } as const },
  { on: large, text: '21U', place: { square: 440, direction: 'down' } as const },
])('B-02 $text on $on.length rows: letter first is horizontal, number first vertical', ({ on, text, place }) => {
  expect(parsePlace(on, text)).toEqual(place);
  expect(formatPlace(on, place)).toBe(text);
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
  expect(parsePlace(standard, text)).toBeNull();
});

test.each(['V1', '1V', 'A22', '22A', 'U0'])('B-02 %j is not a place on 21 rows', (text) => {
  expect(parsePlace(large, text)).toBeNull();
});

test('B-02 every square and place survives formatting and parsing', () => {
  const square = board.chain((on) => fc.tuple(fc.constant(on), fc.integer({ min: 0, max: on.length ** 2 - 1 })));
  fc.assert(
    fc.property(square, direction, ([on, at], way) => {
      expect(parseSquare(on, formatSquare(on, at))).toBe(at);
      expect(parsePlace(on, formatPlace(on, { square: at, direction: way }))).toEqual({ square: at, direction: way });
    }),
  );
});

test('B-02 every text that parses as a place formats to the same text', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 5 }),
    fc.string({ unit: fc.constantFrom(...'AHOPUV0123456789'), maxLength: 5 }),
  );
  fc.assert(
    fc.property(board, text, (on, written) => {
      const place = parsePlace(on, written);
      if (place) expect(formatPlace(on, place)).toBe(written);
      const at = parseSquare(on, written);
      if (at !== null) expect(formatSquare(on, at)).toBe(written);
    }),
    { numRuns: 1000 },
  );
});
