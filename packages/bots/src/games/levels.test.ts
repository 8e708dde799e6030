import { expect, test } from 'vitest';
import { LEVELS } from '../level.ts';
import { usesLeaves } from './levels.ts';

test.each([
  ['child', 'scrabble-xl-nl', false],
  ['casual', 'scrabble-de', false],
  ['club', 'scrabble-xl-nl', true],
  ['master', 'trickster-nl', true],
  ['unbeatable', 'scrabble-de', true],
  ['unbeatable', 'rummikub-sabra', false],
  [{ ...LEVELS.child, values: 'equity' }, 'scrabble-de', true],
] as const)('whether %s values leaves in %s: %s', (level, game, expected) => {
  expect(usesLeaves(level, game)).toBe(expected);
});
