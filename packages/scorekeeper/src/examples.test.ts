import type { GameId } from '@lettertafel/engine';
import { INTERNATIONAL_EXAMPLES, isSabraOnly, SABRA_EXAMPLES, type TableExample } from '@lettertafel/engine/testing';
import { describe, expect, test } from 'vitest';
import { appendLine } from './edits.ts';
import { BOARD_EXAMPLES, sheetBefore, tableBefore } from './examples.testing.ts';
import type { Line } from './line.ts';
import { replaySheet } from './replay.ts';
import { lay, newSheet, sheetOf } from './sheets.testing.ts';

describe.each(Object.entries(BOARD_EXAMPLES))('%s', (game, examples) => {
  test.each(examples)('$play scores $score ($board $options)', (example) => {
    const { play, score, cards = [] } = example;
    const line = lay(1, play, cards.length > 0 ? { cards: cards.map((card) => ({ card })) } : {});
    const { readings } = replaySheet(appendLine(sheetBefore(game as GameId, example), line));
    const last = readings.at(-1);
    expect(last?.problems.filter(({ kind }) => kind !== 'out-of-turn')).toEqual([]);
    expect(last?.score).toBe(score);
    expect(last?.words.reduce((sum, word) => sum + word.score, (last?.bonus ?? 0) + (last?.extra ?? 0))).toBe(score);
  });
});

function turnOf(game: GameId, example: TableExample) {
  const [, , after] = example;
  const turn: Line = { by: 0, do: 'arrange', table: after.split(' ').filter(Boolean) };
  const { readings } = replaySheet(appendLine(tableBefore(game, example), turn));
  // Some examples start from a word that is too short in the other game: it stays on the table with its mark.
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

test('an earlier illegal play stays on the board with a mark and keeps its written score', () => {
  const sheet = sheetOf(newSheet('scrabble-xl-nl'), lay(0, '5A AS', { written: 4 }));
  const { readings, totals } = replaySheet(sheet);
  expect(readings[0]?.problems).toEqual([
    { kind: 'refused', refusal: { code: 'not-on-centre', rule: 'B-08', squares: ['A5', 'B5'] } },
  ]);
  expect(totals).toEqual([4, 0]);
});
