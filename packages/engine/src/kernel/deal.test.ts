import { expect, test } from 'vitest';
import { seededRng } from '../../testing/chance.ts';
import { GERMAN_LETTERS } from '../material/scrabble-de.ts';
import { DUTCH_LETTERS } from '../material/scrabble-nl.ts';
import { dealTiles, drawForStart } from './deal.ts';
import { allTiles, type LetterSet } from './letters.ts';
import type { Rng } from './rng.ts';

/** A random generator that shuffles these tiles to the front of the bag, in order. */
function drawing(letters: LetterSet, ...rounds: readonly string[]): Rng {
  const answers = rounds.flatMap((round) => {
    const bag = allTiles(letters);
    const wanted = [...round];
    const order = [...wanted];
    const rest = [...bag];
    for (const tile of wanted) rest.splice(rest.indexOf(tile), 1);
    const target = [...order, ...rest];
    // Fisher-Yates from the end, with the chosen item for each step.
    const items = [...bag];
    return Array.from({ length: items.length - 1 }, (_, step) => {
      const last = items.length - 1 - step;
      const place = items.lastIndexOf(target[last] as string, last);
      [items[last], items[place]] = [items[place] as string, items[last] as string];
      return place;
    });
  });
  return { below: () => answers.shift() ?? 0 };
}

test.each([
  { what: 'nearest the start of the alphabet begins', letters: DUTCH_LETTERS, draws: ['DAZ'], starter: 1 },
  { what: 'a blank comes before A', letters: DUTCH_LETTERS, draws: ['A?B'], starter: 1 },
  { what: 'who ties draws again', letters: DUTCH_LETTERS, draws: ['CAA', 'ZB'], starter: 2 },
  { what: 'who does not tie is not asked again', letters: DUTCH_LETTERS, draws: ['EEB'], starter: 2 },
  { what: 'again and again', letters: DUTCH_LETTERS, draws: ['EEE', 'NNN', 'OAA', 'DC'], starter: 2 },
  { what: 'Ä right after A', letters: GERMAN_LETTERS, draws: ['BÄ'], starter: 1 },
  { what: 'A before Ä', letters: GERMAN_LETTERS, draws: ['ÄA'], starter: 1 },
  { what: 'Ö after O and before P', letters: GERMAN_LETTERS, draws: ['PÖ'], starter: 1 },
  { what: 'O before Ö', letters: GERMAN_LETTERS, draws: ['ÖO'], starter: 1 },
  { what: 'Ü after U and before V', letters: GERMAN_LETTERS, draws: ['VÜ'], starter: 1 },
])('B-06 $what: $draws', ({ letters, draws, starter }) => {
  const drawn = drawForStart(letters, (draws[0] as string).length, drawing(letters, ...draws));
  expect(drawn.draws.map((round) => round.map(({ tile }) => tile).join(''))).toEqual(draws);
  expect(drawn.starter).toBe(starter);
});

test('B-06 only tied players draw again, at their own seats', () => {
  const { draws } = drawForStart(DUTCH_LETTERS, 3, drawing(DUTCH_LETTERS, 'CAA', 'ZB'));
  expect(draws[1]?.map(({ seat }) => seat)).toEqual([1, 2]);
});

test('B-06 every seat may begin', () => {
  const starters = new Set(
    Array.from({ length: 60 }, (_, seed) => drawForStart(DUTCH_LETTERS, 4, seededRng(seed)).starter),
  );
  expect([...starters].toSorted()).toEqual([0, 1, 2, 3]);
});

test('B-04 all tiles of the box are dealt or in the bag', () => {
  const deal = dealTiles(
    { letters: DUTCH_LETTERS, rackSize: 7 },
    { seats: 4, lying: [...'TREIN'], setup: {}, rng: seededRng(1) },
  );
  if ('refusal' in deal) throw new Error('refused');
  const all = [...deal.racks.flat(), ...deal.bag, ...'TREIN'];
  expect(all.toSorted()).toEqual(allTiles(DUTCH_LETTERS).toSorted());
});
