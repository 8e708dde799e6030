import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appendLine, changeLine, insertLine, removeLine } from './edits.ts';
import type { Line } from './line.ts';
import { parsePast } from './parse-sheet.ts';
import { bringBack, type Edit, type PastLine, pastAfter } from './past-lines.ts';
import type { ScoreSheet } from './sheet.ts';
import { newSheet } from './sheets.testing.ts';

const line = (byHand: number): Line => ({ by: 0, do: 'points', byHand });
const start: ScoreSheet = [1, 2, 3].map(line).reduce(appendLine, newSheet('scrabble-de'));

function edited(sheet: ScoreSheet, { what, index }: Edit, by: Line): ScoreSheet {
  if (what === 'insert') return insertLine(sheet, index, by);
  return what === 'change' ? changeLine(sheet, index, by) : removeLine(sheet, index);
}

/** The sheet and its past after some edits. */
function after(edits: readonly Edit[]) {
  return edits.reduce(
    ({ sheet, past }, edit, number) => ({
      sheet: edited(sheet, edit, line(100 + number)),
      past: pastAfter(sheet, past, edit),
    }),
    { sheet: start, past: [] as readonly PastLine[] },
  );
}

const scores = ({ lines }: ScoreSheet) => lines.map(({ byHand }) => byHand);

test('a removed line and a changed line come back where they stood, whatever was noted since', () => {
  const removed = after([{ what: 'remove', index: 1 }]);
  const later = appendLine(removed.sheet, line(4));
  expect(scores(bringBack(later, removed.past, removed.past[0] as PastLine).sheet)).toEqual([1, 2, 3, 4]);
  const { sheet, past } = after([{ what: 'change', index: 1 }]);
  const back = bringBack(sheet, past, past[0] as PastLine);
  expect(scores(back.sheet)).toEqual([1, 2, 3]);
  // Bringing it back can be undone too.
  expect(scores(bringBack(back.sheet, back.past, back.past[0] as PastLine).sheet)).toEqual([1, 100, 3]);
});

test('lines inserted and removed before it move the place of a former line', () => {
  const { sheet, past } = after([
    { what: 'remove', index: 2 },
    { what: 'insert', index: 0 },
    { what: 'remove', index: 1 },
  ]);
  expect(scores(sheet)).toEqual([101, 2]);
  expect(scores(bringBack(sheet, past, past[0] as PastLine).sheet)).toEqual([101, 2, 3]);
  expect(scores(bringBack(sheet, past, past[1] as PastLine).sheet)).toEqual([101, 1, 2]);
});

test('nothing is ever lost: every former line can be brought back', () => {
  const edit = fc.record({ what: fc.constantFrom('change', 'remove', 'insert'), at: fc.nat(20) });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 8 }), (edits) => {
      let kept = { sheet: start, past: [] as readonly PastLine[] };
      for (const { what, at } of edits) {
        const { sheet } = kept;
        if (sheet.lines.length === 0) break;
        const one: Edit = { what, index: at % sheet.lines.length };
        kept = { sheet: edited(sheet, one, line(99)), past: pastAfter(sheet, kept.past, one) };
      }
      for (const old of kept.past) {
        const { lines } = bringBack(kept.sheet, kept.past, old).sheet;
        expect(lines[old.index]?.byHand).toBe(old.line.byHand);
      }
    }),
  );
});

test('the past survives being saved as text, and anything else is no past', () => {
  const { sheet, past } = after([
    { what: 'change', index: 0 },
    { what: 'remove', index: 2 },
  ]);
  expect(parsePast(JSON.parse(JSON.stringify(past)), sheet)).toEqual(past);
  for (const bad of [null, 3, [{}], [{ index: 99, line: line(1), was: 'removed' }], [{ index: 0, line: { by: 3 } }]]) {
    expect(parsePast(bad, sheet)).toEqual([]);
  }
});
