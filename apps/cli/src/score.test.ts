import { expect, test } from 'vitest';
import { scoreOf } from './score.ts';

const SHEET = { game: 'scrabble-xl-nl', players: ['Noord', 'Oost'], starter: 0, options: {}, lines: [] };

test('a sheet is answered line by line, with its totals and faults', () => {
  const lines = [
    { by: 0, do: 'lay', at: 'H5', word: 'TREINEN' },
    { by: 1, do: 'lay', at: 'G10', word: 'ZIE' },
    { by: 0, do: 'lay', at: 'A1', word: 'QUA', written: 20 },
  ];
  const answer = scoreOf({ ...SHEET, lines });
  expect(answer.lines[1]).toEqual({
    by: 'Oost',
    do: 'lay',
    score: 13,
    words: [
      { at: 'G10', word: 'ZIE', score: 6 },
      { at: '10G', word: 'ZE', score: 5 },
      { at: '11G', word: 'IN', score: 2 },
    ],
    laid: 'ZIE',
  });
  expect(answer.lines[2]).toMatchObject({ score: 20, computed: null, problems: [{ kind: 'refused' }] });
  expect(answer).toMatchObject({ totals: { Noord: 88, Oost: 13 }, turn: 'Oost', over: false });
  expect(answer.unseen).toHaveLength(102 - 13);
});

test.each([
  [{ ...SHEET, game: 'halma' }, /^game: /],
  [{ ...SHEET, lines: [{ by: 2, do: 'pass' }] }, /^lines.0.by: no such seat/],
  [{ ...SHEET, lines: [{ by: 0, do: 'lay', at: 'H8' }] }, /^lines.0.word: /],
  [{ ...SHEET, options: { children: true } }, /^options.children: unknown-option/],
  [null, /Object/],
])('what is no sheet is refused with the place', (input, why) => {
  expect(() => scoreOf(input)).toThrow(why);
});
