/** The player's order of the rack, which survives turns and refills. */
import type { Tile } from '@lettertafel/engine';
import { shuffled } from '../parts/shuffled.ts';
import type { DraftTile, TileKey } from './draft.ts';

/** Tiles in the saved order of letters; new tiles come last. */
export function orderTiles(tiles: readonly DraftTile[], remembered: readonly Tile[]): TileKey[] {
  const left = [...tiles];
  const known = remembered.flatMap((letter) => {
    const place = left.findIndex(({ tile }) => tile === letter);
    return place < 0 ? [] : left.splice(place, 1);
  });
  return [...known, ...left].map(({ key }) => key);
}

/** Moves tiles before the tile at an index. */
export function moveInOrder(order: readonly TileKey[], keys: readonly TileKey[], at: number): TileKey[] {
  const before = order.slice(0, at).filter((key) => !keys.includes(key));
  const after = order.slice(at).filter((key) => !keys.includes(key));
  return [...before, ...order.filter((key) => keys.includes(key)), ...after];
}

/** A different order, if there is one. */
export function shuffleOrder(order: readonly TileKey[], below: (limit: number) => number): TileKey[] {
  const another = shuffled(order, below);
  return another.join() === order.join() ? [...order.slice(1), ...order.slice(0, 1)] : another;
}
