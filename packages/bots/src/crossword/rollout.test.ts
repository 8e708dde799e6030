import { type CrosswordView, gameById } from '@lettertafel/engine';
import { boardWith, seededRng } from '@lettertafel/engine/testing';
import { expect, test } from 'vitest';
import type { BoardFinder } from '../finder.ts';
import { toolsFor } from '../lists.testing.ts';
import { seatAt } from './candidates.ts';
import { imagineTiles } from './imagine.ts';
import { rollOut, TO_THE_END } from './rollout.ts';

const game = 'scrabble-xl-nl';
const finder = toolsFor(game).finder as BoardFinder;

function seatedOf(players: number) {
  const created = gameById(game).create(players, { starter: 0 });
  if ('refusal' in created) throw new Error(created.refusal.code);
  const view = gameById(game).viewFor(created.state, 0) as CrosswordView;
  const seats = view.seats.map((seat) => ({ ...seat, tiles: 7 }));
  const bag = 98 - 7 * players;
  return seatAt({ ...view, seats, board: boardWith('H7 TREIN'), rack: [...'AEIRSTD'], bag }, finder);
}

test('exchanged tiles go back to the bag', () => {
  const seated = seatedOf(2);
  const imagined = imagineTiles(game, seated.view, seededRng(1));
  const swap = { laid: [], score: 0, leave: [...'ERS'], equity: 0 };
  expect(rollOut(seated, swap, { imagined, turns: 0 }).end.bag).toBe(imagined.bag.length);
});

test.each([2, 3, 4])('a rollout of %d players ends, with an empty bag', (players) => {
  const seated = seatedOf(players);
  const imagined = imagineTiles(game, seated.view, seededRng(2));
  const swap = { laid: [], score: 0, leave: seated.rack, equity: 0 };
  expect(rollOut(seated, swap, { imagined, turns: TO_THE_END }).end.bag).toBe(0);
});

test('in one round every player moves once', () => {
  const seated = seatedOf(3);
  const imagined = imagineTiles(game, seated.view, seededRng(3));
  const swap = { laid: [], score: 0, leave: seated.rack, equity: 0 };
  const bags = [0, 1, 2, 3].map((turns) => rollOut(seated, swap, { imagined, turns }).end.bag);
  expect(new Set(bags).size).toBe(4);
});

test.each([2, 3])('of %d players all opponents have replied before the next turn', (players) => {
  const seated = seatedOf(players);
  const imagined = imagineTiles(game, seated.view, seededRng(4));
  const swap = { laid: [], score: 0, leave: seated.rack, equity: 0 };
  const { replied } = rollOut(seated, swap, { imagined, turns: players });
  const { leads, bag } = rollOut(seated, swap, { imagined, turns: players - 1 }).end;
  expect(replied).toEqual({ leads, bag, isOwnTurn: true });
  expect(leads).toHaveLength(players - 1);
});
