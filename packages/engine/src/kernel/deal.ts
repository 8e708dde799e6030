/** Before the first turn: the starter and the racks. */
import { itemAt } from './item-at.ts';
import { allTiles, isTile, type LetterSet, type Tile, UNSEEN } from './letters.ts';
import type { Rack } from './rack.ts';
import { type Refusal, refuse } from './refusal.ts';
import { type Rng, shuffle } from './rng.ts';
import type { Seat } from './seats.ts';

/** The tiles drawn to see who begins: a round of draws, and another among those who tied. */
export type StarterDraw = readonly { readonly seat: Seat; readonly tile: Tile }[];

/** The letter nearest to A starts, a wild tile before all; ties draw again (B-06, R-02). */
export function drawForStart(
  letters: LetterSet,
  seats: number,
  rng: Rng,
): { readonly draws: readonly StarterDraw[]; readonly starter: Seat } {
  const order = Object.keys(letters.tiles);
  const draws: StarterDraw[] = [];
  let tied = Array.from({ length: seats }, (_, seat) => seat);
  do {
    const bag = shuffle(allTiles(letters), rng);
    const draw = tied.map((seat, index) => ({ seat, tile: itemAt(bag, index) }));
    const best = Math.min(...draw.map(({ tile }) => order.indexOf(tile)));
    draws.push(draw);
    tied = draw.filter(({ tile }) => order.indexOf(tile) === best).map(({ seat }) => seat);
  } while (tied.length > 1);
  return { draws, starter: itemAt(tied, 0) };
}

/** Tiles laid out by hand instead of dealt: a position from elsewhere, or the real box. */
export interface TileSetup {
  /** Racks by seat; a number is a rack of which only the size is known. Racks that are null or absent are dealt. */
  readonly racks?: readonly (Rack | number | null)[];
  /** Exactly these tiles in this order; absent: all remaining tiles, shuffled. */
  readonly bag?: readonly Tile[];
  /** Allow more tiles than the box holds. */
  readonly unchecked?: boolean;
}

export interface TileDeal {
  readonly racks: readonly Rack[];
  readonly bag: readonly Tile[];
}

/** Deals what the setup leaves open. `lying` are tiles already on the table. */
export function dealTiles(
  { letters, rackSize }: { readonly letters: LetterSet; readonly rackSize: number },
  { seats, lying, setup, rng }: { seats: number; lying: readonly Tile[]; setup: TileSetup; rng: Rng },
): TileDeal | { readonly refusal: Refusal } {
  if ((setup.racks?.length ?? 0) > seats) return refuse('bad-setup', { path: 'setup.racks' });
  const box = allTiles(letters);
  const claims: [path: string, tiles: readonly Tile[]][] = [
    ['setup.board', lying],
    ...(setup.racks ?? []).map((rack, seat): [string, readonly Tile[]] => [
      `setup.racks.${seat}`,
      typeof rack === 'number' ? [] : (rack ?? []),
    ]),
    ['setup.bag', setup.bag ?? []],
  ];
  for (const [path, tiles] of claims) {
    for (const tile of tiles) {
      if (!isTile(letters, tile) && tile !== UNSEEN) return refuse('unknown-tile', { path, tiles: [tile] });
      const place = box.indexOf(tile);
      if (place >= 0) box.splice(place, 1);
      else if (!setup.unchecked && tile !== UNSEEN) return refuse('too-many-tiles', { path, tiles: [tile] });
    }
  }
  const hidden = (setup.racks ?? []).reduce<number>((sum, rack) => sum + (typeof rack === 'number' ? rack : 0), 0);
  const pool = setup.bag ? [...setup.bag] : hidden > 0 ? unseenTiles(box.length - hidden) : shuffle(box, rng);
  const racks = Array.from({ length: seats }, (_, seat): Rack => {
    const rack = setup.racks?.[seat];
    if (typeof rack === 'number') return unseenTiles(rack);
    return rack ?? (setup.bag ? [] : pool.splice(0, rackSize));
  });
  return { racks, bag: pool };
}

function unseenTiles(count: number): Tile[] {
  return Array<Tile>(Math.max(0, count)).fill(UNSEEN);
}
