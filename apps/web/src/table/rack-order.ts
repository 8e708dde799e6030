/** The player's order of the rack, which survives turns and refills. */
import { shuffle, type Tile } from '@lettertafel/engine';
import type { DraftTile, TileKey } from './draft.ts';

/** The order as it is saved. */
export interface SavedOrder {
  readonly rack: readonly Tile[];
  /** The order before a play that can still be lost; empty: there is none. */
  readonly before: readonly Tile[];
}

/** Tiles in the saved order of letters; new tiles come last. When a play is lost, its tiles come back to their places. */
export function orderTiles(tiles: readonly DraftTile[], { rack, before }: SavedOrder): TileKey[] {
  const letters = tiles.map(({ tile }) => tile);
  const isBack = before.length > 0 && before.every((letter) => countOf(letter, before) <= countOf(letter, letters));
  const left = [...tiles];
  const known = (isBack ? before : rack).flatMap((letter) => {
    const place = left.findIndex(({ tile }) => tile === letter);
    return place < 0 ? [] : left.splice(place, 1);
  });
  return [...known, ...left].map(({ key }) => key);
}

function countOf(letter: Tile, letters: readonly Tile[]): number {
  return letters.filter((other) => other === letter).length;
}

/** Moves tiles before the tile at an index. */
export function moveInOrder(order: readonly TileKey[], keys: readonly TileKey[], at: number): TileKey[] {
  const before = order.slice(0, at).filter((key) => !keys.includes(key));
  const after = order.slice(at).filter((key) => !keys.includes(key));
  return [...before, ...order.filter((key) => keys.includes(key)), ...after];
}

/** A different order, if there is one. */
export function shuffleOrder(order: readonly TileKey[], below: (limit: number) => number): TileKey[] {
  const another = shuffle(order, { below });
  return another.join() === order.join() ? [...order.slice(1), ...order.slice(0, 1)] : another;
}
