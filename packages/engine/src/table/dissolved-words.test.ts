import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listOf } from '../../testing/table.ts';
import { dissolvedWords } from './dissolved-words.ts';

const lost = (before: string, after: string, { shortest = 3, words = '' } = {}) =>
  dissolvedWords(listOf(before), listOf(after), { shortest, isWord: (tiles) => listOf(words).includes(tiles) }).join(
    ' ',
  );

test.each([
  ['HUT BEK', 'BEK HUT KAST', '(a) unchanged, in any order'],
  ['UIT GANG', 'UITGANG', '(b) both as a block in one word'],
  ['KAN KAN', 'KANKAN', '(b) twice in one word'],
  ['KANTOOR', 'KANT DROOM', '(c) a rest by itself'],
  ['PELOTON', 'PLOT EEN', '(c) a rest in the old order, though not side by side'],
  ['PA@', 'PAN @AL', '(d) a tile in the place of the joker'],
  ['@A@', 'DA@ @ER', '(d) one of two jokers'],
  ['KAN KANT', 'KANO KAN TOL', 'KAN lies in KANO, and the other KAN is what is left of KANT'],
  ['AAA AAA AA', 'AAAAAAAA', 'blocks side by side'],
])('RI-02 %s may become %s: %s', (before, after) => {
  expect(lost(before, after)).toBe('');
});

test.each([
  ['VER', 'VEER', 'VER', 'nothing of it is left whole'],
  ['VEL@', 'VELXEN @OP', 'VEL@', 'no word with the joker replaced'],
  ['KAN KAN HUT', 'KANO HUT', 'KAN KAN', 'one block cannot keep two words'],
  ['ANA NAN', 'ANAN', 'ANA NAN', 'blocks do not overlap'],
  ['KOE', 'EOK', 'KOE', 'the order is the old one'],
  ['RING', 'RIN@ G', 'RING', 'a joker is not the tile it stood in for'],
])('RI-02 %s may not become %s: %s is lost, %s', (before, after, words) => {
  expect(lost(before, after)).toBe(words);
});

test.each([
  ['VEL@', 'VELDEN @AT', 'VELD', 'joker replaced, then lengthened'],
  ['VEL@', 'HERVELGEN @AT', 'VELG', 'with something on both sides'],
  ['@A@IO TUIN', 'PA@IOTUIN @EN', 'PA@IO', 'one of two jokers'],
  ['VEL@ VEL@', 'VELDVELG @AT @EN', 'VELD VELG', 'twice in one word'],
  ['VEL@ VELD', 'VELDEN VELGEN @AT', 'VELG', 'each in a word of its own'],
])('RI-02 (e) %s may become %s if %s is a word: %s', (before, after, words) => {
  expect(lost(before, after, { words })).toBe('');
  expect(lost(before, after)).not.toBe('');
});

test.each([
  ['VEL@', 'VEELDEN @AT', 'VELD', 'the block is not broken'],
  ['VEL@ VEL@', 'VELDEN @AT @EN', 'VELD', 'one block cannot keep two words'],
  ['VELD', 'VELGEN', 'VELG', 'only a joker is replaced'],
])('RI-02 (e) %s may not become %s though %s is a word: %s', (before, after, words) => {
  expect(lost(before, after, { words })).not.toBe('');
});

test('RI-02 (e) the same tiles are looked up only once', () => {
  const asked: string[] = [];
  const isWord = (tiles: string) => asked.push(tiles) < 0;
  dissolvedWords(['VEL@', 'VEL@'], ['VELDEN', 'VELDER', 'VELGEN', '@@A'], { shortest: 3, isWord });
  expect(asked.toSorted()).toEqual(['VELD', 'VELG']);
});

test('RI-01 a rest has three letters, with children two', () => {
  expect(lost('ZOUT', 'OUZT ZO')).toBe('ZOUT');
  expect(lost('ZOUT', 'OUZT ZO', { shortest: 2 })).toBe('');
});

/** Oracle: tries every way to keep every earlier word, exactly as the rule says. */
function keepsAllByBruteForce(
  before: readonly string[],
  after: readonly string[],
  { shortest, isWord }: { shortest: number; isWord: (tiles: string) => boolean },
): boolean {
  const used = after.map((word) => Array<boolean>(word.length).fill(false));
  const isInOrder = (rest: string, word: string): boolean =>
    rest === '' ||
    (word !== '' &&
      (isInOrder(rest, word.slice(1)) || (rest[0] === word[0] && isInOrder(rest.slice(1), word.slice(1)))));
  const keep = (index: number): boolean => {
    const word = before[index];
    if (word === undefined) return true;
    return after.some((later, number) => {
      const places = used[number] as boolean[];
      const tryPlaces = (from: number, to: number) => {
        if (places.slice(from, to).includes(true)) return false;
        places.fill(true, from, to);
        const works = keep(index + 1);
        places.fill(false, from, to);
        return works;
      };
      const isReplacedBy = (tiles: string) =>
        word.length === tiles.length && [...word].every((tile, place) => tile === '@' || tile === tiles[place]);
      const isRest = later.length >= shortest && isInOrder(later, word);
      if ((isReplacedBy(later) || isRest) && tryPlaces(0, later.length)) return true;
      for (let at = 0; at + word.length <= later.length; at++) {
        const block = later.slice(at, at + word.length);
        const isKept = block === word || (isReplacedBy(block) && isWord(block));
        if (isKept && tryPlaces(at, at + word.length)) return true;
      }
      return false;
    });
  };
  return keep(0);
}

test('RI-02 a turn is legal exactly when some assignment of equal letters keeps every earlier word', () => {
  const letters = fc.constantFrom('A', 'N', '@');
  const word = fc.string({ unit: letters, minLength: 2, maxLength: 4 });
  const later = fc.string({ unit: letters, minLength: 2, maxLength: 7 });
  let good = 0;
  fc.assert(
    fc.property(fc.array(word, { maxLength: 4 }), fc.array(later, { maxLength: 5 }), (before, after) => {
      // Half of all tile sequences are words, so that jokers replaced inside a word count in some places and not in others.
      const keeping = { shortest: 3, isWord: (tiles: string) => tiles.lastIndexOf('N') % 2 === 0 };
      const isGood = keepsAllByBruteForce(before, after, keeping);
      good += Number(isGood);
      expect(dissolvedWords(before, after, keeping).length === 0).toBe(isGood);
    }),
    { numRuns: 5000 },
  );
  expect(good).toBeGreaterThan(500);
});
