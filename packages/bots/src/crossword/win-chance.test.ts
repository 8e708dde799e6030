import { LANGUAGES } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { gainsAt, normalShare, winChance } from './win-chance.ts';

test.each([
  [0, 0.5],
  [1, 0.8413447],
  [-1, 0.1586553],
  [1.959964, 0.975],
  [-4, 0.0000317],
])('the share of a normal distribution below %d is %d', (value, share) => {
  expect(normalShare(value)).toBeCloseTo(share, 6);
});

describe.each(LANGUAGES)('chances in %s', (language) => {
  test('being further ahead is better, and 400 points are decisive', () => {
    for (const bag of [0, 1, 7, 30, 80]) {
      const chances = [-400, -40, 0, 40, 400].map((ahead) => winChance(language, { ahead, bag }));
      expect(chances).toEqual([...chances].sort((one, other) => one - other));
      expect(chances[0]).toBeLessThan(0.01);
      expect(chances.at(-1)).toBeGreaterThan(0.99);
    }
  });

  test('the same lead is worth more with fewer tiles in the bag', () => {
    const chances = [80, 50, 20, 0].map((bag) => winChance(language, { ahead: 40, bag }));
    expect(chances).toEqual([...chances].sort((one, other) => one - other));
  });

  test('there are figures for every bag size, and a larger one counts as the largest', () => {
    for (let bag = 0; bag <= 88; bag++) expect(gainsAt(language, bag).deviation).toBeGreaterThan(5);
    expect(gainsAt(language, 500)).toEqual(gainsAt(language, 104));
  });
});
