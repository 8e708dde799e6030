/** The leftover tiles at the end of a GCG file: `(TILES) +n`, `RACK (RACK) -n`, or `#rack2 TILES`. */
import type { Seat } from '@lettertafel/engine';
import type { AnyState } from '@lettertafel/scorekeeper';
import type { GcgEvent, GcgFile } from './gcg-file.ts';

export interface Settlement {
  /** By seat. */
  readonly racks: readonly string[];
  readonly wentOut?: Seat;
}

/** `unclear`: tiles were left, but not said by whom. */
export function settlementOf(file: GcgFile, { over }: AnyState): Settlement | 'none' | 'unclear' {
  const leftovers = file.events.flatMap(leftoverOf);
  if (leftovers.length === 0) return over ? ofRacks(file) : 'none';
  const racks = file.racks.map((rack) => rack?.tiles ?? '');
  for (const { seat, tiles, isOwn } of leftovers) if (isOwn) racks[seat] = tiles;
  const gain = leftovers.find(({ isOwn }) => !isOwn);
  if (!gain) return { racks };
  const others = racks.map((_, seat) => seat).filter((seat) => seat !== gain.seat);
  const known = others.map((seat) => racks[seat] ?? '').join('');
  const [only] = others;
  if (others.length === 1 && only !== undefined && known === '') racks[only] = gain.tiles;
  else if (known.length !== gain.tiles.length) return 'unclear';
  racks[gain.seat] = '';
  return { racks, wentOut: gain.seat };
}

/** A player's own tiles cost points; those of others bring some. */
function leftoverOf({ seat, rack, deed, score }: GcgEvent) {
  if (deed.do !== 'leftover') return [];
  const { tiles } = deed;
  return [{ seat, tiles, isOwn: score < 0 || (score === 0 && rack === tiles) }];
}

/** A game that is over, with the racks in pragmas: whoever has none went out, if that is one player. */
function ofRacks({ racks }: GcgFile): Settlement | 'none' {
  return racks.some((rack) => rack !== null) ? { racks: racks.map((rack) => rack?.tiles ?? '') } : 'none';
}
