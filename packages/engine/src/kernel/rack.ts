/** Racks: the tiles of a seat; their order does not matter. */
import { type Tile, UNSEEN } from './letters.ts';

export type Rack = readonly Tile[];

/** The rack without these tiles, or null if they are not all on it. A tile not found is taken from the unseen ones. */
export function withoutTiles(rack: Rack, tiles: readonly Tile[]): Rack | null {
  const left = [...rack];
  for (const tile of tiles) {
    const known = left.indexOf(tile);
    const place = known >= 0 ? known : left.indexOf(UNSEEN);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}

/** Those of the wanted tiles that the rack does not have. */
export function missingTiles(rack: Rack, wanted: readonly Tile[]): Tile[] {
  const left = [...rack];
  return wanted.filter((tile) => {
    const known = left.indexOf(tile);
    const place = known >= 0 ? known : left.indexOf(UNSEEN);
    if (place >= 0) left[place] = '';
    return place < 0;
  });
}

/** How many tiles a rack has after filling up; a larger one stays as it is. */
export function missingTo(size: number, rack: Rack): number {
  return Math.max(0, size - rack.length);
}
