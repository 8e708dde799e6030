import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listOf } from '../../testing/table.ts';
import { type ReadWord, readTurn } from './reading.ts';

const all = (table: string): ReadWord[] => listOf(table).map((tiles) => ({ tiles, mayScore: true }));

function newWord(before: string, after: string): string | null {
  const words = all(after);
  const { scoring } = readTurn(listOf(before), words);
  return scoring === null ? null : (words[scoring]?.tiles ?? null);
}

test.each<[before: string, after: string, word: string | null, why: string]>([
  ['KOKSMAAT', 'KOK MAAT SOP', 'SOP', 'KOK and MAAT lay side by side in that order'],
  ['SLA@G', 'SLAG', 'SLAG', 'the joker was pulled from inside'],
  ['TA@ELKLEED', 'KLEED TA@', null, 'a joker that only changes its meaning makes nothing new'],
  ['RIN@', 'RIN@', null, 'whole words are not new'],
  ['KAN KANT', 'KAN KANO T', 'KANO', 'KAN lies there whole'],
  ['BANAAN', 'NAAB ANA', 'NAAB', 'swapping two As makes nothing new'],
  ['ANAN', 'ANA NAN', 'ANA', 'one of the two can be a rest, not both; the first is then new'],
  ['ANANAS', 'ANA NAS', null, 'both are rests, one after the other'],
  ['ANANAS', 'NAS ANAS', 'NAS', 'the longer rest leaves more letters lying'],
  ['DEDEN', 'DED DEN', 'DED', 'among equal readings the one that scores most'],
  ['PAPA', 'PAP PA PAS', 'PAS', 'PAP leaves more lying than PA, with which it shares tiles'],
])('R-09 %s becomes %s: new is %s (%s)', (before, after, word) => {
  expect(newWord(before, after)).toBe(word);
});

test('R-09 rests that score nothing are taken first when a reading with as many letters lying scores more', () => {
  const after = [
    { tiles: 'ANA', mayScore: true },
    { tiles: 'NAN', mayScore: false },
  ];
  expect(readTurn(['ANAN'], after)).toEqual({ lying: 3, scoring: 0 });
  expect(readTurn(['ANAN'], after.toReversed())).toEqual({ lying: 3, scoring: 1 });
});

test('R-09 of two equal words with a joker the one that may score is the new one', () => {
  const after = [
    { tiles: '@AL', mayScore: true },
    { tiles: '@AL', mayScore: false },
  ];
  expect(readTurn(['@AL'], after)).toEqual({ lying: 3, scoring: 0 });
});

/** Oracle: tries every possible origin of each word, exactly as the rule says. */
function readSlowly(before: readonly string[], after: readonly ReadWord[]) {
  let best = { whole: -1, lying: -1, score: -1 };
  const used = before.map((word) => Array<boolean>(word.length).fill(false));
  const tryWord = (index: number, so: { whole: number; lying: number; score: number }): void => {
    const word = after[index];
    if (!word) {
      const isBetter =
        so.whole > best.whole ||
        (so.whole === best.whole && (so.lying > best.lying || (so.lying === best.lying && so.score > best.score)));
      if (isBetter) best = so;
      return;
    }
    const { length } = word.tiles;
    tryWord(index + 1, { ...so, score: Math.max(so.score, word.mayScore ? length : 0) });
    for (const [earlier, text] of before.entries()) {
      for (let at = 0; at + length <= text.length; at++) {
        const places = used[earlier] as boolean[];
        if (text.slice(at, at + length) !== word.tiles || places.slice(at, at + length).includes(true)) continue;
        places.fill(true, at, at + length);
        const whole = so.whole + (length === text.length ? length : 0);
        tryWord(index + 1, { ...so, whole, lying: so.lying + length });
        places.fill(false, at, at + length);
      }
    }
  };
  tryWord(0, { whole: 0, lying: 0, score: 0 });
  return best;
}

test('R-09 the reading is the best of all readings', () => {
  const word = fc.string({ unit: fc.constantFrom('A', 'N', '@'), minLength: 2, maxLength: 6 });
  const later = fc.record({
    tiles: fc.string({ unit: fc.constantFrom('A', 'N', '@'), minLength: 2, maxLength: 4 }),
    mayScore: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 3 }), fc.array(later, { maxLength: 5 }), (before, after) => {
      const { lying, scoring } = readTurn(before, after);
      const slow = readSlowly(before, after);
      expect(lying).toBe(slow.lying);
      expect(scoring === null ? 0 : after[scoring]?.tiles.length).toBe(slow.score);
      if (scoring !== null) expect(after[scoring]?.mayScore).toBe(true);
    }),
    { numRuns: 3000 },
  );
});
