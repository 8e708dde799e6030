import { LANGUAGES } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { chanceOfFirst, gainsAt, normalShare, winChance } from './win-chance.ts';

test.each([
  [0, 0.5],
  [1, 0.8413447],
  [-1, 0.1586553],
  [1.959964, 0.975],
  [-4, 0.0000317],
])('the share of a normal distribution below %d is %d', (value, share) => {
  expect(normalShare(value)).toBeCloseTo(share, 6);
});

test.each([1, 2, 3])('level with %d opponents, everyone has the same chance of being first', (opponents) => {
  const level = Array.from({ length: opponents }, () => 0);
  expect(chanceOfFirst(level, 50)).toBeCloseTo(1 / (opponents + 1), 2);
});

test('an opponent who is far behind does not matter', () => {
  expect(chanceOfFirst([30, 1000], 50)).toBeCloseTo(normalShare(30 / 50), 2);
});

describe.each(LANGUAGES)('chances in %s', (language) => {
  test('being further ahead is better, and 400 points are decisive', () => {
    for (const bag of [0, 1, 7, 30, 80]) {
      const chances = [-400, -40, 0, 40, 400].map((ahead) =>
        winChance(language, { leads: [ahead], bag, isOwnTurn: true }),
      );
      expect(chances).toEqual([...chances].sort((one, other) => one - other));
      expect(chances[0]).toBeLessThan(0.01);
      expect(chances.at(-1)).toBeGreaterThan(0.99);
    }
  });

  test('the same lead is worth more with fewer tiles in the bag', () => {
    const chances = [80, 50, 20, 0].map((bag) => winChance(language, { leads: [40], bag, isOwnTurn: true }));
    expect(chances).toEqual([...chances].sort((one, other) => one - other));
  });

  test('the chances of two players add up to 1; of three, the leader has most and the last least', () => {
    const own = winChance(language, { leads: [25], bag: 30, isOwnTurn: true });
    expect(own + winChance(language, { leads: [-25], bag: 30, isOwnTurn: false })).toBeCloseTo(1, 6);
    // Scores of 40, 20 and 0 in the order of turns.
    const first = winChance(language, { leads: [20, 40], bag: 30, isOwnTurn: true });
    const last = winChance(language, { leads: [-40, -20], bag: 30, isOwnTurn: false });
    expect(first).toBeGreaterThan(0.5);
    expect(last).toBeLessThan(0.2);
    expect(first + last).toBeLessThan(0.9);
  });

  test('there are figures for every bag size, and a larger one counts as the largest', () => {
    for (let bag = 0; bag <= 88; bag++) expect(gainsAt(language, bag).deviation).toBeGreaterThan(5);
    expect(gainsAt(language, 500)).toEqual(gainsAt(language, 104));
  });
});
