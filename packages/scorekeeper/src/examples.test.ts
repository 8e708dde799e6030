import type { GameId, OptionInput } from '@lettertafel/engine';
import { INTERNATIONAL_EXAMPLES, isSabraOnly, SABRA_EXAMPLES, type TableExample } from '@lettertafel/engine/testing';
import { describe, expect, test } from 'vitest';
import type { Line } from './line.ts';
import { replaySheet } from './replay.ts';
import { lay, newSheet, sheetOf } from './sheets.testing.ts';

interface BoardExample {
  readonly play: string;
  /** Words that lie there: lines written before, whether or not they could have been laid so. */
  readonly board?: readonly string[];
  readonly score: number;
  readonly options?: OptionInput;
  readonly cards?: readonly string[];
}

const WHOLE = { lengthening: 'whole-word' };
const GENDERN = { gendern: true };

const BOARD_EXAMPLES: Readonly<Record<string, readonly BoardExample[]>> = {
  'scrabble-xl-nl': [
    { play: 'H5 TREIN', score: 14 },
    { play: 'H5 TREINEN', score: 68 },
    { play: 'H1 SNELTREINEN', board: ['H5 TREINEN'], score: 30 },
    { play: 'H1 SNELTREINEN', board: ['H5 TREINEN'], score: 57, options: WHOLE },
    { play: '5D SNOET', board: ['H5 TREINEN'], score: 14 },
    { play: 'G10 ZIE', board: ['H5 TREINEN'], score: 13 },
    { play: '13D DEUR', board: ['H5 TREINEN', 'G10 ZIE'], score: 15 },
    { play: '13D DEUR', board: ['H5 TREINEN', 'G10 ZIE'], score: 21, options: WHOLE },
    { play: 'A1 ADELAARS', board: ['5A AS'], score: 194 },
    { play: 'A1 ADELAARS', board: ['6A AS'], score: 194 },
    { play: 'A1 ADELAARS', board: ['5A AS', '6A AT'], score: 126 },
    { play: 'A1 ADELAARS', board: ['5A AS', '6A AT'], score: 144, options: WHOLE },
    { play: 'A1 ADELAARS', board: ['1A AS', '5A AS', '8A SI'], score: 16 },
    { play: 'A1 ADELAARS', board: ['1A AS', '6A AS', '8A SI'], score: 16 },
  ],
  'scrabble-de': [
    { play: 'H4 GRÜNDE', score: 28 },
    { play: 'H3 AUSLASTUNG', board: ['H6 LAST'], score: 15 },
    { play: '6H HASE', board: ['H6 HUND'], score: 7 },
    { play: 'I7 MAUS', board: ['H6 HUND'], score: 22 },
    { play: '9E HEXE', board: ['H6 TOR'], score: 25 },
    { play: 'H7 BITTEN', board: ['8G EIFER', '12G ANDERE'], score: 8 },
    { play: 'H4 HIRT*', score: 34, options: GENDERN },
    { play: 'H4 HIRT*NEN', board: ['H4 HIRT*'], score: 8, options: GENDERN },
  ],
  'trickster-nl': [
    { play: 'A1 WIP', board: ['H6 WONEN'], cards: ['anywhere'], score: 27 },
    { play: 'H4 BEWONEND', board: ['H6 WONEN'], score: 18 },
    { play: '5G JE', board: ['H4 BEWONEND'], score: 5 },
    { play: 'I8 UH', board: ['H4 OVERKUIP'], score: 31 },
    { play: 'A8 ER', board: ['H6 WONEN'], cards: ['fourfold-two', 'anywhere'], score: 36 },
  ],
};

describe.each(Object.entries(BOARD_EXAMPLES))('%s', (game, examples) => {
  test.each(examples)('$play scores $score ($board $options)', ({ play, board = [], score, options, cards = [] }) => {
    const before = board.map((word) => lay(0, word));
    // Two trick squares give the cards that are played afterwards.
    const earned = cards.length > 0 ? [lay(0, '4B EN'), lay(0, '12B EN')] : [];
    const line = lay(1, play, cards.length > 0 ? { cards: cards.map((card) => ({ card })) } : {});
    const { readings } = replaySheet(
      sheetOf(newSheet(game as GameId, options), ...before, ...earned.map((one) => ({ ...one, by: 1 })), line),
    );
    const last = readings.at(-1);
    expect(last?.problems.filter(({ kind }) => kind !== 'out-of-turn')).toEqual([]);
    expect(last?.score).toBe(score);
    expect(last?.words.reduce((sum, word) => sum + word.score, (last?.bonus ?? 0) + (last?.extra ?? 0))).toBe(score);
  });
});

/** Both take tiles until there are enough; Noord lays what lies there, and Noord's next turn is the example. */
function turnOf(game: GameId, [before, , after]: TableExample) {
  const words = (text: string) => text.split(' ').filter(Boolean);
  const draws = Array.from({ length: 40 }, (_, turn): Line => ({ by: turn % 2, do: 'draw' }));
  const earlier: Line[] =
    before === ''
      ? []
      : [
          { by: 0, do: 'arrange', table: words(before) },
          { by: 1, do: 'draw' },
        ];
  const sheet = sheetOf({ ...newSheet(game), lines: draws }, ...earlier, { by: 0, do: 'arrange', table: words(after) });
  const { readings } = replaySheet(sheet);
  // Some examples of one game start from a word that is too short for the other: it lies there with its mark.
  const marks = readings.slice(0, -1).flatMap(({ problems }) => problems);
  for (const mark of marks) expect(mark).toMatchObject({ kind: 'refused', refusal: { code: 'too-short' } });
  return readings.at(-1);
}

test.each(SABRA_EXAMPLES)('Sabra: %s with %s becomes %s: %s scores %i', (...example) => {
  const [, own, , word, score] = example;
  const reading = turnOf('rummikub-sabra', example);
  expect(reading?.problems).toEqual([]);
  expect([...(reading?.laid ?? [])].sort()).toEqual([...own].sort());
  expect(reading).toMatchObject({ scoring: word, score });
});

test.each([...INTERNATIONAL_EXAMPLES, ...SABRA_EXAMPLES.filter((example) => !isSabraOnly(example))])(
  'International: %s with %s becomes %s: %s scores %i',
  (...example) => {
    const [, own, , word, score] = example;
    const reading = turnOf('rummikub-international', example);
    expect(reading?.problems).toEqual([]);
    expect([...(reading?.laid ?? [])].sort()).toEqual([...own].sort());
    expect(reading).toMatchObject({ scoring: word, score });
  },
);

test.each(SABRA_EXAMPLES.filter(isSabraOnly))('International does not allow %s with %s to become %s', (...example) => {
  const reading = turnOf('rummikub-international', example);
  expect(reading?.problems[0]).toMatchObject({ kind: 'refused' });
});

test('an earlier play that could not have been laid lies there with a mark and counts what was written', () => {
  const sheet = sheetOf(newSheet('scrabble-xl-nl'), lay(0, '5A AS', { written: 4 }));
  const { readings, totals } = replaySheet(sheet);
  expect(readings[0]?.problems).toEqual([
    { kind: 'refused', refusal: { code: 'not-on-centre', rule: 'B-08', squares: ['A5', 'B5'] } },
  ]);
  expect(totals).toEqual([4, 0]);
});
