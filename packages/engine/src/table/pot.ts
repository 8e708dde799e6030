/** The pot: face down in one pile, or with the open pot face up in four. */
import { itemAt } from '../kernel/item-at.ts';
import type { Tile } from '../kernel/letters.ts';

const OPEN_PILES = 4;

export interface Pot {
  readonly open: boolean;
  /** Every pile from the bottom up: the last tile is taken first. A closed pot is one pile. */
  readonly piles: readonly (readonly Tile[])[];
}

/** The pot made of these tiles: drawn in this order when closed, dealt onto the piles in turn when open. */
export function makePot(tiles: readonly Tile[], open: boolean): Pot {
  if (!open) return { open, piles: [tiles.toReversed()] };
  const piles = Array.from({ length: OPEN_PILES }, (_, pile) =>
    tiles.filter((_, place) => place % OPEN_PILES === pile),
  );
  return { open, piles };
}

export function potSize({ piles }: Pot): number {
  return piles.reduce((sum, pile) => sum + pile.length, 0);
}

/** Whether a tile can be taken from a pile: an empty pile is gone. */
export function hasPile({ piles }: Pot, pile: number): boolean {
  return Object.hasOwn(piles, pile) && itemAt(piles, pile).length > 0;
}

/** The default pile: the tallest, the first among equals. */
function tallestPile({ piles }: Pot): number {
  const heights = piles.map(({ length }) => length);
  return heights.indexOf(Math.max(...heights));
}

/** Tiles taken one after the other, and where each came from. */
export interface Taken {
  readonly tiles: readonly Tile[];
  readonly piles: readonly number[];
}

/** Takes up to this many tiles, from the chosen piles as long as a choice is given; null if such a pile is empty. */
export function takeTiles(pot: Pot, count: number, chosen: readonly number[]): Taken | null {
  let left = pot;
  const tiles: Tile[] = [];
  const piles: number[] = [];
  for (let turn = 0; turn < count && potSize(left) > 0; turn++) {
    const pile = chosen[turn] ?? tallestPile(left);
    if (!hasPile(left, pile)) return null;
    const lying = itemAt(left.piles, pile);
    tiles.push(itemAt(lying, lying.length - 1));
    piles.push(pile);
    left = withoutTop(left, pile);
  }
  return { tiles, piles };
}

export function withoutTop(pot: Pot, pile: number): Pot {
  return { ...pot, piles: pot.piles.map((tiles, index) => (index === pile ? tiles.slice(0, -1) : tiles)) };
}
