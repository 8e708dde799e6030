/** What viewers see of other seats' tiles: how many, and letters only where a rule reveals them. */
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

/** At the end all racks are revealed, except those of resigned seats (B-29). */
export function racksAtEnd(
  state: Seating & { readonly turn: Seat; readonly racks: readonly Rack[] },
  viewer: Viewer,
): readonly Revealed[] {
  return seatsAfter(state, state.turn)
    .filter((seat) => seat !== viewer)
    .map((seat) => ({ seat, letters: state.racks[seat] ?? [], why: 'end' }));
}

/** The tiles in a view that are the viewer's own, or that others had to reveal. */
export function shownTiles({
  rack,
  revealed,
}: {
  readonly rack: Rack;
  readonly revealed: readonly Revealed[];
}): Tile[] {
  return [...rack, ...revealed.flatMap(({ letters }) => letters)];
}

/** Tiles that changed hands: how many for everybody, which ones only for their owner. */
export interface SeenTiles {
  readonly count: number;
  readonly mine?: readonly Tile[];
}

export function seenTiles(tiles: readonly Tile[], isMine: boolean): SeenTiles {
  return { count: tiles.length, ...(isMine ? { mine: tiles } : {}) };
}
