/** What a sheet tells about racks: those written down, and those that follow from what was laid and left. */
import { type Tile, without } from '@lettertafel/engine';

/** How a rack is known: from the sheet at that moment, only from later lines, or not at all. */
export type RackKnowledge = 'known' | 'shown-later' | 'unknown';

export interface KnownRack {
  readonly tiles: readonly Tile[] | null;
  readonly how: RackKnowledge;
}

/** A turn of one seat, as far as it changed the rack. */
export interface RackTurn {
  /** How many tiles the rack had before it. */
  readonly count: number;
  /** The rack as it was written down; null: it was not. */
  readonly written: readonly Tile[] | null;
  /** The tiles that the turn needed. */
  readonly used: readonly Tile[];
  /** The tiles that left the rack for good; null: unknown. */
  readonly gone: readonly Tile[] | null;
}

const UNKNOWN: KnownRack = { tiles: null, how: 'unknown' };

/** By turn, in the order of play; the last one may be what was left at the end. */
export function knownRacks(turns: readonly RackTurn[]): readonly KnownRack[] {
  const racks = turns.map(readRack);
  for (let at = 1; at < turns.length; at++) {
    const before = racks[at - 1]?.tiles;
    const [earlier, turn] = [turns[at - 1], turns[at]];
    if (racks[at]?.tiles || !before || !earlier?.gone || !turn || hasDrawn(earlier, turn)) continue;
    racks[at] = { tiles: without(before, earlier.gone), how: 'known' };
  }
  for (let at = turns.length - 2; at >= 0; at--) {
    const after = racks[at + 1]?.tiles;
    const [turn, next] = [turns[at], turns[at + 1]];
    if (racks[at]?.tiles || !after || !turn?.gone || !next || hasDrawn(turn, next)) continue;
    racks[at] = { tiles: [...after, ...turn.gone], how: 'shown-later' };
  }
  return racks;
}

/** A rack counts only if it is whole and holds what was used: half of it would look like a poor one. */
function readRack({ count, written, used }: RackTurn): KnownRack {
  if (used.length === count) return { tiles: used, how: 'known' };
  const isWhole = written?.length === count && without(used, written).length === 0;
  return isWhole ? { tiles: written, how: 'known' } : UNKNOWN;
}

function hasDrawn({ count, gone }: RackTurn, next: RackTurn): boolean {
  return next.count !== count - (gone?.length ?? 0);
}
