import { EMPTY_BOARD, scrabbleXlNlRules } from '@lettertafel/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCgp, parseCgp } from './cgp.ts';
import { readCgp } from './read-cgp.ts';

const { letters } = scrabbleXlNlRules;
const seven = Array<string>(7).fill('15').join('/');
const withRow = (row: string) => `${seven}/${row}/${seven}`;
const empty = withRow('15');

test('a position has rows, runs of empty squares, blanks, racks, scores, turns without points, and what others add', () => {
  const position = parseCgp(`${withRow('4TReINEN4')} AB/CD/ 12/-3/0 1 lex nl;  id  x`, letters);
  expect(position).toEqual({
    board: EMPTY_BOARD.with(7, '....TReINEN....'),
    racks: [['A', 'B'], ['C', 'D'], []],
    scores: [12, -3, 0],
    zeroTurns: 1,
    operations: ['lex nl', 'id x'],
  });
});

test.each([`${withRow('4TReINEN4')} AB/CD/ 12/-3/0 1 lex nl; id x;`, `${empty} EEITRN?/ 0/0 0`])(
  '%s is written as it was read',
  (line) => {
    const position = parseCgp(line, letters);
    expect('problem' in position ? position : formatCgp(position)).toBe(line);
  },
);

test.each([
  ['', 'fields-missing', 1],
  [`${empty} ABC/ 0/0`, 'fields-missing', 54],
  ['15/15 ABC/ 0/0 0', 'row-count', 1],
  [`${withRow('14')} ABC/ 0/0 0`, 'row-length', 22],
  [`${withRow('99999999999999')} ABC/ 0/0 0`, 'row-length', 22],
  [`${withRow('14Ä')} ABC/ 0/0 0`, 'unknown-letter', 24],
  [`${withRow('14?')} ABC/ 0/0 0`, 'unknown-letter', 24],
  [`${empty} AbC/ 0/0 0`, 'unknown-letter', 47],
  [`${empty} ABC/ x/0 0`, 'bad-number', 51],
  [`${empty} ABC/ 0/0/0 0`, 'player-count', 51],
  [`${empty} A/B/C/D/E 0/0/0/0/0 0`, 'player-count', 56],
  [`${empty} ABC/ 0/0 x`, 'bad-number', 55],
  [`${withRow('13QX')} Q/ 0/0 0`, 'too-many-tiles', 1],
  [`${withRow('12abc')} A/ 0/0 0`, 'too-many-tiles', 1],
  [`${empty} ABC/ 0/0 0 ${'x'.repeat(10_000)}`, 'too-long', 10_000],
])('%s is refused with its place', (line, code, column) => {
  expect(parseCgp(line, letters, 3)).toMatchObject({ problem: { code, line: 3, column } });
});

test('the game is the one that the position names, or the first that has its letters', () => {
  const gameOf = (text: string) => {
    const read = readCgp(text);
    return 'problem' in read ? read.problem.code : read.game;
  };
  expect(gameOf(`${empty} ABC/ 0/0 0`)).toBe('scrabble-xl-nl');
  expect(gameOf(`${empty} ABC/ 0/0 0 lex de;`)).toBe('scrabble-de');
  expect(gameOf(`\n${empty} ÄBC/ 0/0 0 lex CSW;\n`)).toBe('scrabble-de');
  expect(gameOf(`${empty} ĄBC/ 0/0 0`)).toBe('unknown-letter');
  expect(gameOf(`${empty} ABC/ 0/0 0\n${empty} ABC/ 0/0 0`)).toBe('several-positions');
  expect(gameOf('')).toBe('empty');
});

test('any text is read or refused with a place in it, and what is read is written and read again', () => {
  const piece = fc.constantFrom('15', '/', ' ', 'A', 'q', '?', '1', '-', ';', 'lex nl', empty, ' AB/ 0/0 0', 'Ä', '\n');
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const read = readCgp(text);
      if ('problem' in read) {
        const rows = text.split(/\r\n|\n|\r/);
        expect(read.problem.line).toBeLessThanOrEqual(rows.length);
        expect(read.problem.column).toBeLessThanOrEqual((rows[read.problem.line - 1] ?? '').length + 1);
      } else expect(readCgp(formatCgp(read.position), read.game)).toEqual(read);
    }),
    { numRuns: 500 },
  );
});
