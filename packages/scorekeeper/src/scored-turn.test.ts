import { describe, expect, test } from 'vitest';
import { openPlay, ownVerdicts } from './judge.ts';
import type { Line } from './line.ts';
import { replaySheet } from './replay.ts';
import { newSheet, sheetOf } from './sheets.testing.ts';

const word = (by: number, text: string): Line => ({ by, do: 'word', word: text });
const number = (by: number, byHand: number): Line => ({ by, do: 'number', byHand });
const sheet = newSheet('rummikub-sabra');

describe('only the scoring word', () => {
  test('R-08 a word counts its letters, a joker too, and the turn goes on', () => {
    const { totals, turn, readings } = replaySheet(sheetOf(sheet, word(0, 'HUT'), word(1, 'RIN@=RING')));
    expect(totals).toEqual([3, 4]);
    expect(turn).toBe(0);
    expect(readings.flatMap(({ problems }) => problems)).toEqual([]);
  });

  test('R-10 a word that was formed before counts nothing', () => {
    const { readings } = replaySheet(sheetOf(sheet, word(0, 'HUT'), word(1, 'HOUTEN'), word(0, 'HUT')));
    expect(readings.map(({ score, scoring }) => [scoring, score])).toEqual([
      ['HUT', 3],
      ['HOUTEN', 6],
      [null, 0],
    ]);
    expect(readings.at(-1)?.made).toEqual(['HUT']);
  });

  test('words longer than a rack, and tiles that lie elsewhere, are no problem: the table is not followed', () => {
    const { readings } = replaySheet(sheetOf(sheet, word(0, 'QUIZ'), word(1, 'QUIZMASTERSCHAP')));
    expect(readings.map(({ problems, score }) => [problems, score])).toEqual([
      [[], 4],
      [[], 15],
    ]);
  });

  test('R-03 a begin word of two letters is marked, and counts what was written', () => {
    const { readings } = replaySheet(sheetOf(sheet, { ...word(0, 'DE'), written: 2 }));
    expect(readings[0]).toMatchObject({ score: 2, made: ['DE'], problems: [{ kind: 'refused' }] });
  });

  test('R-17 it can be disputed, and a word that was lost may be formed again', () => {
    const laid = sheetOf(sheet, word(0, 'HUTT'));
    expect(openPlay(replaySheet(laid))).toEqual({ by: 0, words: ['HUTT'] });
    const lost: Line = { by: 1, do: 'dispute', words: ['HUTT'], verdicts: ownVerdicts(['HUTT'], false) };
    const { totals, readings } = replaySheet(sheetOf(laid, lost, word(1, 'HUTT')));
    expect(totals).toEqual([0, 4]);
    expect(readings[0]?.isLost).toBe(true);
  });

  test('R-18 the target ends the game after the round', () => {
    const short = newSheet('rummikub-international', { target: 10 });
    const game = replaySheet(sheetOf(short, word(0, 'HUISHOUDEN'), word(1, 'KAT')));
    expect(game.isOver).toBe(true);
    const end: Line = { by: 0, do: 'end', racks: ['A', 'BC'] };
    const settled = replaySheet(sheetOf(short, word(0, 'HUISHOUDEN'), word(1, 'KAT'), end));
    expect(settled.totals).toEqual([9, 1]);
    expect(settled.readings.at(-1)?.problems).toEqual([]);
  });
});

describe('only the points', () => {
  test('a number is a turn, and nobody can dispute it', () => {
    const noted = sheetOf(sheet, number(0, 7), number(1, 12));
    expect(replaySheet(noted)).toMatchObject({ totals: [7, 12], turn: 0 });
    expect(openPlay(replaySheet(noted))).toBeNull();
  });

  test('a game alone', () => {
    expect(replaySheet(sheetOf(newSheet('rummikub-sabra', {}, 1), number(0, 7), word(0, 'HUT'))).totals).toEqual([10]);
  });
});

test('a board has no such turns', () => {
  const { readings, totals } = replaySheet(sheetOf(newSheet('scrabble-de'), word(0, 'HUND'), number(1, 3)));
  expect(readings[0]?.problems).toMatchObject([{ kind: 'refused', refusal: { code: 'no-such-move' } }]);
  expect(totals[0]).toBe(0);
});
