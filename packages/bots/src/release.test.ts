import { boardGameIn, type CrosswordView, GAMES, LANGUAGES } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { tickingClock } from './arena.testing.ts';
import type { BoardFinder } from './finder.ts';
import { toolsFor } from './lists.testing.ts';
import { compareWithRelease, formatMove, RELEASES, recordPosition } from './release.ts';

describe.each(LANGUAGES.filter((language) => RELEASES[language]))('the moves of the last release in %s', (language) => {
  const { positions = [] } = RELEASES[language] ?? {};
  const game = boardGameIn(language);

  test('are 60 positions with tiles in the bag, and none uses more tiles than the box has', () => {
    expect(positions).toHaveLength(60);
    for (const { board, rack, bag } of positions) {
      const laid = board.join('').replaceAll('.', '').length;
      const all = Object.values(GAMES[game].rules.letters.tiles).reduce((sum, { count }) => sum + count, 0);
      expect(bag).toBeGreaterThan(0);
      expect(laid + rack.length + bag).toBeLessThan(all);
    }
  });
});

describe('comparing', () => {
  const tools = toolsFor('scrabble-xl-nl', { checking: 'automatic' });
  const finder = tools.finder as BoardFinder;
  const [position] = (RELEASES.nl?.positions ?? []).filter(({ move }) => !move.startsWith('-'));
  const compare = (moves: readonly string[]) =>
    compareWithRelease({
      record: { release: 'a test', madeBy: 'hand', positions: moves.map((move) => ({ ...position!, move })) },
      finder,
      lexicon: tools.lexicon,
      budget: { milliseconds: 100, now: tickingClock() },
    });

  test('today’s moves gain on those of a player who always passes, and illegal moves are skipped', () => {
    const { gain, error, ...counts } = compare(['-', 'H8 QQQ']);
    expect(counts).toEqual({ release: 'a test', positions: 2, gone: 1, different: 1, better: 1, worse: 0 });
    expect(gain).toBeGreaterThan(2 * error);
  });
});

test('positions are recorded for two players with tiles in the bag', () => {
  const view = { viewer: 1, seats: [{ score: 10 }, { score: 20 }], bag: 5, board: ['...'], rack: ['A', '?'] };
  const written = { board: ['...'], rack: 'A?', scores: [20, 10], bag: 5 };
  expect(recordPosition(view as unknown as CrosswordView)).toEqual(written);
  expect(recordPosition({ ...view, bag: 0 } as unknown as CrosswordView)).toBeNull();
  expect(recordPosition({ ...view, seats: [...view.seats, { score: 0 }] } as unknown as CrosswordView)).toBeNull();
});

test.each([
  [{ by: 0, do: 'lay', at: 'H8', word: 'WOORD' }, 'H8 WOORD'],
  [{ by: 0, do: 'exchange', tiles: 'QCA' }, '-ACQ'],
  [{ by: 0, do: 'pass' }, '-'],
] as const)('%j is written as %s', (move, text) => {
  expect(formatMove(move)).toBe(text);
});
