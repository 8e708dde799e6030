/** Damaged GCG files: each is read, or refused with a place in it, and never throws. */
import { parseSheet, replaySheet, type ScoreSheet } from '@lettertafel/scorekeeper';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText } from '../decode.ts';
import { GERMAN } from '../games.testing.ts';
import { gcgFromSheet } from './gcg-from-sheet.ts';
import { readGcg } from './read-gcg.ts';

const row = fc.oneof(
  fc.constantFrom(...GERMAN.split('\n')),
  fc.constantFrom(
    '>ost: (HAUS) +5 5',
    '>nord: AB (AB) -3 1',
    '>ost: X (challenge) +5 9',
    '>nord: (time) -10 0',
    '>ost: - +0 4',
  ),
  fc.constantFrom(
    '>ost: -3 +0 0',
    '#rack1 ABC',
    '#orientation lettered-rows',
    '#note',
    'und',
    '>west: 15o ZZ +1 1',
    '#player3 west',
  ),
  fc
    .tuple(
      fc.constantFrom('nord', 'ost', 'süd'),
      fc.constantFrom('8E', 'o15', 'H8', '1A', 'Z26'),
      fc.stringMatching(/^[A-Za-zÄ.()*]{1,9}$/),
      fc.integer({ min: -99, max: 99 }),
    )
    .map(
      ([nick, place, word, score]) =>
        `>${nick}: ${word.toUpperCase().replace(/[^A-Z]/g, '')} ${place} ${word} ${score} ${score}`,
    ),
);

/** Without the order of seats, which a few turns do not show. */
const totalsOf = (sheet: ScoreSheet) => replaySheet(sheet).totals.toSorted((one, other) => one - other);

const damage = fc.tuple(fc.nat(400), fc.nat(3), fc.string({ maxLength: 3 }));

test('a damaged file', () => {
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 14 }),
      fc.array(damage, { maxLength: 2 }),
      fc.boolean(),
      (rows, damages, isStated) => {
        let text = rows.join('\n');
        for (const [at, length, more] of damages) text = text.slice(0, at) + more + text.slice(at + length);
        const read = readGcg(text, isStated ? 'scrabble-de' : undefined);
        if ('problem' in read) {
          const lines = text.split(/\r\n|\n|\r/);
          expect(read.problem.line).toBeLessThanOrEqual(lines.length);
          expect(read.problem.column).toBeLessThanOrEqual((lines[read.problem.line - 1] ?? '').length + 1);
          return;
        }
        expect(parseSheet(JSON.parse(JSON.stringify(read.sheet)))).toEqual(read.sheet);
        const again = gcgFromSheet(read.sheet, read);
        const reread = 'text' in again ? readGcg(again.text) : again;
        expect(reread).toHaveProperty('sheet');
        if ('sheet' in reread) expect(totalsOf(reread.sheet)).toEqual(totalsOf(read.sheet));
      },
    ),
    {
      numRuns: 300,
      // A play without a place, withdrawn.
      examples: [[['>ost: (HAUS) +5 5', '>nord: A Z26 a -1 -1', '>nord: BENNTTZ -- -22 10'], [], true]],
    },
  );
});

test('any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const decoded = decodeText(bytes);
      expect('problem' in decoded || 'problem' in readGcg(decoded.text)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
