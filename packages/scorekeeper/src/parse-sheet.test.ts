import { GAME_IDS } from '@lettertafel/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSheet } from './parse-sheet.ts';
import { replaySheet } from './replay.ts';
import { selfPlayed } from './self-play.testing.ts';
import { newSheet } from './sheets.testing.ts';
import { writtenRecord } from './written-record.testing.ts';

test.each([...GAME_IDS])('%s: a sheet survives being saved as text', (id) => {
  const sheet = writtenRecord(selfPlayed(id, 'kept'));
  expect(parseSheet(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
});

test.each([
  ['nothing', null],
  ['another game', { ...newSheet('scrabble-de'), game: 'halma' }],
  ['a game inherited by every object', { ...newSheet('scrabble-de'), game: 'toString' }],
  ['one player at a board', { ...newSheet('scrabble-de'), players: ['Noord'] }],
  ['an option the game does not have', { ...newSheet('scrabble-de'), options: { children: true } }],
  ['a starter who is not there', { ...newSheet('scrabble-de'), starter: 3 }],
  ['a line of somebody else', { ...newSheet('scrabble-de'), lines: [{ by: 2, do: 'pass' }] }],
  ['a deed that is none', { ...newSheet('scrabble-de'), lines: [{ by: 0, do: 'cheat' }] }],
])('%s is no sheet', (_, value) => {
  expect(parseSheet(value)).toBeNull();
});

test('whatever parses can be replayed', () => {
  const text = fc.oneof(
    fc.constantFrom('H8', '8H', 'DAK', '*', '@', 'RIN@=RING', 'é', '', '_'),
    fc.string({ maxLength: 8 }),
  );
  const line = fc.record(
    {
      by: fc.nat(1),
      do: fc.constantFrom(
        'lay',
        'arrange',
        'card',
        'dispute',
        'end',
        'exchange',
        'take',
        'look',
        'discard',
        'pass',
        'draw',
        'resign',
        'time-up',
        'give-up',
        'points',
      ),
      at: text,
      word: text,
      laid: fc.array(text, { maxLength: 3 }),
      table: fc.array(text, { maxLength: 4 }),
      card: fc.oneof(text, fc.constantFrom('steal-tile', 'swap-racks', 'skip-opponent', 'free-exchange', 'peek-rack')),
      target: fc.nat(1),
      count: fc.nat(9),
      racks: fc.array(text, { maxLength: 2 }),
      verdicts: fc.constant({}),
      byHand: fc.integer({ min: -50, max: 50 }),
      written: fc.nat(50),
    },
    { requiredKeys: ['by', 'do', 'verdicts'] },
  );
  fc.assert(
    fc.property(fc.constantFrom(...GAME_IDS), fc.array(line, { maxLength: 10 }), (game, lines) => {
      const sheet = parseSheet({ ...newSheet(game), lines });
      if (!sheet) return;
      const { readings, totals } = replaySheet(sheet);
      expect(readings).toHaveLength(lines.length);
      expect(totals.every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 400 },
  );
});
