import fc from 'fast-check';
import { expect, test } from 'vitest';
import { given } from '../../../testing/table.ts';
import { rummikubSabra } from '../rummikub-sabra/index.ts';
import { rummikubInternational } from './index.ts';

const letters = fc.constantFrom('A', 'E', 'N');
const word = fc.string({ unit: letters, minLength: 3, maxLength: 5 });

/** Joins, breaks and lengthens words with the tiles of a rack, and now and then mixes all. */
const change = fc.record({
  kind: fc.constantFrom('join', 'break', 'lengthen', 'insert', 'mix'),
  which: fc.nat(),
  at: fc.nat(),
});

function changed(
  before: readonly string[],
  rack: string,
  changes: readonly { kind: string; which: number; at: number }[],
) {
  const words = [...before];
  let left = rack;
  for (const { kind, which, at } of changes) {
    const [text = ''] = words.splice(which % Math.max(1, words.length), 1);
    const place = at % (text.length + 1);
    if (kind === 'join') words.push(text + (words.shift() ?? ''));
    else if (kind === 'break') words.push(text.slice(0, place), text.slice(place));
    else if (kind === 'mix') words.push([...text].reverse().join(''));
    else {
      words.push(
        kind === 'insert' ? text.slice(0, place) + left.slice(0, 1) + text.slice(place) : text + left.slice(0, 1),
      );
      left = left.slice(1);
    }
  }
  return words.filter((text) => text !== '');
}

test('RI-02 RS-02 what International accepts, Sabra accepts with the same score', () => {
  let accepted = 0;
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 4 }),
      fc.array(change, { minLength: 1, maxLength: 4 }),
      (before, changes) => {
        const position = { table: before.join(' '), racks: 'AEN@ B', unchecked: true, pot: 'XYZ' };
        const after = changed(before, 'AEN', changes).join(' ');
        const international = given(rummikubInternational, position).arrange(0, after);
        if (international.refusal) return;
        accepted++;
        const sabra = given(rummikubSabra, position).arrange(0, after);
        expect(sabra.refusal).toBeNull();
        expect(sabra.scores).toEqual(international.scores);
      },
    ),
    { numRuns: 2000 },
  );
  expect(accepted).toBeGreaterThan(200);
});
