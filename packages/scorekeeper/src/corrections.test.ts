import { describe, expect, test } from 'vitest';
import { appendLine, changeLine, removeLine } from './edits.ts';
import { cardsDue, type KeptState, type KeptTable } from './engine-game.ts';
import { judgeDispute, type ListQuestions } from './judge.ts';
import type { Line } from './line.ts';
import { isMisfit } from './problem.ts';
import { mendedLine, replaySheet } from './replay.ts';
import type { ScoreSheet } from './sheet.ts';
import { lay, newSheet, sheetOf } from './sheets.testing.ts';

/** The game in the mockup: three players, four rounds. */
const DRAWN = sheetOf(
  newSheet('scrabble-xl-nl', {}, 3),
  lay(0, 'H5 TREINEN'),
  lay(1, 'G10 ZIE'),
  lay(2, 'H1 SNELTREINEN'),
  lay(0, '7H EGEL'),
  lay(1, 'K7 LAMPEN'),
  lay(2, '2F KANO'),
  lay(0, '12J ENGE'),
  lay(1, 'M12 ERTS'),
  lay(2, '15I FIETS'),
  lay(0, '13D DEUR'),
);

test('a sheet is its lines, scored by the rules', () => {
  const { readings, totals, turn } = replaySheet(DRAWN);
  expect(readings.flatMap(({ problems }) => problems)).toEqual([]);
  expect(readings.map(({ score }) => score)).toEqual([68, 13, 30, 11, 24, 12, 12, 14, 12, 15]);
  expect(totals).toEqual([106, 51, 54]);
  expect(turn).toBe(1);
});

describe('a changed line', () => {
  const changed = changeLine(DRAWN, 6, lay(0, '12J ENG'));

  test('is rescored, and a later line that no longer fits says where and counts as written', () => {
    const { readings, totals } = replaySheet(changed);
    expect(readings[6]?.score).toBe(10);
    expect(readings[7]).toMatchObject({
      score: 14,
      computed: null,
      problems: [{ kind: 'board-changed', missing: ['M12'], covered: [] }],
    });
    expect(totals).toEqual([104, 51, 54]);
  });

  test('can be repaired by counting the missing letters as laid by its player', () => {
    const mended = mendedLine(changed, 7);
    expect(mended?.score).toBe(15);
    expect(mended?.words.map(({ word }) => word)).toEqual(['ERTS', 'ENGE']);
  });

  test('changed back leaves no trace of the correction', () => {
    const back = changeLine(changed, 6, lay(0, '12J ENGE'));
    expect(replaySheet(back)).toEqual(replaySheet(DRAWN));
  });
});

test('deleting a line leaves its turn missing and marks the lines built on it', () => {
  const { readings, totals } = replaySheet(removeLine(DRAWN, 4));
  expect(readings[4]?.problems[0]).toEqual({ kind: 'out-of-turn', expected: 1 });
  expect(readings[5]?.problems.some(isMisfit)).toBe(true);
  expect(readings[5]?.score).toBe(12);
  expect(totals).toEqual([106, 27, 54]);
});

test('a manual score counts, with a mark, whatever the rules say', () => {
  const { readings, totals } = replaySheet(changeLine(DRAWN, 3, { ...lay(0, '7H EGEL'), byHand: 20 }));
  expect(readings[3]).toMatchObject({ score: 20, computed: 11, isByHand: true });
  expect(totals).toEqual([115, 51, 54]);
});

test('points outside the rules are a line of their own', () => {
  const { totals, turn } = replaySheet(appendLine(DRAWN, { by: 2, do: 'points', byHand: -5 }));
  expect(totals).toEqual([106, 51, 49]);
  expect(turn).toBe(1);
});

test('impossible tiles are reported: the Dutch box has one Q', () => {
  const sheet = sheetOf(newSheet('scrabble-xl-nl'), lay(0, 'H7 QUA'), lay(1, '7H QQ'));
  expect(replaySheet(sheet).readings[1]?.problems).toEqual([{ kind: 'too-many-tiles', tiles: ['Q'] }]);
});

test('a recorded rack must contain the tiles laid', () => {
  const sheet = sheetOf(newSheet('scrabble-xl-nl'), { ...lay(0, 'H7 DAK'), rack: 'DAEEEEE' });
  expect(replaySheet(sheet).readings[0]?.problems).toEqual([{ kind: 'not-on-rack', tiles: ['K'] }]);
});

describe('disputes', () => {
  const played = sheetOf(newSheet('scrabble-de'), lay(0, 'H6 HUND'), lay(1, '6H HXSE'));

  test('a lost play scores nothing, its tiles are taken back, and the turn is over', () => {
    const verdicts = { has: { HXSE: false } };
    const { readings, totals, turn, settled } = replaySheet(appendLine(played, { by: 0, do: 'dispute', verdicts }));
    expect(readings[1]).toMatchObject({ isLost: true, score: 0, totals: [10, 0] });
    expect(readings[2]?.dispute).toEqual({ words: ['HXSE'], bad: ['HXSE'], isLost: true });
    expect(totals).toEqual([10, 0]);
    expect(turn).toBe(0);
    expect((settled as { board: readonly string[] }).board[8]).toBe('.'.repeat(15));
  });

  test('DE-02 a wrong dispute costs ten points', () => {
    const verdicts = { has: { HXSE: true } };
    const { readings, totals } = replaySheet(appendLine(played, { by: 0, do: 'dispute', verdicts }));
    expect(readings[2]).toMatchObject({ score: -10, dispute: { isLost: false } });
    expect(totals[0]).toBe(0);
  });

  test('a ruling lets a word stand that is not in the list', () => {
    const line: Line = { by: 0, do: 'dispute', verdicts: { has: { HXSE: false } }, ruled: ['HXSE'] };
    const { readings, totals } = replaySheet(appendLine(played, line));
    expect(readings[1]?.isLost).toBe(false);
    // By the list the dispute was right: it costs nothing.
    expect(totals).toEqual([10, readings[1]?.score]);
    expect(totals[1]).toBeGreaterThan(0);
  });

  test('B-30 a ruled word is valid for the rest of the game', () => {
    const ruled: Line = { by: 0, do: 'dispute', verdicts: { has: { HXSE: false } }, ruled: ['HXSE'] };
    const same = sheetOf(played, ruled, { by: 0, do: 'pass' }, lay(1, 'L6 HXSE'), {
      by: 0,
      do: 'dispute',
      verdicts: {},
    });
    expect(replaySheet(same).readings.at(-1)?.dispute?.bad).not.toContain('HXSE');
  });

  test('the list is asked the questions of the rules, and its answers decide', async () => {
    const asked: ListQuestions[] = [];
    const verdicts = await judgeDispute(replaySheet(played), { by: 0, words: ['HXSE'] }, async (questions) => {
      asked.push(questions);
      return { has: { HXSE: false } };
    });
    expect(asked).toEqual([{ asked: { has: ['HXSE'] }, verbs: false, joined: false }]);
    const line: Line = { by: 0, do: 'dispute', words: ['HXSE'], verdicts: verdicts ?? {} };
    expect(replaySheet(appendLine(played, line)).readings[1]?.isLost).toBe(true);
  });

  test('DE-06 the list is asked for the stem of a word with the *IN tile', async () => {
    const sheet = sheetOf(newSheet('scrabble-de', { gendern: true }), lay(0, 'H4 HIRT*'));
    const dispute = { by: 1, words: ['HIRT*'] };
    const verdicts = await judgeDispute(replaySheet(sheet), dispute, async ({ asked }) => ({
      isPersonStem: Object.fromEntries((asked.isPersonStem ?? []).map((stem) => [stem, stem === 'HIRT'])),
    }));
    expect(verdicts).toMatchObject({ isPersonStem: { HIRT: true } });
    const { readings } = replaySheet(appendLine(sheet, { ...dispute, do: 'dispute', verdicts: verdicts ?? {} }));
    expect(readings[1]).toMatchObject({ problems: [], dispute: { isLost: false, bad: [] } });
  });

  test('XL-05 and R-16 the list is asked with the agreed options', async () => {
    const words = sheetOf(newSheet('scrabble-xl-nl', { joined: true }), lay(0, 'H7 FOTOS'));
    const table = sheetOf(newSheet('rummikub-international', { vocabulary: 'advised', children: true }), {
      by: 0,
      do: 'arrange',
      table: ['LOOP'],
    });
    const questionsOf = async (sheet: ScoreSheet, word: string) => {
      const asked: ListQuestions[] = [];
      await judgeDispute(replaySheet(sheet), { by: 1, words: [word] }, async (questions) => {
        asked.push(questions);
        return {};
      });
      return asked;
    };
    expect(await questionsOf(words, 'FOTOS')).toEqual([{ asked: { has: ['FOTOS'] }, verbs: false, joined: true }]);
    expect((await questionsOf(table, 'LOOP'))[0]).toMatchObject({ asked: { isAdvised: ['LOOP'] }, verbs: true });
  });

  test('without a list nothing is judged', async () => {
    expect(await judgeDispute(replaySheet(played), { by: 0, words: ['HXSE'] }, async () => null)).toBeNull();
  });

  test('a dispute without a play is marked and changes nothing', () => {
    const { readings, totals } = replaySheet(sheetOf(newSheet('scrabble-de'), { by: 0, do: 'dispute', verdicts: {} }));
    expect(readings[0]?.problems[0]).toMatchObject({ kind: 'refused', refusal: { code: 'nothing-open' } });
    expect(totals).toEqual([0, 0]);
  });
});

test('TR-03 the cards of the last play are due until the next line, and may be declined', () => {
  const sheet = sheetOf(newSheet('trickster-nl'), lay(0, 'H6 WONEN'));
  expect(cardsDue(sheet, replaySheet(sheet).state)).toEqual({ seat: 0, count: 2 });
  const left = appendLine(sheet, { by: 0, do: 'take', count: 1 });
  const { state, settled, readings } = replaySheet(left);
  expect(readings[1]?.problems).toEqual([]);
  expect(cardsDue(left, state)).toBeNull();
  expect((settled as KeptState).hands?.map((hand) => hand.length)).toEqual([1, 0]);
  const passed = replaySheet(appendLine(sheet, { by: 1, do: 'pass' }));
  expect((passed.settled as KeptState).hands?.map((hand) => hand.length)).toEqual([2, 0]);
});

describe('R-14 the open pot', () => {
  const heights = (sheet: ScoreSheet) =>
    (replaySheet(sheet).settled as KeptTable).pot.piles.map(({ length }) => length);
  const open = newSheet('rummikub-sabra', { openPot: true });

  test('a line says from which piles tiles were taken', () => {
    expect(heights(open)).toEqual([25, 25, 24, 24]);
    const drawn = sheetOf(open, { by: 0, do: 'draw', pile: 2 });
    expect(heights(drawn)).toEqual([25, 25, 23, 24]);
    expect(heights(sheetOf(drawn, { by: 1, do: 'arrange', table: ['HUT'], piles: [3, 3, 0] }))).toEqual([
      24, 25, 23, 22,
    ]);
  });

  test('without a pile the tallest is used, as on a timeout', () => {
    expect(heights(sheetOf(open, { by: 0, do: 'draw' }))).toEqual([24, 25, 24, 24]);
  });

  test('a pile that is gone is marked, and a tile is drawn anyway', () => {
    const draws = Array.from({ length: 25 }, (_, turn): Line => ({ by: turn % 2, do: 'draw', pile: 2 }));
    const { readings } = replaySheet(sheetOf(open, ...draws));
    expect(readings.at(-1)?.problems).toMatchObject([{ kind: 'refused', refusal: { code: 'no-such-pile' } }]);
    expect(heights(sheetOf(open, ...draws))).toEqual([24, 25, 0, 24]);
  });
});

describe('the end', () => {
  test('B-28 tiles left cost their value, and the players may end the game before the rules do', () => {
    const sheet = sheetOf(newSheet('scrabble-xl-nl'), lay(0, 'H7 DAK'), {
      by: 0,
      do: 'end',
      racks: ['', 'XA'],
      wentOut: 0,
    });
    const { readings, totals, isSettled } = replaySheet(sheet);
    expect(readings[1]?.outcome).toEqual({ reason: 'went-out', adjustments: [9, -9], winners: [0] });
    expect(readings[1]?.problems).toMatchObject([
      { kind: 'left-over-count', seat: 0, expected: 7 },
      { kind: 'left-over-count', seat: 1, expected: 7 },
    ]);
    expect(totals).toEqual([21, -9]);
    expect(isSettled).toBe(true);
  });

  test('a line after the end is marked, and the game goes on', () => {
    const passes: Line[] = [0, 1, 0, 1].map((by) => ({ by, do: 'pass' }));
    const sheet = sheetOf(newSheet('scrabble-xl-nl'), ...passes);
    expect(replaySheet(sheet).isOver).toBe(true);
    const on = replaySheet(appendLine(sheet, lay(0, 'H7 DAK')));
    expect(on.readings[4]?.problems).toEqual([{ kind: 'after-end' }]);
    expect(on).toMatchObject({ isOver: false, totals: [12, 0], turn: 1 });
  });

  test('a turn after the settlement takes its points back, and is the next player’s', () => {
    const passes: Line[] = [0, 1, 0, 1].map((by) => ({ by, do: 'pass' }));
    const settled = sheetOf(newSheet('scrabble-xl-nl'), ...passes, { by: 0, do: 'end', racks: ['XA', 'E'] });
    expect(replaySheet(settled).totals).toEqual([-9, -1]);
    const on = replaySheet(appendLine(settled, lay(0, 'H7 DAK')));
    expect(on.readings[5]?.problems).toEqual([{ kind: 'after-end' }]);
    expect(on).toMatchObject({ isOver: false, totals: [12, 0], turn: 1 });
  });

  test('points by hand may follow the end', () => {
    const passes: Line[] = [0, 1, 0, 1].map((by) => ({ by, do: 'pass' }));
    const sheet = sheetOf(newSheet('scrabble-xl-nl'), ...passes, { by: 0, do: 'points', byHand: 7 });
    expect(replaySheet(sheet).readings[4]?.problems).toEqual([]);
  });

  test('B-29 nobody counts the tiles of a player who has resigned', () => {
    const sheet = sheetOf(
      newSheet('scrabble-xl-nl', {}, 3),
      lay(0, 'H7 DAK'),
      { by: 1, do: 'resign' },
      { by: 0, do: 'end', racks: ['AAEENNN', '', 'EEE'] },
    );
    expect(replaySheet(sheet).readings[2]?.problems).toEqual([{ kind: 'left-over-count', seat: 2, expected: 7 }]);
  });
});
