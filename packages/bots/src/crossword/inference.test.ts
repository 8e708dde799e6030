import { type CrosswordView, gameById, SIZE, shuffle, type Tile } from '@lettertafel/engine';
import { boardWith, seededRng } from '@lettertafel/engine/testing';
import { describe, expect, test } from 'vitest';
import type { BoardFinder } from '../finder.ts';
import { toolsFor } from '../lists.testing.ts';
import { type Seated, seatAt } from './candidates.ts';
import { imagineTiles } from './imagine.ts';
import { inferKept } from './inference.ts';

const finder = toolsFor('scrabble-xl-nl').finder as BoardFinder;
const ROW = 7 * SIZE;

/** Seat 1 has opened with LINZEN, and kept a tile. */
function afterOpening(changes: Partial<CrosswordView> = {}): Seated {
  const created = gameById('scrabble-xl-nl').create(2, { starter: 1 });
  if ('refusal' in created) throw new Error(created.refusal.code);
  const view = gameById('scrabble-xl-nl').viewFor(created.state, 0) as CrosswordView;
  const seats = view.seats.map((seat) => ({ ...seat, tiles: 7 }));
  const opened = { board: boardWith('H8 LINZEN'), lastLaid: [7, 8, 9, 10, 11, 12].map((column) => ROW + column) };
  return seatAt({ ...view, seats, ...opened, rack: [...'AEIRSTD'], bag: 82, ...changes }, finder);
}

function canLayAll(leave: readonly Tile[]): boolean {
  const generator = finder.generator('all');
  generator.setBoard(boardWith(), {});
  const plays = generator.findAll([...'LINZEN', ...leave]);
  return Array.from({ length: plays.length }, (_, play) => plays.tileCount(play)).includes(7);
}

describe('a play of six tiles', () => {
  const seated = afterOpening();
  const rng = seededRng('inference');

  test('says that its player could hardly lay the whole rack', () => {
    const draw = inferKept(seated);
    const unseen = gameById('scrabble-xl-nl').unseenFor(seated.view);
    const inferred = Array.from({ length: 300 }, () => draw?.(rng).leave ?? []);
    const uniform = Array.from({ length: 300 }, () => shuffle(unseen, rng).slice(0, 1));
    const share = (leaves: readonly (readonly Tile[])[]) => leaves.filter(canLayAll).length / leaves.length;
    expect(inferred.every((leave) => leave.length === 1)).toBe(true);
    expect(share(uniform)).toBeGreaterThan(0);
    expect(share(inferred)).toBeLessThan(0.6 * share(uniform));
  });

  test('tells about the rack of its player, who has drawn since; all tiles remain in the game', () => {
    const kept = inferKept(seated)?.(rng);
    const { racks, bag } = imagineTiles('scrabble-xl-nl', seated.view, rng, kept);
    expect(kept?.seat).toBe(1);
    expect(racks[1]?.slice(0, 1)).toEqual(kept?.leave);
    expect(racks[1]).toHaveLength(7);
    const unseen = gameById('scrabble-xl-nl').unseenFor(seated.view);
    expect([...(racks[1] ?? []), ...bag].sort()).toEqual(unseen.toSorted());
  });
});

test.each<[string, Partial<CrosswordView>]>([
  ['nothing lies on the board', { board: boardWith(), lastLaid: [] }],
  ['the opponent has exchanged since', { lastLaid: [] }],
  ['the opponent has passed since', { seats: afterOpening().view.seats.map((seat) => ({ ...seat, passes: 1 })) }],
  ['the bag is empty', { bag: 0 }],
  ['a blank was laid', { board: boardWith('H8 LINZeN') }],
  ['the rack is known', { revealed: [{ seat: 1, letters: [...'ABCDEFG'], why: 'peek' }] }],
  ['the word is not in the list, such as a name', { board: boardWith('H8 LZINEN') }],
])('nothing is inferred if %s', (_, changes) => {
  expect(inferKept(afterOpening(changes))).toBeNull();
});
