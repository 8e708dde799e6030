import { GAMES } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { leavesOf } from './crossword/leave.ts';
import { LEAVES_FOLDER, loadLeaves } from './node-leaves.ts';

describe.each(['scrabble-xl-nl', 'scrabble-de', 'trickster-nl'] as const)('the leaves of %s', (game) => {
  const table = loadLeaves(LEAVES_FOLDER, game);
  const leaves = leavesOf(game, GAMES[game].rules.letters, table);

  test('agree with what players know about them', () => {
    expect(leaves.valueOf([])).toBe(0);
    expect(leaves.valueOf(['?'])).toBeGreaterThan(18);
    expect(leaves.valueOf(['?', '?'])).toBeGreaterThan(leaves.valueOf(['?']));
    expect(leaves.valueOf(['Q'])).toBeLessThan(-5);
    expect(leaves.valueOf([...'IIII'])).toBeLessThan(leaves.valueOf(['I']));
    expect(leaves.valueOf([...'ENRST'])).toBeGreaterThan(15);
  });

  test('are never far off: rare leaves are smoothed by smaller ones', () => {
    for (const leave of ['QXYVJC', 'QXZWWV', '??QXYJ', 'EEEEEE'])
      expect(Math.abs(leaves.valueOf([...leave]))).toBeLessThan(61);
  });
});

test('without a file there is no table, and the smaller model is used', () => {
  expect(loadLeaves('/nowhere', 'scrabble-de')).toBeNull();
  expect(loadLeaves(LEAVES_FOLDER, 'rummikub-sabra')).toBeNull();
  expect(leavesOf('scrabble-de', GAMES['scrabble-de'].rules.letters, null).valueOf(['?'])).toBeGreaterThan(10);
});
