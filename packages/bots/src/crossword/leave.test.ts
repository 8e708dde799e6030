import { type CrosswordView, gameById } from '@lettertafel/engine';
import { boardWith } from '@lettertafel/engine/testing';
import { describe, expect, test } from 'vitest';
import { dealtView } from '../dealt-view.testing.ts';
import type { BoardFinder } from '../finder.ts';
import { toolsFor } from '../lists.testing.ts';
import { candidateOf, findIn, seatAt } from './candidates.ts';
import { leaveWorth } from './leave.ts';
import { bestPlay } from './rollout.ts';
import { pointsOn } from './tiles.ts';

const GAME = 'scrabble-xl-nl';
const { finder: found, lexicon } = toolsFor(GAME);
const finder = found as BoardFinder;
const { letters, rackSize } = finder.rules;
const { leaves } = finder;

const worth = (leave: string, bag: number, others = 0) =>
  leaveWorth([...leave], { leaves, letters, bag, rackSize, others });
const inTable = (leave: string) => leaves.valueOf([...leave]);

describe('what a leave adds to the score', () => {
  test('its value, if the bag can fill the rack', () => {
    expect(worth('ERS', 4)).toBe(inTable('ERS'));
    expect(worth('', 7)).toBe(0);
  });

  test('less, if the bag has fewer tiles than that', () => {
    expect(worth('ERS', 3)).toBe(inTable('ERS') / 2 - 4);
    expect(worth('', 6)).toBe(-4);
  });

  test('B-28 with an empty bag each point on the rack costs one', () => {
    expect(worth('ERS', 0)).toBe(inTable('ERS') / 4 - 5);
    expect(worth('Q', 0)).toBeLessThan(worth('E', 0));
  });

  test('B-28 going out gains more, the more points the others hold', () => {
    expect(worth('', 0, 2)).toBe(9);
    expect(worth('', 0, 20)).toBe(18);
  });
});

test.each([
  { bag: 30, rack: 'AEIRSTD' },
  { bag: 3, rack: 'AEIRSTD' },
  { bag: 0, rack: 'AEIRSTD' },
  { bag: 0, rack: 'EN' },
])('with $bag tiles in the bag and $rack, the search finds the best play by equity', ({ bag, rack }) => {
  const setup = { racks: [[...rack], [...'ONDERUI']], board: boardWith('H7 TREIN') };
  const view = { ...(dealtView(GAME, { lexicon, setup }) as CrosswordView), bag };
  const seated = seatAt(view, finder);
  const others = pointsOn(letters, gameById(GAME).unseenFor(view));
  const best = bestPlay(seated, { board: view.board, rack: seated.rack, bag, others });
  const equityOf = (play: NonNullable<typeof best>) => candidateOf(seated, play).equity;
  const plays = findIn(seated, 'all');
  const equities = Array.from({ length: plays.length }, (_, number) => equityOf(plays.get(number)));
  if (!best) throw new RangeError('no play');
  // The search counts in eighths of a point.
  expect(Math.abs(equityOf(best) - Math.max(...equities))).toBeLessThan(0.13);
});
