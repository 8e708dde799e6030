import fc from 'fast-check';
import { expect, test } from 'vitest';
import { laid, lay, PLAIN_RULES } from '../../testing/crossword.ts';
import { CLASSIC_BOARD } from '../material/classic-board.ts';
import { boardWith } from './board-with.ts';
import { formatSquares } from './notation.ts';
import { placeWord } from './placement.ts';
import { SIZE } from './standard-board.ts';

const LETTERS = { letters: PLAIN_RULES.letters, suffix: null };

test('B-02 the board has 15 rows of 15 squares', () => {
  const { board } = laid().state;
  expect(board).toHaveLength(15);
  expect(board.every((row) => row === '...............')).toBe(true);
});

test.each([
  { what: 'triple word', sign: 'W', squares: 'A1 A8 A15 H1 H15 O1 O8 O15' },
  { what: 'double word', sign: 'w', squares: 'B2 C3 D4 E5 B14 C13 D12 E11 K5 L4 M3 N2 K11 L12 M13 N14 H8' },
  { what: 'triple letter', sign: 'L', squares: 'B6 B10 F2 F6 F10 F14 J2 J6 J10 J14 N6 N10' },
  {
    what: 'double letter',
    sign: 'l',
    squares: 'A4 A12 C7 C9 D1 D8 D15 G3 G7 G9 G13 H4 H12 I3 I7 I9 I13 L1 L8 L15 M7 M9 O4 O12',
  },
])('B-03 the $what squares', ({ sign, squares }) => {
  const found = CLASSIC_BOARD.flatMap((row, line) =>
    [...row].flatMap((cell, column) => (cell === sign ? formatSquares(CLASSIC_BOARD, [line * SIZE + column]) : [])),
  );
  expect(found.toSorted()).toEqual(squares.split(' ').toSorted());
});

test('B-03 the layout is mirror-symmetric both ways', () => {
  expect(CLASSIC_BOARD.toReversed()).toEqual(CLASSIC_BOARD);
  expect(CLASSIC_BOARD.map((row) => [...row].reverse().join(''))).toEqual(CLASSIC_BOARD);
});

interface Row {
  readonly rule: string;
  readonly what: string;
  readonly board?: readonly string[];
  readonly play: string;
  /** A refusal code, or the squares newly covered. */
  readonly gives: string;
}

const ROWS: readonly Row[] = [
  { rule: 'B-08', what: 'the first word covers the centre', play: 'H8 EN', gives: 'H8 H9' },
  { rule: 'B-08', what: 'vertically as well', play: '8G EN', gives: 'G8 H8' },
  { rule: 'B-08', what: 'beside the centre', play: 'H9 EN', gives: 'not-on-centre' },
  { rule: 'B-08', what: 'one tile is no word', play: 'H8 E', gives: 'too-short' },
  { rule: 'B-09', what: 'old tiles fill the gaps', board: ['H7 AN'], play: 'H6 DANK', gives: 'H6 H9' },
  { rule: 'B-09', what: 'nothing new laid', board: ['H7 AN'], play: 'H7 AN', gives: 'nothing-laid' },
  { rule: 'B-09', what: 'another letter lies there', board: ['H7 AN'], play: 'H6 DENK', gives: 'square-taken' },
  { rule: 'B-09', what: 'an old blank is the letter it stands for', board: ['H7 aN'], play: 'H6 DANK', gives: 'H6 H9' },
  { rule: 'B-10', what: 'side by side with an old tile', board: ['H7 AN'], play: 'G8 EN', gives: 'G8 G9' },
  { rule: 'B-10', what: 'diagonal contact does not count', board: ['H7 AN'], play: 'I9 EN', gives: 'not-touching' },
  { rule: 'B-10', what: 'far away', board: ['H7 AN'], play: 'A1 EN', gives: 'not-touching' },
  { rule: 'B-11', what: 'the main word is written whole', board: ['H7 AN'], play: 'H9 KER', gives: 'word-not-whole' },
  { rule: 'B-11', what: 'also at its end', board: ['H7 AN'], play: 'H5 DE', gives: 'word-not-whole' },
  { rule: 'B-02', what: 'beyond the right edge', play: 'H14 EEN', gives: 'off-board' },
  { rule: 'B-02', what: 'beyond the lower edge', play: '8O EN', gives: 'off-board' },
  { rule: 'B-02', what: 'up to the edge', board: ['O14 EN'], play: 'N14 EN', gives: 'N14 N15' },
  { rule: 'B-02', what: 'no such place', play: 'P1 EN', gives: 'bad-place' },
  { rule: 'B-04', what: 'a letter the game does not have', play: 'H8 ÉN', gives: 'bad-letter' },
  { rule: 'B-04', what: 'a sign that is no letter', play: 'H8 E?', gives: 'bad-letter' },
  { rule: 'B-04', what: 'the *IN tile of another game', play: 'H8 EN*', gives: 'bad-letter' },
  { rule: 'B-04', what: 'a small letter that only looks like a blank', play: 'H8 ıN', gives: 'bad-letter' },
  { rule: 'B-12', what: 'lengthening at the front', board: ['H7 AN'], play: 'H6 KAN', gives: 'H6' },
  { rule: 'B-12', what: 'lengthening at the back', board: ['H7 AN'], play: 'H7 ANDER', gives: 'H9 H10 H11' },
  { rule: 'B-12', what: 'lengthening at both ends', board: ['H7 AN'], play: 'H6 KANT', gives: 'H6 H9' },
  { rule: 'B-12', what: 'crossing at right angles', board: ['H7 AN'], play: '7G LAT', gives: 'G7 I7' },
  { rule: 'B-12', what: 'laying parallel', board: ['H7 AN'], play: 'I7 LE', gives: 'I7 I8' },
  { rule: 'B-12', what: 'hooking a letter on', board: ['H7 AN'], play: '9H KOE', gives: 'H9 I9 J9' },
  { rule: 'B-12', what: 'bridging', board: ['7G LAT', '9G TOT'], play: 'H7 AKO', gives: 'H8' },
];

test.each(ROWS)('$rule $what: $play gives $gives', ({ board = [], play, gives }) => {
  const [at = '', word = ''] = play.split(' ');
  const placed = placeWord(boardWith(...board), { at, word }, LETTERS);
  expect(
    'refusal' in placed
      ? placed.refusal.code
      : formatSquares(
          CLASSIC_BOARD,
          placed.laid.map((one) => one.square),
        ).join(' '),
  ).toBe(gives);
});

test.each([
  { rule: 'B-08', play: 'H9 EN', details: { code: 'not-on-centre', squares: ['H9', 'H10'] } },
  { rule: 'B-02', play: 'Q9 EN', details: { code: 'bad-place', squares: ['Q9'] } },
  { rule: 'B-07', play: 'H8 EX', details: { code: 'not-on-rack', tiles: ['X'] } },
])('$rule a refusal names the rule and what it is about: $play', ({ rule, play, details }) => {
  expect(laid({ racks: ['EN'] }).refused(lay(0, play))).toEqual({ rule, ...details });
});

test('B-11 a play makes one main word and every cross word, all of two letters or more', () => {
  const table = laid({ board: ['H5 TREINEN'], racks: ['ZIE'] });
  table.when(lay(0, 'G10 ZIE'));
  expect(table.state.open?.words.map(({ at, word }) => `${at} ${word}`)).toEqual(['G10 ZIE', '10G ZE', '11G IN']);
});

test('B-16 the same word may be laid more than once', () => {
  const table = laid({ racks: ['AN', 'AN'], words: ['AN'], options: { checking: 'automatic' } });
  table.when(lay(0, 'H7 AN'));
  table.when(lay(1, '7H AN'));
  expect(table.state.turn).toBe(0);
});

test('B-09 arbitrary words at arbitrary places never throw, and what is placed fits', () => {
  const board = boardWith('H5 TREINEN', '5D SNOET');
  const place = fc.constantFrom('H1', 'H4', 'G10', '5A', '13D', 'A1', '1A', 'O15', 'H12', 'Z', '');
  const word = fc.oneof(
    fc.string({ maxLength: 16 }),
    fc.string({ unit: fc.constantFrom(...'TREINSeni?*'), maxLength: 16 }),
  );
  fc.assert(
    fc.property(place, word, (at, text) => {
      const placed = placeWord(board, { at, word: text }, LETTERS);
      if ('refusal' in placed) return;
      expect(placed.squares).toHaveLength([...text].length);
      expect(placed.laid.length).toBeGreaterThan(0);
      expect(new Set(placed.squares).size).toBe(placed.squares.length);
    }),
    { numRuns: 1000 },
  );
});
