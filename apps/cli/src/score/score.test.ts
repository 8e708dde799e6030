import { expect, test } from 'vitest';
import { InputError } from '../input.ts';
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
  [null, 'the sheet: expected an object'],
  [{}, 'game: is missing'],
  [{ ...SHEET, game: 5 }, 'game: expected text'],
  [{ ...SHEET, game: 'halma' }, 'game: no game has this id'],
  [{ ...SHEET, players: 'A,B' }, 'players: expected a list'],
  [{ ...SHEET, players: [...'ABCDE'] }, 'players: has more than 4 entries'],
  [{ ...SHEET, players: ['A'] }, 'players: the game is for 2 to 4 players'],
  [{ ...SHEET, starter: 1.5 }, 'starter: expected a whole number'],
  [{ ...SHEET, starter: 2 }, 'starter: no such player: the first is 0, the last 1'],
  [{ ...SHEET, options: { children: true } }, 'options.children: the game has no such option'],
  [{ ...SHEET, options: { lengthening: {} } }, 'options.lengthening: expected text, a number, true, false or null'],
  [{ ...SHEET, lines: [3] }, 'lines.0: expected an object'],
  [{ ...SHEET, lines: [{ by: 0, do: 'fly' }] }, 'lines.0.do: no line is called "fly"'],
  [{ ...SHEET, lines: [{ by: 0, do: 'lay', at: 'H8' }] }, 'lines.0.word: is missing'],
  [{ ...SHEET, lines: [{ by: 0, do: 'lay', at: 'H8', word: 5 }] }, 'lines.0.word: expected text'],
  [{ ...SHEET, lines: [{ by: -1, do: 'pass' }] }, 'lines.0.by: expected at least 0'],
  [{ ...SHEET, lines: [{ by: 2, do: 'pass' }] }, 'lines.0.by: no such player: the first is 0, the last 1'],
  [
    { ...SHEET, lines: [{ by: 0, do: 'dispute', verdicts: { has: { X: 3 } } }] },
    'lines.0.verdicts.has.X: expected true or false',
  ],
])('an invalid sheet is refused with the place and one sentence: %j', (input, why) => {
  expect(() => scoreOf(input)).toThrow(new InputError(why));
});
