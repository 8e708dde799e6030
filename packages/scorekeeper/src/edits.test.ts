import { GAME_IDS, GAMES, type GameId } from '@lettertafel/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addLine, appendLine, changeLine, insertLine, removeLine } from './edits.ts';
import type { Deed, Line } from './line.ts';
import type { LineReading } from './line-reading.ts';
import { isMisfit } from './problem.ts';
import { replayBefore, replaySheet } from './replay.ts';
import { selfPlayed } from './self-play.testing.ts';
import type { ScoreSheet } from './sheet.ts';
import { newSheet, sheetOf } from './sheets.testing.ts';
import { writtenRecord } from './written-record.testing.ts';

/** An edit of a sheet: where, and which line of a pool of lines. */
interface Edit {
  readonly what: 'change' | 'insert' | 'remove' | 'append';
  readonly at: number;
  readonly kind: number;
  readonly line: number;
}

const EDITS: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.record({
    what: fc.constantFrom('change', 'insert', 'remove', 'append'),
    at: fc.nat(400),
    kind: fc.nat(400),
    line: fc.nat(400),
  }),
  { maxLength: 12 },
);

const isPlay = ({ do: doing }: Line) => doing === 'lay' || doing === 'arrange';

/** Lines by kind, so that rare kinds are entered as often as plays. */
type Pool = ReadonlyMap<string, readonly Line[]>;

function edited(sheet: ScoreSheet, { what, at, kind, line: number }: Edit, pool: Pool): ScoreSheet {
  const lines = [...pool.values()][kind % pool.size] ?? [];
  const line = lines[number % lines.length] as Line;
  const index = at % (sheet.lines.length || 1);
  if (what === 'append' || sheet.lines.length === 0) return appendLine(sheet, line);
  if (what === 'insert') return insertLine(sheet, index, line);
  return what === 'change' ? changeLine(sheet, index, line) : removeLine(sheet, index);
}

/** The lines of a record, and every other kind of line that the pad lets people enter. */
function poolOf({ lines, players }: ScoreSheet): Pool {
  const seats = players.map((_, seat) => seat);
  const laid = lines.flatMap((line) => (line.do === 'lay' ? [line.word.toUpperCase()] : []));
  const arranged = lines.flatMap((line) => (line.do === 'arrange' ? line.table : []));
  const answers = Object.fromEntries([...laid, ...arranged].map((word) => [word, true]));
  const upheld = { has: answers, isName: answers, isAdvised: answers, isPersonStem: answers };
  const byAll = (deed: Deed) => seats.map((by): Line => ({ by, ...deed }));
  const plays = lines.filter(isPlay);
  const others: readonly Line[] = [
    ...byAll({ do: 'dispute', verdicts: {} }),
    ...byAll({ do: 'dispute', verdicts: upheld }),
    ...byAll({ do: 'dispute', verdicts: {}, ruled: [...laid, ...arranged] }),
    ...byAll({ do: 'end', racks: seats.map((seat) => 'AEN'.slice(seat)) }),
    ...byAll({ do: 'end', racks: [], wentOut: 0 }),
    ...byAll({ do: 'exchange', count: 3 }),
    ...byAll({ do: 'take', count: 1 }),
    ...byAll({ do: 'card', card: 'peek-rack', target: 0, answers: [{ by: 1, cancels: 'peek-rack' }] }),
    ...byAll({ do: 'look', card: 'add-ten' }),
    ...byAll({ do: 'discard', card: 'add-ten' }),
    ...byAll({ do: 'draw' }),
    ...byAll({ do: 'pass' }),
    ...byAll({ do: 'time-up' }),
    ...byAll({ do: 'give-up' }),
    ...byAll({ do: 'resign' }),
    ...seats.map((by): Line => ({ by, do: 'points', byHand: 7 - 5 * by })),
  ];
  const pool = new Map<string, Line[]>();
  for (const line of [...lines, ...others]) pool.set(line.do, [...(pool.get(line.do) ?? []), line]);
  pool.set(
    'by hand',
    plays.map((line, index) => ({ ...line, byHand: index })),
  );
  pool.set(
    'with rack',
    plays.map((line) => ({ ...line, rack: 'AEINRST' })),
  );
  return pool;
}

const RECORDS = new Map(GAME_IDS.map((id) => [id, writtenRecord(selfPlayed(id, 'corrections'))]));

/** The same lines entered one by one; lines that fit lose what they remember of earlier states. */
function fromScratch(sheet: ScoreSheet): ScoreSheet {
  return replaySheet(sheet).readings.reduce<ScoreSheet>(
    (written, { line, problems }) => {
      const { written: _, ...plain } = line;
      if (problems.some(isMisfit)) return appendLine(written, line);
      if (plain.do !== 'lay') return appendLine(written, plain as Line);
      const { laid: __, ...own } = plain;
      return appendLine(written, own);
    },
    { ...sheet, lines: [] },
  );
}

test.each([...GAME_IDS])('%s: whatever is edited, the sheet equals its lines written from scratch', (id: GameId) => {
  const whole = RECORDS.get(id) as ScoreSheet;
  const pool = poolOf(whole);
  // It ends with a play, which may be disputed.
  const length = whole.lines.slice(0, 25).findLastIndex(isPlay) + 1;
  const start = sheetOf({ ...whole, lines: [] }, ...whole.lines.slice(0, length));
  const seen = { fitting: new Set<Line['do']>(), misfits: new Set<Line['do']>() };
  fc.assert(
    fc.property(EDITS, (edits) => {
      const sheet = edits.reduce((before, edit) => edited(before, edit, pool), start);
      const replayed = replaySheet(sheet);
      const scratch = replaySheet(fromScratch(sheet));
      expect(replayed.readings.map(withoutLine)).toEqual(scratch.readings.map(withoutLine));
      expect(replayed.totals).toEqual(scratch.totals);
      expect(replayed.state).toEqual(scratch.state);
      expect(replayed.readings).toHaveLength(sheet.lines.length);
      for (const { problems, score, line } of replayed.readings) {
        expect(Number.isFinite(score)).toBe(true);
        seen[problems.some(isMisfit) ? 'misfits' : 'fitting'].add(line.do);
        // A line that does not fit keeps its written score.
        if (isPlay(line) && problems.some(isMisfit) && line.byHand === undefined)
          expect([line.written ?? 0, 0]).toContain(score);
      }
    }),
    // A fixed seed: which kinds of lines come up is asserted below.
    { numRuns: 60, seed: 16 },
  );
  const [play, turn] = GAMES[whole.game].family === 'table' ? ['arrange', 'draw'] : ['lay', 'pass'];
  expect([...seen.fitting]).toEqual(expect.arrayContaining([play, turn, 'dispute', 'end', 'points', 'resign']));
  expect([...seen.misfits]).toEqual(expect.arrayContaining([play, 'dispute']));
});

function withoutLine({ line: _, ...reading }: LineReading): Omit<LineReading, 'line'> {
  return reading;
}

test('whoever has the replay of the lines before an edit has none of them read again', () => {
  const line: Line = { by: 0, do: 'lay', at: 'H7', word: 'HUND' };
  const sheet = sheetOf(newSheet('scrabble-de'), line, { by: 1, do: 'lay', at: 'I8', word: 'UND' });
  const unreadable = {
    ...sheet,
    lines: sheet.lines.map((each) =>
      Object.defineProperty({ ...each }, 'at', { get: () => expect.fail('read again') }),
    ),
  };
  const last: Line = { by: 0, do: 'lay', at: 'J9', word: 'NDR' };
  const [whole, first] = [replaySheet(sheet), replayBefore(sheet, 1)];
  expect(addLine(unreadable, last, whole).lines.at(-1)).toEqual(addLine(sheet, last).lines.at(-1));
  expect(insertLine(unreadable, 1, last, first).lines[1]).toEqual(insertLine(sheet, 1, last).lines[1]);
  expect(changeLine(unreadable, 1, last, first).lines[1]).toEqual(changeLine(sheet, 1, last).lines[1]);
  expect(() => addLine(unreadable, last)).toThrow('read again');
});
