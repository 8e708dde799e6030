/** What viewers see of tiles that are not theirs: how many, and faces only where a rule turns them over. */
import type { Viewer } from './game.ts';
import type { Tile } from './letters.ts';
import type { Rack } from './rack.ts';
import { type Seat, type Seating, seatsAfter } from './seats.ts';

/** The only place in a view where another seat's letters may be seen, and why. */
export interface Revealed {
  readonly seat: Seat;
  readonly letters: readonly Tile[];
  readonly why: 'end' | 'peek';
}

/** At the end the racks are turned over, but for those of seats that resigned (B-29). */
export function racksAtEnd(
  state: Seating & { readonly turn: Seat; readonly racks: readonly Rack[] },
  viewer: Viewer,
): readonly Revealed[] {
  return seatsAfter(state, state.turn)
    .filter((seat) => seat !== viewer)
    .map((seat) => ({ seat, letters: state.racks[seat] ?? [], why: 'end' }));
}

/** The tiles in a view that are the viewer's own, or that others had to turn over. */
export function shownTiles({
  rack,
  revealed,
}: {
  readonly rack: Rack;
  readonly revealed: readonly Revealed[];
}): Tile[] {
  return [...rack, ...revealed.flatMap(({ letters }) => letters)];
}

/** Tiles that changed hands: how many, and which only to whom they belong. */
export interface SeenTiles {
  readonly count: number;
  readonly mine?: readonly Tile[];
}

export function seenTiles(tiles: readonly Tile[], isMine: boolean): SeenTiles {
  return { count: tiles.length, ...(isMine ? { mine: tiles } : {}) };
}
